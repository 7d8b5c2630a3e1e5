import { inversion } from '@overtrick/games/inversion';
import { Letter, place } from '../../../cards/Letter.tsx';
import { lay } from '../../../cards/path.ts';
import { GLYPHS } from './glyphs.ts';
import { CLOWN_HALF, hollow, SHAPES, type Suit } from './shapes.ts';

const NIGHT = 'M0 188H250V335a15 15 0 0 1-15 15H15a15 15 0 0 1-15-15z';

/** White above the seam, black below; the red disc is the rank that makes eleven with this one. */
export function InversionFace({ card }: { readonly card: string }) {
  const { suit, rank, partner } = inversion.face(card);
  const glyph = GLYPHS[rank];
  const numeral = lay(glyph.d, place({ glyph, x: 152, y: 188, height: 178, fit: 166 }));
  return (
    <>
      <path className="mirror-paper" d="M20 188H238V330H20z" />
      {/* Where night and numeral both lie there is neither, so that it changes its tone at the seam. */}
      <path className="mirror-night" fillRule="evenodd" d={NIGHT + numeral} />
      <Letter glyph={glyph} x={40} y={44} height={58} fit={54} />
      <SuitMark suit={suit} x={40} y={103} size={48} />
      <Letter glyph={GLYPHS[suit]} x={40} y={153} height={36} />
      <SuitMark suit={suit} x={206} y={48} size={58} />
      <g className="mirror-eleven">
        <circle cx="207" cy="309" r="27" />
        <Letter glyph={GLYPHS[partner]} x={207} y={309} height={30} fit={36} fill="#fff" />
      </g>
    </>
  );
}

type MarkProps = { readonly suit: Suit; readonly x: number; readonly y: number; readonly size: number };

/** The line of a hollow suit, and how much smaller it is, so that the line stays in its box. */
const LINE = 13;
const INSIDE = 0.87;

/** A suit's shape; hollow ones keep their weight by a thick line. */
export function SuitMark({ suit, x, y, size }: MarkProps) {
  const at = { x, y, across: size / 100 };
  if (hollow(suit)) {
    const inside = { ...at, across: at.across * INSIDE };
    return <path d={lay(SHAPES[suit], inside)} className="suit-hollow" strokeWidth={LINE * inside.across} />;
  }
  return (
    <>
      <path d={lay(SHAPES[suit], at)} className="suit-solid" />
      {suit === 'N' && <path d={lay(CLOWN_HALF, at)} className="suit-half" />}
    </>
  );
}
