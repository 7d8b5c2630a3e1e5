import { placesOf, type Seat } from '@overtrick/engine';
import { useRef } from 'react';
import { Buttons } from '../look/Buttons.tsx';
import { Motion } from './motion.tsx';
import { SeatFace } from './SeatFace.tsx';
import { useTable } from './TableContext.tsx';
import type { Counting } from './useCounting.ts';
import { T } from './words.ts';

/** Every seat with what was counted for it, how that made its points, and its total; in order of the totals once all is told. */
export function ResultTable({ counting }: { readonly counting: Counting }) {
  const { view, talk, module, seats } = useTable();
  const { say, name, isYou } = talk;
  const { game, ending } = module;
  const { sheet, points, deals } = view.now;
  const body = useRef<HTMLTableSectionElement>(null);
  const last = sheet.at(-1) ?? [];
  const totals = counting.done ? points : points.map((sum, seat) => sum - last[seat]);
  const places = placesOf(totals, game.best);
  const ranked = [...seats].sort((one, other) => places[one] - places[other]);
  const scorings = points.map((_, seat) => game.scoring(view, seat));
  const most = Math.max(...scorings.map(({ count }) => count));
  const { standing } = ending;
  const several = deals > 1 && !standing;

  return (
    <Motion
      table={body}
      position={counting.done ? 1 : 0}
      settling={false}
      deals={false}
      landed
      onLanded={() => {}}
    >
      <table className="result-table" data-many={seats.length > 4 || undefined}>
        <thead>
          <tr>
            <th scope="col">{say(T.player)}</th>
            <th scope="col" className="result-counted">
              {say(ending.counted)}
            </th>
            <th scope="col" className="result-points">
              {say(several ? T.thisDeal : standing ? T.resultHead : T.total)}
            </th>
            {several && (
              <th scope="col" className="result-points">
                {say(T.total)}
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body}>
          {ranked.map((seat) => (
            <tr
              key={seat}
              data-key={`result-${seat}`}
              data-you={isYou(seat) || undefined}
              data-first={(counting.done && places[seat] === 1) || undefined}
            >
              <th scope="row">
                <span className="result-name">
                  <SeatFace seat={seat} />
                  {name(seat)}
                </span>
                <small data-told={counting.explained || undefined}>
                  {ending.scoring(scorings[seat], talk)}
                </small>
              </th>
              <td className="result-counted">{countedOf(seat)}</td>
              <td className="result-points" data-told={counting.explained || undefined}>
                {standing ? standing(scorings[seat], talk) : pointsOf(seat)}
              </td>
              {several && <td className="result-points result-total">{totals[seat]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Motion>
  );

  /** The picture of what was counted: the game's own, or its buttons. */
  function countedOf(seat: Seat) {
    const scoring = scorings[seat];
    const upTo = Math.min(counting.counted, scoring.count);
    if (ending.Counted) return <ending.Counted scoring={scoring} upTo={upTo} most={most} />;
    const { bid } = module.tally(view, seat);
    return <Buttons taken={upTo} {...(bid !== undefined && { bid })} />;
  }

  /** With several deals it is what is added. */
  function pointsOf(seat: Seat): string {
    const so = Math.min(counting.points, last[seat]);
    return several && so > 0 ? `+${so}` : String(so);
  }
}
