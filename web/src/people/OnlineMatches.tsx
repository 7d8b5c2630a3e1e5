import type { HistoryLine } from '@overtrick/api';
import { linkTo } from '../app/route.ts';
import { GAMES } from '../look/games.ts';
import { SHELF } from '../shelf/shelf.ts';
import { useSay } from '../words/SayContext.tsx';
import { P } from './words.ts';

/** Finished matches on this server, newest first; each leads to its table with result, proof and replay. */
export function OnlineMatches({ history }: { readonly history: readonly HistoryLine[] }) {
  const say = useSay();
  return (
    <ul className="past-matches">
      {history.map(({ table, game: id, at, place, players, points, rated, left }) => {
        const game = GAMES.find((each) => each === id);
        if (!game) return null;
        const day = new Date(at).toLocaleDateString(say.language, { dateStyle: 'medium' });
        return (
          <li key={table} className="past-match" data-game={game}>
            <a href={linkTo('t', table)}>
              <strong>{say(SHELF[game].name)}</strong>
              <b>{say(P.points, { count: points })}</b>
              <span className="past-result">{say(P.placeOf, { place, players })}</span>
              <small className="past-about">
                {[day, rated && say(P.ratedMatch), left && say(P.leftEarly)].filter(Boolean).join(' · ')}
              </small>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
