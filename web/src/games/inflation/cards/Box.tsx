import { Letter, place } from '../../../cards/Letter.tsx';
import { lay } from '../../../cards/path.ts';
import { GLYPHS } from './glyphs.ts';
import { band, rosette } from './guilloche.ts';
import { TITLE } from './title.ts';

const SUN = rosette({ x: 160, y: 236, radius: 230, depth: 0.5, lobes: 20, strands: 5 });
const CORE = rosette({ x: 160, y: 236, radius: 112, depth: 0.66, lobes: 11, strands: 4 });
const EDGE = band({ x: 0, y: 103, width: 320, height: 18, period: 20, strands: 4 });

/** A true deal: 3, then 6, 10, 9 and 8. The covered ten keeps only its nought. */
const GROWTH = [
  { number: '3', y: 138, height: 26, ink: '#4f7d62' },
  { number: '63', y: 173, height: 34, ink: '#1f6b4a' },
  { number: '1063', y: 217, height: 45, ink: '#7a5a00' },
  { number: '9063', y: 274, height: 60, ink: '#a8480a' },
  { number: '89063', y: 344, height: 76, ink: '#c2161b' },
] as const;

export function InflationBox() {
  return (
    <>
      <rect width="320" height="400" fill="#e6efdb" />
      <g fill="none" stroke="#1f6b4a" strokeWidth=".9">
        <path d={SUN} opacity=".3" />
        <path d={CORE} opacity=".26" />
      </g>
      <rect width="320" height="112" fill="#14513b" />
      <path d={EDGE} fill="none" stroke="#e6efdb" strokeWidth="1" opacity=".8" />
      <Letter glyph={TITLE} x={160} y={54} height={50} fit={284} fill="#f6f3e2" />
      {GROWTH.map((row) => (
        <Row key={row.number} {...row} />
      ))}
    </>
  );
}

type RowProps = {
  readonly number: string;
  readonly y: number;
  readonly height: number;
  readonly ink: string;
};

const BEHIND = { paintOrder: 'stroke' };

function Row({ number, y, height, ink }: RowProps) {
  const step = height * 0.72;
  const left = 160 - ((number.length - 1) * step) / 2;
  return [...number].map((digit, i) => {
    const glyph = GLYPHS[digit];
    const key = number.length - i;
    const at = place({ glyph, x: left + i * step, y, height, fit: step * 0.94 });
    const paper = { stroke: '#e6efdb', style: BEHIND };
    return (
      <g key={key}>
        <path d={lay(glyph.d, at)} fill={ink} strokeWidth={22 * at.up} {...paper} />
        {height > 40 && (
          <path d={lay(glyph.cuts ?? '', at)} strokeWidth={2.6 * at.up} opacity=".7" {...paper} />
        )}
      </g>
    );
  });
}
