import type { Profile } from '@overtrick/api';
import { linkTo } from '../app/route.ts';
import { GAMES } from '../look/games.ts';
import { SHELF } from '../shelf/shelf.ts';
import { useSay } from '../words/SayContext.tsx';
import { sayRating } from './rating.ts';
import { P } from './words.ts';

/** How somebody does at each game: rating, matches, wins, mean place. */
export function ResultsTable({ profile }: { readonly profile: Profile }) {
  const say = useSay();
  const { ratings, statistics } = profile;
  const played = GAMES.filter((game) => statistics.some((each) => each.game === game));
  if (played.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it scrolls sideways, by keyboard too
    <section className="standings-scroll" tabIndex={0} aria-label={say(P.results)}>
      <table className="standings">
        <thead>
          <tr>
            {[P.game, P.rating, P.matches, P.won, P.place].map((words) => (
              <th key={words.en} scope="col" className="standings-column">
                {say(words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {played.map((game) => {
            const rating = ratings.find((each) => each.game === game);
            const { played: count = 0, won = 0, meanPlace = 0 } = statistics.find(is(game)) ?? {};
            return (
              <tr key={game} data-game={game}>
                <th scope="row" className="standings-game">
                  <a className="standings-link" href={linkTo('leaderboard', game)}>
                    {say(SHELF[game].name)}
                  </a>
                </th>
                <td>
                  {rating ? sayRating(rating) : '–'}
                  {rating && rating.missing.length > 0 && (
                    <small className="standings-players">{say(P.unranked)}</small>
                  )}
                </td>
                <td>{count}</td>
                <td>{Math.round((100 * won) / count)}%</td>
                <td>{(Math.round(10 * meanPlace) / 10).toFixed(1)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const is = (game: string) => (each: { readonly game: string }) => each.game === game;
