import { Letter } from '../../../cards/Letter.tsx';
import { GLYPHS } from './glyphs.ts';
import { Pin } from './Pin.tsx';
import type { Suit } from './shapes.ts';
import { TITLE } from './title.ts';

/** Where the chain hangs at x. */
const chain = (x: number) => 26 + 62 * (1 - ((x - 160) / 175) ** 2);

const HANGERS = [46, 100, 160, 222, 278] as const;

/** A charm bracelet on velvet: four suits and a number. */
export function CharmsBox() {
  return (
    <>
      <rect width="320" height="400" fill="#43183b" />
      <ellipse cx="160" cy="20" rx="260" ry="240" fill="#7a3a6c" opacity=".5" />
      <ellipse cx="160" cy="0" rx="170" ry="150" fill="#9a5489" opacity=".4" />
      <rect x="12" y="12" width="296" height="376" rx="6" className="velvet-edge" />
      <path d="M-6 24Q160 152 326 24" fill="none" stroke="#7c4f0e" strokeWidth="7" />
      <path
        d="M-6 24Q160 152 326 24"
        fill="none"
        stroke="#f3cf7c"
        strokeWidth="6"
        strokeDasharray="9 5"
        strokeLinecap="round"
      />
      <path
        d={HANGERS.map((x, i) => `M${x} ${chain(x).toFixed(0)}V${[104, 156, 192, 156, 108][i]}`).join('')}
        stroke="#e6b54f"
        strokeWidth="3.5"
      />
      <Hung suit="coin" x={46} y={140} size={74} />
      <Hung suit="key" x={98} y={206} size={104} />
      <Hung suit="clover" x={160} y={240} size={112} />
      <Eight />
      <Hung suit="rabbit" x={278} y={158} size={84} />
      <Letter
        glyph={TITLE}
        x={160}
        y={346}
        height={58}
        fit={260}
        fill="#8a5a12"
        stroke="#8a5a12"
        strokeWidth={26}
      />
      <Letter
        glyph={TITLE}
        x={160}
        y={342}
        height={58}
        fit={260}
        fill="#fff1cc"
        stroke="#e6b54f"
        strokeWidth={20}
      />
    </>
  );
}

type HungProps = { readonly suit: Suit; readonly x: number; readonly y: number; readonly size: number };

function Hung({ suit, x, y, size }: HungProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 200})`}>
      <Pin suit={suit} x={0} y={0} />
    </g>
  );
}

function Eight() {
  const glyph = GLYPHS['8'];
  return (
    <>
      <Letter glyph={glyph} x={222} y={204} height={84} fill="#8a5a12" stroke="#8a5a12" strokeWidth={36} />
      <Letter glyph={glyph} x={222} y={200} height={84} fill="#3c9be0" stroke="#e6b54f" strokeWidth={36} />
    </>
  );
}
