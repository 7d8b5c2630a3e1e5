import { PlayingCard } from '../table/PlayingCard.tsx';
import { useTable } from '../table/TableContext.tsx';
import type { Shown } from './protocol.ts';
import { W } from './words.ts';

/** The hand of whoever is looked through, or everybody's. */
export function Hands({ shown }: { readonly shown: Shown }) {
  const { seats, talk } = useTable();
  const { hands, view, eyes } = shown;
  if (!hands)
    return (
      <div className="replay-hand">{eyes >= 0 && <Row cards={view.now.hand} name={talk.name(eyes)} />}</div>
    );
  return (
    <section
      className="replay-hands"
      data-many={seats.length > 4 || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={talk.say(W.allHands)}
    >
      {seats.map((seat) => (
        <div key={seat} className="replay-hand">
          <span className="replay-name" data-asked={view.now.asked.includes(seat) || undefined}>
            {talk.name(seat)}
          </span>
          <Row cards={hands[seat]} name={talk.name(seat)} />
        </div>
      ))}
    </section>
  );
}

function Row({ cards, name }: { readonly cards: readonly string[]; readonly name: string }) {
  const { talk } = useTable();
  if (cards.length === 0) return <p className="replay-empty">{talk.say(W.empty)}</p>;
  return (
    <ul
      className="replay-cards"
      style={{ '--count': cards.length }}
      aria-label={talk.say(W.handOf, { name })}
    >
      {[...cards.entries()].map(([place, card]) => (
        <li key={place}>
          <PlayingCard card={card} talk={talk} />
        </li>
      ))}
    </ul>
  );
}
