import type { Escalation } from '@overtrick/games/escalation';
import type { BoardProps } from '../board.ts';
import { words } from './words.ts';

type PlainChoiceProps = {
  readonly decision: 'pass' | 'take';
  readonly board: BoardProps<Escalation>;
  readonly total: string;
  readonly word: string;
  /** There is nothing else to do. */
  readonly alone?: boolean;
};

/** Passing or taking: a button beside the stairs. */
export function PlainChoice({ decision, board, total, word, alone = false }: PlainChoiceProps) {
  const { view, talk, selection, choose } = board;
  return (
    <button
      type="button"
      className={`set set-${decision}`}
      data-choice={decision}
      data-alone={alone || undefined}
      aria-pressed={selection.decision === decision}
      onClick={() => choose(decision)}
    >
      <span className="unseen">{words.decision(decision, view, talk)}</span>
      <b className="set-total" aria-hidden="true">
        {total}
      </b>
      <span className="set-word" aria-hidden="true">
        {word}
      </span>
    </button>
  );
}
