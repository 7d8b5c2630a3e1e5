import { linkToRule } from '../app/route.ts';
import type { LaidCards } from '../games/board.ts';
import { PlayingCard } from './PlayingCard.tsx';
import { type TableParts, useTable } from './TableContext.tsx';
import { T } from './words.ts';

/** The last finished trick: who played what and what that made, who took it and why. */
export function LastTrick() {
  const table = useTable();
  const { talk, module } = table;
  const laid = lastTrickOf(table);
  if (!laid) return <p>{talk.say(module.words.lastTrick?.none ?? T.noTrick)}</p>;
  return (
    <>
      <ul className="last-trick">
        {laid.map(({ seat, cards, won, made }) => (
          <li key={seat} data-won={won || undefined}>
            {[...cards.entries()].map(([at, card]) => (
              <PlayingCard key={at} card={card} talk={talk} />
            ))}
            <span>{talk.name(seat)}</span>
            {made && <span>{made}</span>}
          </li>
        ))}
      </ul>
      <Why />
    </>
  );
}

/** Why the last trick was won, with the rule that says so. */
function Why() {
  const { view, talk, module } = useTable();
  const { say, name, isYou } = talk;
  const trick = module.game.tricks(view).at(-1);
  if (!trick) return null;
  const { seat, rule } = trick.won;
  return (
    <p className="last-trick-why">
      {module.words.whyWon?.(trick, talk) ?? say(isYou(seat) ? T.youWon : T.won, { name: name(seat) })}{' '}
      <a href={linkToRule(module.game.id, rule)}>{say(T.whyRule, { rule })}</a>
    </p>
  );
}

function lastTrickOf({
  view,
  module,
  talk,
}: TableParts): readonly (LaidCards & { readonly made?: string })[] | null {
  if (module.lastTrick) return module.lastTrick(view);
  const trick = module.game.tricks(view).at(-1);
  if (!trick) return null;
  const { made } = module.words;
  return trick.plays.map((play) => ({
    ...play,
    won: play.seat === trick.won.seat,
    ...(made && { made: made(play, talk) }),
  }));
}
