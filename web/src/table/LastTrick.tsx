import type { LaidCards } from '../games/board.ts';
import { PlayingCard } from './PlayingCard.tsx';
import { type TableParts, useTable } from './TableContext.tsx';
import { T } from './words.ts';

/** The last finished trick: who played what, and who took it. */
export function LastTrick() {
  const table = useTable();
  const { talk, module } = table;
  const laid = lastTrickOf(table);
  if (!laid) return <p>{talk.say(module.words.lastTrick?.none ?? T.noTrick)}</p>;
  return (
    <ul className="last-trick">
      {laid.map(({ seat, cards, won }) => (
        <li key={seat} data-won={won || undefined}>
          {[...cards.entries()].map(([at, card]) => (
            <PlayingCard key={at} card={card} talk={talk} />
          ))}
          <span>{talk.name(seat)}</span>
        </li>
      ))}
    </ul>
  );
}

function lastTrickOf({ view, module }: TableParts): readonly LaidCards[] | null {
  if (module.lastTrick) return module.lastTrick(view);
  const trick = module.game.tricks(view).at(-1);
  return trick?.plays.map(({ seat, cards }) => ({ seat, cards, won: seat === trick.won.seat })) ?? null;
}
