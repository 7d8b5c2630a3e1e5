import type { Judgement } from '@overtrick/match';
import { sayMaxim } from '../table/sayMaxim.ts';
import { useTable } from '../table/TableContext.tsx';
import { JudgementVerdict } from './JudgementDetails.tsx';
import { R } from './words.ts';

type JudgementLineProps = {
  readonly judgement: Judgement;
  /** Shows all choices; null where they are in sight. */
  readonly onChoices: (() => void) | null;
};

/** What is said of the decision that was taken here, in place of what happened last. */
export function JudgementLine({ judgement, onChoices }: JudgementLineProps) {
  const { talk, module, view } = useTable();
  const { say } = talk;
  const { choices, cost, reason } = judgement;
  const better = cost > 0 ? module.game.parseDecision(choices[0].decision) : null;
  return (
    <div className="replay-line judgement-line" role="status">
      <JudgementVerdict judgement={judgement} />
      <p>
        {reason
          ? sayMaxim(reason, 'past', module, talk)
          : better?.ok && say(R.better, { decision: module.words.decision(better.value, view, talk) })}
      </p>
      {onChoices && (
        <button type="button" className="way" onClick={onChoices}>
          {say(R.choices)}
        </button>
      )}
    </div>
  );
}
