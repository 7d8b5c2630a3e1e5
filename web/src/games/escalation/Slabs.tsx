type SlabsProps = {
  readonly cards: readonly string[];
  /** The floor they begin on: careless hands lay every floor a little off. */
  readonly from: number;
};

import './cards/ink.css';

/** Cards seen from the edge, each in the colour of its face. */
export function Slabs({ cards, from }: SlabsProps) {
  return (
    <span className="slabs" style={{ '--count': cards.length }} aria-hidden="true">
      {[...cards.entries()].map(([at, card]) => (
        <i
          key={at}
          className="slab card-escalation"
          data-card={card}
          style={{ '--off': (((from * 3 + at) * 37) % 7) - 3 }}
        />
      ))}
    </span>
  );
}
