import { charms } from '@overtrick/games/charms';
import { Letter } from '../../../cards/Letter.tsx';
import { lay } from '../../../cards/path.ts';
import { GLYPHS } from './glyphs.ts';
import { Pin } from './Pin.tsx';
import { BODY, SUIT_LETTERS, type Suit } from './shapes.ts';

/** A suit is a pin on plum velvet, a number a pin on midnight velvet. */
export function CharmsFace({ card }: { readonly card: string }) {
  const face = charms.face(card);
  return (
    <>
      <VelvetLight />
      <rect className="velvet-edge" x="9" y="9" width="232" height="332" rx="9" />
      {face.kind === 'suit' ? <SuitFace suit={face.suit} /> : <NumberFace number={face.number} />}
    </>
  );
}

function SuitFace({ suit }: { readonly suit: Suit }) {
  return (
    <>
      <Pin suit={suit} x={134} y={suit === 'rabbit' ? 216 : 206} />
      <path d={lay(BODY[suit], { x: 47, y: 51, across: 0.32 })} className="pin-small" fillRule="evenodd" />
      <Letter glyph={GLYPHS[SUIT_LETTERS[suit]]} x={47} y={108} height={42} fill="var(--card-ink)" />
    </>
  );
}

function NumberFace({ number }: { readonly number: number }) {
  const glyph = GLYPHS[number];
  return (
    <>
      <Letter
        glyph={glyph}
        x={134}
        y={209}
        height={190}
        fit={160}
        fill="#8a5a12"
        stroke="#8a5a12"
        strokeWidth={30}
      />
      <Letter
        glyph={glyph}
        x={134}
        y={201}
        height={190}
        fit={160}
        fill="var(--enamel-number)"
        stroke="var(--card-gold)"
        strokeWidth={30}
      />
      <Letter glyph={glyph} x={45} y={53} height={62} fit={54} fill="var(--card-ink)" />
    </>
  );
}

/** Light from above. */
export const VelvetLight = () => (
  <>
    <radialGradient
      id="velvet-light"
      cx="0.5"
      cy="0.08"
      r="1"
      gradientTransform="translate(-0.05 0.016) scale(1.1 0.8)"
    >
      <stop stopColor="#fff" stopOpacity="0.17" />
      <stop offset="0.75" stopColor="#fff" stopOpacity="0" />
    </radialGradient>
    <rect className="velvet-light" width="250" height="350" />
  </>
);
