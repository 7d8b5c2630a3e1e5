import { SHELF } from '../shelf/shelf.ts';
import { sayBots } from '../words/level.ts';
import { useSay } from '../words/SayContext.tsx';
import type { StatisticsRow } from './statistics.ts';
import { W } from './words.ts';

/** Win rates by game, number of players and level of the bots; the mark on the bar is what chance alone would give. */
export function StatisticsTable({ statistics }: { readonly statistics: readonly StatisticsRow[] }) {
  const say = useSay();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it scrolls sideways, by keyboard too
    <section className="standings-scroll" tabIndex={0} aria-label={say(W.statistics)}>
      <table className="standings">
        <thead>
          <tr>
            <th scope="col" className="standings-column">
              {say(W.game)}
            </th>
            <th scope="col" className="standings-column">
              {say(W.matches)}
            </th>
            <th scope="col" className="standings-column">
              {say(W.won)}
            </th>
            <th scope="col" className="standings-column">
              {say(W.bids)}
            </th>
            <th scope="col" className="standings-column">
              {say(W.points)}
            </th>
          </tr>
        </thead>
        <tbody>
          {statistics.map(({ game, players, level, matches, wins, expected, bids, met, points }) => {
            const percent = Math.round((100 * wins) / matches);
            const even = Math.round((100 * expected) / matches);
            return (
              <tr key={`${game} ${players} ${level}`} data-game={game}>
                <th scope="row" className="standings-game">
                  {say(SHELF[game].name)}
                  <small className="standings-players">
                    {say(W.playersCount, { players })} · {sayBots(level, say)}
                  </small>
                </th>
                <td>{matches}</td>
                <td>
                  {percent}%
                  <span
                    className="rate"
                    role="img"
                    aria-label={say(W.chance, { percent, even })}
                    style={{ '--rate': wins / matches, '--even': expected / matches }}
                  />
                  <small className="standings-chance" aria-hidden="true">
                    {say(W.even, { even })}
                  </small>
                </td>
                <td>{bids > 0 ? `${Math.round((100 * met) / bids)}%` : '–'}</td>
                <td>{Math.round(10 * points) / 10}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
