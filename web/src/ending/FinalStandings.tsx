import { placesOf } from '@overtrick/engine';
import { SeatFace } from '../table/SeatFace.tsx';
import { useTable } from '../table/TableContext.tsx';
import { T } from '../table/words.ts';
import { E } from './words.ts';

/** Everybody in order, with the total and what each deal brought. */
export function FinalStandings() {
  const { view, talk, module, seats } = useTable();
  const { say, name, isYou } = talk;
  const { points, sheet } = view.now;
  const { game, ending } = module;
  const { standing } = ending;
  const places = placesOf(points, game.best);
  const ranked = [...seats].sort((one, other) => places[one] - places[other]);
  const deals = sheet.length > 1 ? [...sheet.keys()] : [];
  return (
    <table className="final">
      <thead>
        <tr>
          {!standing && (
            <th scope="col">
              <span className="unseen">{say(E.place)}</span>
            </th>
          )}
          <th scope="col">{say(T.player)}</th>
          {deals.map((deal) => (
            <th key={deal} scope="col" className="final-number">
              <span className="unseen">{say(E.deal, { deal: deal + 1 })}</span>
              <span aria-hidden="true">{deal + 1}</span>
            </th>
          ))}
          <th scope="col" className="final-number">
            {say(standing ? T.resultHead : T.total)}
          </th>
        </tr>
      </thead>
      <tbody>
        {ranked.map((seat) => (
          <tr key={seat} data-you={isYou(seat) || undefined} data-first={places[seat] === 1 || undefined}>
            {!standing && <td className="final-place">{places[seat]}</td>}
            <th scope="row">
              <SeatFace seat={seat} />
              {name(seat)}
              {deals.length === 0 && <small>{ending.scoring(game.scoring(view, seat), talk)}</small>}
            </th>
            {deals.map((deal) => (
              <td key={deal} className="final-number">
                {sheet[deal][seat]}
              </td>
            ))}
            <td className="final-number final-total">
              {standing ? standing(game.scoring(view, seat), talk) : points[seat]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
