import type { Escalation } from '@overtrick/games/escalation';
import { ChoiceButton } from '../../table/ChoiceButton.tsx';
import type { BoardProps } from '../board.ts';
import { words } from './words.ts';

type PlainChoiceProps = {
  readonly choice: 'pass' | 'take';
  readonly board: BoardProps<Escalation>;
  readonly total: string;
  readonly word: string;
  /** There is nothing else to do. */
  readonly alone?: boolean;
};

/** Passing or taking: a button beside the stairs. */
export function PlainChoice({ choice, board, total, word, alone = false }: PlainChoiceProps) {
  const { view, talk } = board;
  const decision = { do: choice };
  return (
    <ChoiceButton decision={decision} className={`esc-set esc-set-${choice}`} data-alone={alone || undefined}>
      <span className="unseen">{words.decision(decision, view, talk)}</span>
      <b className="esc-set-total" aria-hidden="true">
        {total}
      </b>
      <span className="esc-set-word" aria-hidden="true">
        {word}
      </span>
    </ChoiceButton>
  );
}
