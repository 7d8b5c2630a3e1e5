import { band, rosette } from './guilloche.ts';

const FLOWER = rosette({ x: 125, y: 175, radius: 118, depth: 0.6, lobes: 18, strands: 8 });
const HEART = rosette({ x: 125, y: 175, radius: 44, depth: 0.7, lobes: 9, strands: 5 });
const EDGES = [32, 318]
  .map((y) => band({ x: 15, y, width: 220, height: 22, period: 22, strands: 4 }))
  .join('');

/** The back of a note: one great flower between two borders. */
export function InflationBack() {
  return (
    <g className="note-lines note-back">
      <rect x="13" y="13" width="224" height="324" rx="7" />
      <path d={EDGES} />
      <path d="M13 50H237M13 300H237" />
      <path d={FLOWER} />
      <circle cx="125" cy="175" r="47" className="note-hole" />
      <path d={HEART} />
    </g>
  );
}
