import { inflation } from '@overtrick/games/inflation';
import { Letter, place } from '../../../cards/Letter.tsx';
import { lay } from '../../../cards/path.ts';
import { GLYPHS } from './glyphs.ts';
import { band, rosette } from './guilloche.ts';

/** Where a digit stands: the right half, which is what the next note leaves in sight (INF-3.4, INF-3.5). */
const DIGIT = 187;
const COVERED_DIGIT = 66;
const MIDDLE = 197;
const DIGIT_HEIGHT = 204;
const FLOWER = 222;

/** Everything of one line width in one path: a row has a dozen notes, and every path costs the browser something. */
const BORDER = [
  band({ x: 0, y: 325, width: 250, height: 20, period: 25, strands: 4 }),
  band({ x: 0, y: 325, width: 250, height: 9, period: 25, strands: 4 }),
  'M92 22H250M92 30H250M0 309H250M0 342H250',
].join('');
const HALO = rosette({ x: DIGIT, y: MIDDLE, radius: 104, depth: 0.3, lobes: 20, strands: 4 });
const flowers = new Map<number, string>();

/** More lobes for more money. */
function flower(rank: number): string {
  let d = flowers.get(rank);
  if (d === undefined) {
    d = rosette({ x: 64, y: FLOWER, radius: 58, depth: 0.62, lobes: rank + 3, strands: rank > 5 ? 4 : 6 });
    flowers.set(rank, d);
  }
  return d;
}

/** A banknote: the flower on the left, the number on the right, a border that runs on into the next note. */
export function InflationFace({ card }: { readonly card: string }) {
  const { rank } = inflation.face(card);
  return (
    <>
      <g className="note-lines">
        <path d={BORDER} />
        <path d={HALO} className="note-halo" />
        {rank < 10 && <path d={flower(rank)} className="note-flower" />}
        {rank < 10 && <circle cx="64" cy={FLOWER} r="64" className="inf-note-ring" />}
      </g>
      <Digit text={`${rank % 10}`} x={DIGIT} />
      {rank === 10 && <Digit text="1" x={COVERED_DIGIT} />}
      <path d="M134 345H240" className="note-bar" />
      <Index card={card} />
    </>
  );
}

function Digit({ text, x }: { readonly text: string; readonly x: number }) {
  const glyph = GLYPHS[text];
  const at = place({ glyph, x, y: MIDDLE, height: DIGIT_HEIGHT, fit: 110 });
  return (
    <>
      <path d={lay(glyph.d, at)} className="note-digit" />
      <path d={lay(glyph.cuts ?? '', at)} className="note-cuts" />
    </>
  );
}

function Index({ card }: { readonly card: string }) {
  if (card !== '10') return <Letter glyph={GLYPHS[card]} x={43} y={49} height={64} fit={56} />;
  return (
    <>
      <Letter glyph={GLYPHS['1']} x={29} y={49} height={64} fit={24} />
      <Letter glyph={GLYPHS['0']} x={66} y={49} height={64} fit={42} />
    </>
  );
}
