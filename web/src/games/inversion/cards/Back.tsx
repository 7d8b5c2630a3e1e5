import { lay } from '../../../cards/path.ts';

/** Discs that change tone where they cross the seam. */
const rows = (() => {
  let d = '';
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 5; column++) {
      const r = 5 + row * 4.2;
      d += `M${45 + column * 40} ${44 + row * 37 - r}a${r} ${r} 0 1 1-.1 0z`;
    }
  return d;
})();

export function InversionBack() {
  return (
    <>
      <path className="mirror-night" d="M0 175H250V335a15 15 0 0 1-15 15H15a15 15 0 0 1-15-15z" />
      <path d={rows} className="suit-solid" />
      <path d={lay(rows, { x: 250, y: 350, across: -1 })} className="mirror-paper" />
      <path d="M0 175H250" className="mirror-seam" />
    </>
  );
}
