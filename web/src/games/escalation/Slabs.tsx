type SlabsProps = {
  readonly cards: readonly string[];
  /** The floor they begin on: careless hands lay every floor a little off. */
  readonly from: number;
  /** How many cards lie under them. */
  readonly under: number;
};

import './cards/ink.css';

/** What a card of the pile is called while it moves, counted from the ground. */
export const pieceAt = (height: number): string => `pile-${height}`;

/** Cards seen from the edge, each in the colour of its face. */
export function Slabs({ cards, from, under }: SlabsProps) {
  return (
    <span className="esc-slabs" style={{ '--count': cards.length }} aria-hidden="true">
      {[...cards.entries()].map(([at, card]) => (
        <i
          key={at}
          className="esc-slab card-escalation"
          data-card={card}
          data-key={pieceAt(under + at)}
          style={{ '--off': (((from * 3 + at) * 37) % 7) - 3 }}
        />
      ))}
    </span>
  );
}
