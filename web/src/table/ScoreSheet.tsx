import { placesOf } from '@overtrick/engine';
import { SeatFace } from './SeatFace.tsx';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

/** So many columns have room beside a table; with more people they are the rows. */
const COLUMNS = 4;

/** The score sheet of the match: a column a seat and a line a deal, or with many people the other way round, the best first. */
export function ScoreSheet() {
  const { talk, seats } = useTable();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many deals scroll sideways, by keyboard too
    <section className="scores-scroll" tabIndex={0} aria-label={talk.say(T.scores)}>
      {seats.length > COLUMNS ? <PeopleAsRows /> : <PeopleAsColumns />}
    </section>
  );
}

function PeopleAsColumns() {
  const { told: view, talk, seats } = useTable();
  const { say, name, isYou } = talk;
  const { sheet, points } = view.now;
  return (
    <table className="scores">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{say(T.thisDeal)}</span>
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col" data-you={isYou(seat) || undefined}>
              <SeatFace seat={seat} />
              {name(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...sheet.entries()].map(([deal, line]) => (
          <tr key={deal}>
            <th scope="row">{deal + 1}</th>
            {seats.map((seat) => (
              <td key={seat}>{line[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="scores-total">
            {say(T.total)}
          </th>
          {seats.map((seat) => (
            <td key={seat} className="scores-total">
              {points[seat]}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The total stands beside the name: it is never out of sight, however many deals there are. */
function PeopleAsRows() {
  const { told: view, talk, seats, module } = useTable();
  const { say, name, isYou } = talk;
  const { sheet, points } = view.now;
  const places = placesOf(points, module.game.best);
  const ranked = [...seats].sort((one, other) => places[one] - places[other]);
  return (
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
  );
}
