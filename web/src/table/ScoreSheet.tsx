import { placesOf } from '@overtrick/engine';
import { SeatFace } from './SeatFace.tsx';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

/** The score sheet of the match: people as rows, the best first. The total stands beside the name: it is never out of sight. */
export function ScoreSheet() {
  const { told: view, talk, seats, module } = useTable();
  const { say, name, isYou } = talk;
  const { sheet, points } = view.now;
  const places = placesOf(points, module.game.best);
  const ranked = [...seats].sort((one, other) => places[one] - places[other]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many deals scroll sideways, by keyboard too
    <section className="scores-scroll" tabIndex={0} aria-label={say(T.scores)}>
      <table className="scores" data-many>
        <thead>
          <tr>
            <th scope="col">{say(T.player)}</th>
            <th scope="col">{say(T.total)}</th>
            {[...sheet.keys()].map((deal) => (
              <th key={deal} scope="col">
                <span className="unseen">{say(T.thisDeal)} </span>
                {deal + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked.map((seat) => (
            <tr key={seat} data-you={isYou(seat) || undefined}>
              <th scope="row">
                <SeatFace seat={seat} />
                {name(seat)}
              </th>
              <td className="scores-sum">{points[seat]}</td>
              {[...sheet.entries()].map(([deal, line]) => (
                <td key={deal}>{line[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
