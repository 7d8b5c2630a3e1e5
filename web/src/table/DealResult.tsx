import { type ReactNode, useEffect, useRef } from 'react';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

type DealResultProps = {
  readonly onNext: () => void;
  /** In place of the button, where the next deal starts by itself. */
  readonly actions?: ReactNode;
};

/** What a deal brought, in place of the hand; the board above still shows how. */
export function DealResult({ onNext, actions }: DealResultProps) {
  const { view, talk } = useTable();
  const { say } = talk;
  const { deal, deals } = view.now;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <section className="result">
      <h2>{say(T.dealOver, { deal: deal + 1, deals })}</h2>
      <ResultTable />
      <div className="result-actions">
        {actions ?? (
          <button ref={next} type="button" className="go" onClick={onNext}>
            {say(T.nextDeal)}
          </button>
        )}
      </div>
    </section>
  );
}

/** Every seat with its points of the deal, why, and the total; the leader first. */
export function ResultTable() {
  const { view, talk, module, seats } = useTable();
  const { say, name, isYou } = talk;
  const { sheet, points } = view.now;
  const last = sheet.at(-1) ?? [];
  const sign = module.game.best === 'most' ? -1 : 1;
  const ranked = [...seats].sort((a, b) => sign * (points[a] - points[b]));
  const { words } = module;
  return (
    <table className="result-table" data-many={seats.length > 4 || undefined}>
      <colgroup>
        <col />
        <col />
        <col />
      </colgroup>
      <thead className="unseen">
        <tr>
          <th scope="col">{say(T.player)}</th>
          <th scope="col">{say(T.thisDeal)}</th>
          <th scope="col">{say(T.total)}</th>
        </tr>
      </thead>
      <tbody>
        {ranked.map((seat) => (
          <tr key={seat} data-you={isYou(seat) || undefined}>
            <th scope="row">
              {name(seat)}
              {words.reason && <small>{words.reason(view, seat, talk)}</small>}
            </th>
            <td>{last[seat] > 0 ? `+${last[seat]}` : last[seat]}</td>
            <td className="result-total">{points[seat]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
