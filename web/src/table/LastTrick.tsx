import type { ChoiceEvent } from '@overtrick/engine';
import type { LaidTrick } from '../games/board.ts';
import { PlayingCard } from './PlayingCard.tsx';
import { useTable } from './TableContext.tsx';
import { tricksOf } from './tricks.ts';
import { T } from './words.ts';

/** The last finished trick: who played what, and who took it. */
export function LastTrick() {
  const { view, talk, module } = useTable();
  const trick = tricksOf(view.past).at(-1);
  const cardsIn = ({ action }: ChoiceEvent) => (action === undefined ? null : module.cardsOf(action)) ?? [];
  const plays = module.lastTrick
    ? bySeat(module.lastTrick(view))
    : trick?.plays.map((event) => ({ seat: event.seat, cards: cardsIn(event) }));
  if (!trick || !plays) return <p>{talk.say(T.noTrick)}</p>;
  return (
    <ul className="last-trick">
      {[...plays.entries()].map(([at, { seat, cards }]) => (
        <li key={at} data-won={seat === trick.winner || undefined}>
          {[...cards.entries()].map(([each, card]) => (
            <PlayingCard key={each} card={card} talk={talk} />
          ))}
          <span>{talk.name(seat)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The cards of each seat together, in the order of play. */
function bySeat(trick: LaidTrick | null) {
  const seats = [...new Set(trick?.cards.map(({ seat }) => seat))];
  return seats.map((seat) => ({
    seat,
    cards: trick?.cards.flatMap((each) => (each.seat === seat ? [each.card] : [])) ?? [],
  }));
}
