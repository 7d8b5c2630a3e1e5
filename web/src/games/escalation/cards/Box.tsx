import { Letter } from '../../../cards/Letter.tsx';
import { GLYPHS } from './glyphs.ts';
import { burst, dots } from './shapes.ts';
import { TITLE } from './title.ts';

/** Each step shouts louder. */
const STEPS = [
  { total: '2', x: -4, top: 348, width: 68, size: 40, paper: '#ffc23d' },
  { total: '6', x: 64, top: 304, width: 72, size: 56, paper: '#fb962a' },
  { total: '8', x: 136, top: 256, width: 76, size: 74, paper: '#ee6420' },
  { total: '12', x: 212, top: 206, width: 114, size: 90, paper: '#d52d1c' },
] as const;

const BURST = burst(18, 250, 140);

export function EscalationBox() {
  return (
    <>
      <rect width="320" height="400" fill="#ffe3a1" />
      <path d={BURST} transform="translate(274 130) rotate(8)" fill="#ffc34a" />
      <path
        d={`${dots(150, 4)}${dots(206, 6)}`}
        fill="none"
        stroke="#f2932b"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".45"
      />
      {STEPS.map(({ total, x, top, width, size, paper }) => (
        <g key={total}>
          <rect
            x={x}
            y={top}
            width={width}
            height={420 - top}
            fill={paper}
            stroke="#2a1208"
            strokeWidth="5"
          />
          <Shout
            text={total}
            x={x + width / 2}
            y={top - size / 2 + 2}
            size={size}
            fit={Math.min(width - 8, 94)}
          />
        </g>
      ))}
      <g transform="rotate(-7 160 64)">
        <Letter
          glyph={TITLE}
          x={164}
          y={67}
          height={66}
          fit={290}
          fill="#2a1208"
          stroke="#2a1208"
          strokeWidth={64}
        />
        <Letter
          glyph={TITLE}
          x={158}
          y={60}
          height={66}
          fit={290}
          fill="#e0331b"
          stroke="#fff7e2"
          strokeWidth={30}
        />
      </g>
    </>
  );
}

type ShoutProps = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fit: number;
};

function Shout({ text, x, y, size, fit }: ShoutProps) {
  const glyph = GLYPHS[text];
  const line = (11 / size) * 300;
  return (
    <>
      <Letter
        glyph={glyph}
        x={x + 4}
        y={y + 4}
        height={size}
        fit={fit}
        fill="#2a1208"
        stroke="#2a1208"
        strokeWidth={line}
      />
      <Letter
        glyph={glyph}
        x={x}
        y={y}
        height={size}
        fit={fit}
        fill="#fff7e2"
        stroke="#2a1208"
        strokeWidth={line}
      />
    </>
  );
}
