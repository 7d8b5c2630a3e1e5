import { Pin } from './cards/Pin.tsx';
import type { Suit } from './cards/shapes.ts';
import { BODY, SUIT_LETTERS } from './cards/shapes.ts';
import './cards/ink.css';

/** A suit as a pin on a round of velvet; an empty ring while there is none. */
export function Medal({ suit }: { readonly suit: Suit | null }) {
  if (suit === null) return <span className="cha-medal cha-medal-none" aria-hidden="true" />;
  return (
    <svg
      viewBox="-162.5 -162.5 325 325"
      className="cha-medal card-charms"
      data-card={suit}
      aria-hidden="true"
    >
      <circle r="151" className="cha-medal-rim" />
      <Pin suit={suit} x={0} y={suit === 'rabbit' ? 15 : 0} />
    </svg>
  );
}

/** A suit small enough for a line of text: its shape and its letter. */
export function SuitSign({ suit }: { readonly suit: Suit }) {
  return (
    <>
      <svg viewBox="-110 -110 220 220" className="cha-suit-sign" aria-hidden="true">
        <path d={BODY[suit]} fillRule="evenodd" />
      </svg>
      {SUIT_LETTERS[suit]}
    </>
  );
}
