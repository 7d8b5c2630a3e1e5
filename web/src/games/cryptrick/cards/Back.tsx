import { lay } from '../../../cards/path.ts';
import { COIN_SHAPES } from './shapes.ts';

/** A wall of chained blocks, seen from the corner. */
const wall = (() => {
  let d = '';
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 5; column++) {
      const x = 21 + column * 52 + (row % 2 ? 26 : 0) - 12;
      const y = 30 + row * 45;
      d += `M${x} ${y}l26-15l26 15l-26 15zM${x} ${y}v30l26 15v-30M${x + 52} ${y}v30l-26 15`;
    }
  return d;
})();

export function CryptrickBack() {
  return (
    <>
      <svg x="13" y="13" width="224" height="324" viewBox="13 13 224 324" aria-hidden="true">
        <path d={wall} className="term-wall" />
      </svg>
      <rect className="term-edge" x="8" y="8" width="234" height="334" rx="9" />
      <path d={lay(COIN_SHAPES.K, { x: 125, y: 175, across: 0.98 })} className="term-seal" />
      <path d="M104 190V170M125 197V152M146 180V158" className="term-seal-candles" />
    </>
  );
}
