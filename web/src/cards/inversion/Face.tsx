import { Letter } from '../Letter.tsx';
import { GLYPHS } from './glyphs.ts';
import { CLOWN_HALF, hollow, isSuit, partner, SHAPES, type Suit, scale } from './shapes.ts';
import './inversion.css';

/** White above the seam, black below; the red disc is the rank that makes eleven with this one. */
export function InversionFace({ card }: { readonly card: string }) {
  const suit = card.slice(0, 1);
  const rank = card.slice(1);
  const glyph = GLYPHS[rank];
  if (!isSuit(suit) || glyph === undefined) return null;
  const numeral = <Letter glyph={glyph} x={152} y={188} height={178} fit={166} />;
  return (
    <>
      <path className="mirror-night" d="M0 188H250V335a15 15 0 0 1-15 15H15a15 15 0 0 1-15-15z" />
      {numeral}
      <svg
        className="mirror-lower"
        y="188"
        width="250"
        height="162"
        viewBox="0 188 250 162"
        aria-hidden="true"
      >
        {numeral}
      </svg>
      <Letter glyph={glyph} x={40} y={44} height={58} fit={54} />
      <SuitMark suit={suit} x={40} y={103} size={48} />
      <Letter glyph={GLYPHS[suit]} x={40} y={153} height={36} />
      <SuitMark suit={suit} x={206} y={48} size={58} />
      <g className="mirror-eleven">
        <circle cx="207" cy="309" r="27" />
        <Letter
          glyph={GLYPHS[String(partner(Number(rank)))]}
          x={207}
          y={309}
          height={30}
          fit={36}
          fill="#fff"
        />
      </g>
    </>
  );
}

type MarkProps = { readonly suit: Suit; readonly x: number; readonly y: number; readonly size: number };

/** A suit's shape; hollow ones keep their weight by a thick line. */
export function SuitMark({ suit, x, y, size }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale(size)})`}>
      <path d={SHAPES[suit]} className={hollow(suit) ? 'suit-hollow' : 'suit-solid'} />
      {suit === 'N' && <path d={CLOWN_HALF} className="suit-half" />}
    </g>
  );
}
