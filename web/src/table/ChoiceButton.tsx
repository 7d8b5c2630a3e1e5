import { type GameTypes, isSame } from '@overtrick/engine';
import type { ButtonHTMLAttributes } from 'react';
import { useTable } from './TableContext.tsx';

type ChoiceButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'> & {
  readonly decision: GameTypes['decision'];
};

/** A button that chooses a decision; keys and tests find it by the notation of the decision. */
export function ChoiceButton({ decision, children, ...rest }: ChoiceButtonProps) {
  const { module, selection, choose } = useTable();
  const { game } = module;
  return (
    <button
      type="button"
      data-choice={game.makeDecision(decision)}
      aria-pressed={selection.decision !== null && isSame(game, selection.decision, decision)}
      onClick={({ detail }) => choose(decision, detail > 0)}
      {...rest}
    >
      {children}
    </button>
  );
}
