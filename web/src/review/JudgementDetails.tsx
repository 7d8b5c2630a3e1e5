import { gradeOf, type Judgement } from '@overtrick/match';
import { sayMaxim } from '../table/sayMaxim.ts';
import { useTable } from '../table/TableContext.tsx';
import { percent } from './figures.ts';
import { R } from './words.ts';

type JudgementDetailsProps = {
  readonly judgement: Judgement;
  readonly leaving: boolean;
  readonly onTryAgain: () => void;
};

/** One decision: what it cost and why, all choices with what was to be expected of them, and the way to try it again. */
export function JudgementDetails({ judgement, leaving, onTryAgain }: JudgementDetailsProps) {
  const { talk, module, view } = useTable();
  const { say } = talk;
  const { choices, chosen, hidden } = judgement;
  const inWords = (text: string): string => {
    const decision = module.game.parseDecision(text);
    return decision.ok ? module.words.decision(decision.value, view, talk) : text;
  };
  return (
    <div className="judgement">
      <JudgementVerdict judgement={judgement} />
      {judgement.reason && (
        <p className="judgement-reason">{sayMaxim(judgement.reason, 'past', module, talk)}</p>
      )}
      <table className="judgement-choices">
        <thead>
          <tr>
            <th scope="col">{say(R.choices)}</th>
            <th scope="col">{say(R.chance)}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map(({ decision, chance }) => (
            <tr key={decision} data-chosen={decision === chosen || undefined}>
              <th scope="row">
                {inWords(decision)}
                {decision === chosen && <small>{say(R.chosen)}</small>}
              </th>
              <td>
                {chance === null ? (
                  say(R.untried)
                ) : (
                  <>
                    <i className="judgement-bar" style={{ '--chance': chance }} />
                    {say(R.chanceOf, { percent: percent(chance) })}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="judgement-knew">{hidden > 0 ? say(R.knew, { hidden }) : say(R.knewAll)}</p>
      <button type="button" className="go" disabled={leaving} onClick={onTryAgain}>
        {say(R.tryAgain)}
      </button>
    </div>
  );
}

/** What a decision is called and cost; of one that was as good as any, just that. */
export function JudgementVerdict({ judgement: { cost } }: { readonly judgement: Judgement }) {
  const { say } = useTable().talk;
  const grade = gradeOf(cost);
  return (
    <p className="judgement-verdict" data-grade={grade}>
      {grade === 'best'
        ? say(R.asGood)
        : say(R.graded, { grade: say(R[grade]), cost: say(R.cost, { points: percent(cost) }) })}
    </p>
  );
}
