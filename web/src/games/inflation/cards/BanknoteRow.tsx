import { Card } from '../../../cards/Card.tsx';

type BanknoteRowProps = {
  /** As the row reads, newest first: played 5, 10, 6 → `['6', '10', '5']`, which reads 605. */
  readonly cards: readonly string[];
  /** Counted from the left: the note whose digit decides. */
  readonly deciding?: number;
  readonly label?: string;
};

/** One absurdly long banknote: each note covers the left half of the one before it. */
export function BanknoteRow({ cards, deciding, label }: BanknoteRowProps) {
  return (
    <div
      className="note-row"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {cards.map((card, i) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: the oldest note is the rightmost and never moves, so count from there
          key={cards.length - i}
          game="inflation"
          card={card}
          style={{ zIndex: cards.length - i }}
          {...(i === deciding ? { className: 'note-deciding' } : {})}
        />
      ))}
    </div>
  );
}
