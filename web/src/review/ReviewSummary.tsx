import type { MatchEvent } from '@overtrick/engine';
import { type Account, gradeOf, type Step, type Swing } from '@overtrick/match';
import { useMemo } from 'react';
import { LineChart } from '../charts/LineChart.tsx';
import { useTable } from '../table/TableContext.tsx';
import { percent, points } from './figures.ts';
import type { Reviewing } from './useReview.ts';
import { R } from './words.ts';
import './review.css';

/** How many decisions that cost something are listed. */
const COSTLY = 6;

type ReviewSummaryProps = {
  readonly reviewing: Reviewing;
  readonly steps: readonly Step[];
  /** What the eyes of this seat were told. */
  readonly record: readonly MatchEvent[];
  readonly onJump: (position: number) => void;
};

/** A review in one place: how far it is, accuracy, luck and play, turning points, what cost the most, and the graph with its numbers. */
export function ReviewSummary({ reviewing, steps, record, onJump }: ReviewSummaryProps) {
  const { talk, module } = useTable();
  const { say } = talk;
  const { review, judgements } = reviewing;
  const { done, total, accuracy, account, turns, chances } = review;
  const facts = useMemo(
    () => ({
      label: say(R.graph),
      step: say(R.position),
      steps: chances.map(({ position }) => String(position)),
      lines: [
        { role: 'main', label: say(R.chance), values: chances.map(({ chance }) => percent(chance)) },
      ] as const,
      scale: [0, 100] as const,
      say: (value: number) => say(R.chanceOf, { percent: value }),
    }),
    [chances, say],
  );
  const costly = [...judgements]
    .filter(({ cost }) => gradeOf(cost) !== 'best')
    .sort((a, b) => b.cost - a.cost)
    .slice(0, COSTLY)
    .sort((a, b) => a.position - b.position);
  if (total === 0) return <p>{say(R.nothing)}</p>;
  return (
    <div className="review">
      {done < total && (
        <p className="review-progress">
          <progress max={total} value={done} aria-label={say(R.title)} />
          <span>{say(R.judged, { done, total })}</span>
        </p>
      )}
      <p className="review-about">{say(R.about)}</p>
      {accuracy !== null && (
        <section>
          <h3>
            {say(R.accuracy)} <b>{say(R.chanceOf, { percent: percent(accuracy) })}</b>
          </h3>
          <p className="review-about">{say(R.accuracyAbout)}</p>
        </section>
      )}
      {turns.length > 0 && (
        <section>
          <h3>{say(R.turns)}</h3>
          <ul className="review-list">
            {turns.map((turn) => (
              <li key={turn.to.position}>
                <button
                  type="button"
                  onClick={() => onJump(turn.by === 'own' ? turn.from.position : turn.to.position)}
                >
                  <span>
                    {sayCause(turn)}
                    {turn.by === 'own' && <small>{lineAt(turn.to.position)}</small>}
                  </span>
                  <b data-loses={turn.to.chance < turn.from.chance || undefined}>
                    {say(R.change, { from: percent(turn.from.chance), to: percent(turn.to.chance) })}
                  </b>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{say(R.costly)}</h3>
        {costly.length === 0 && <p className="review-about">{say(R.allGood)}</p>}
        <ul className="review-list">
          {costly.map(({ position, cost }) => (
            <li key={position}>
              <button type="button" onClick={() => onJump(position)}>
                <span>
                  {say(R[gradeOf(cost)])}
                  <small>{lineAt(position + 1)}</small>
                </span>
                <b data-loses>{say(R.cost, { points: percent(cost) })}</b>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {account && <AccountTable account={account} />}
      {done === total && (
        <section>
          <h3>{say(R.graph)}</h3>
          <LineChart facts={facts} />
        </section>
      )}
    </div>
  );

  /** What happened with this event, in the words of the log. */
  function lineAt(position: number): string {
    const event = record[position - 1];
    return event?.t === 'choice' ? module.words.event(event, talk, record.slice(0, position - 1)) : '';
  }

  function sayCause({ by, from, to }: Swing): string {
    if (by === 'own') return say(R.turnOwn);
    const { deal } = steps[(by === 'deal' ? to : from).position - 1];
    return say(by === 'deal' ? R.turnDeal : R.turnOthers, { deal: deal + 1 });
  }
}

/** How the result came about: parts that add up. */
function AccountTable({ account }: { readonly account: Account }) {
  const { say } = useTable().talk;
  const parts = [
    [R.deals, account.deals],
    [R.others, account.others],
    [R.own, account.own],
  ] as const;
  return (
    <section>
      <h3>{say(R.account)}</h3>
      <table className="review-account">
        <tbody>
          <tr>
            <th scope="row">{say(R.start)}</th>
            <td>{say(R.chanceOf, { percent: percent(account.start) })}</td>
          </tr>
          {parts.map(([name, change]) => (
            <tr key={name.en}>
              <th scope="row">{say(name)}</th>
              <td data-loses={change < 0 || undefined}>{points(change)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{say(R.end)}</th>
            <td>{say(R.chanceOf, { percent: percent(account.end) })}</td>
          </tr>
        </tbody>
      </table>
      <p className="review-about">
        {say(R.luck, { percent: percent(account.luck) })} {say(R.accountAbout)}
      </p>
    </section>
  );
}
