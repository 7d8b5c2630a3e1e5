import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

/** The score sheet of the match: a column a seat, a line a deal. */
export function ScoreSheet() {
  const { told: view, talk, seats } = useTable();
  const { say, name, isYou } = talk;
  const { sheet, points } = view.now;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many seats scroll sideways, by keyboard too
    <section className="scores-scroll" tabIndex={0} aria-label={say(T.scores)}>
      <table className="scores" data-many={seats.length > 5 || undefined}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say(T.thisDeal)}</span>
            </th>
            {seats.map((seat) => (
              <th key={seat} scope="col" data-you={isYou(seat) || undefined}>
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
    </section>
  );
}
