import { linkTo } from '../app/route.ts';
import { Icon } from '../parts/Icon.tsx';
import { SHELF } from '../shelf/shelf.ts';
import type { MatchEntry } from '../store/matches.ts';
import { sayBots } from '../words/level.ts';
import { listOf } from '../words/list.ts';
import { useSay } from '../words/SayContext.tsx';
import type { Say } from '../words/say.ts';
import { type CountedMatch, levelOf } from './countedMatch.ts';
import { ending } from './ending.ts';
import { W } from './words.ts';

type PastMatchProps = {
  readonly entry: MatchEntry;
  /** Known once it has been looked at; null for a match that does not count. */
  readonly counted: CountedMatch | null;
  readonly onRemove: () => void;
};

/** One match of the list: continue it or look at it again. */
export function PastMatch({ entry, counted, onRemove }: PastMatchProps) {
  const say = useSay();
  const { id, game, updated, status, deal, deals, points } = entry;
  const over = status === 'over';
  // Who won says the first place already.
  const place =
    counted && !counted.won ? say(W.placeOf, { place: counted.place, players: counted.of }) : null;
  const name = say(SHELF[game].name);
  const day = new Date(updated).toLocaleDateString(say.language, { dateStyle: 'medium' });
  const bots = entry.sitters.some(({ kind }) => kind === 'bot');
  const levels = bots ? [sayBots(levelOf(entry), say)] : [];
  const names = entry.sitters.map((sitter) => sitter.name).filter(Boolean);
  return (
    <li className="past-match" data-game={game}>
      <a href={linkTo(over ? 'replay' : 'table', id)}>
        <strong>{name}</strong>
        <b>{say(over ? W.replay : W.goOn)}</b>
        <span className="past-result">
          {over
            ? [ending(entry, say), ...(place === null ? [] : [place]), points.join(' : ')].join(' · ')
            : say(W.running, { deal: deal + 1, deals })}
        </span>
        <small className="past-about">
          {[day, say(W.with, { names: listOf(names, say) }), ...levels, ...remarks(entry, say)].join(' · ')}
        </small>
      </a>
      <button
        type="button"
        className="icon-button"
        aria-label={`${say(W.remove)}: ${name}, ${day}`}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/** Why it does not count. */
const remarks = ({ takenBack, playedOn }: MatchEntry, say: Say): string[] => [
  ...(takenBack > 0 ? [say(W.takenBack)] : []),
  ...(playedOn ? [say(W.playedOn)] : []),
];
