import { lay } from '../../../cards/path.ts';
import { VelvetLight } from './Face.tsx';
import { BODY } from './shapes.ts';

/** Quilted velvet: diagonal seams, a gold stud where they cross. */
const seams = (() => {
  let d = '';
  for (let i = -7; i <= 6; i++) d += `M${25 + i * 50} 25l300 300M${25 + i * 50 + 150} 25l-300 300`;
  return d;
})();
const studs = (() => {
  let d = '';
  for (let row = 0; row < 13; row++)
    for (let x = row % 2 ? 50 : 25; x <= 225; x += 50) d += `M${x} ${25 + row * 25}h.01`;
  return d;
})();

export function CharmsBack() {
  return (
    <>
      <VelvetLight />
      <rect className="velvet-edge" x="9" y="9" width="232" height="332" rx="9" />
      <svg x="15" y="15" width="220" height="320" viewBox="15 15 220 320" aria-hidden="true">
        <path d={seams} className="velvet-seam" />
      </svg>
      <path d={studs} className="velvet-stud" />
      <circle cx="125" cy="175" r="58" className="velvet-medal" />
      <path d={lay(BODY.clover, { x: 125, y: 175, across: 0.46 })} className="pin-small" />
    </>
  );
}
