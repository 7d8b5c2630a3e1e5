import type { Step } from '@overtrick/match';
import { goBack } from '../app/route.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTable } from '../table/TableContext.tsx';
import type { ReplaySheet } from './ReplayFrame.tsx';
import { W } from './words.ts';

type ReplayBarProps = {
  readonly step: Step;
  /** The number of this position, and of the last. */
  readonly at: number;
  readonly last: number;
  readonly deals: number;
  /** The deal of this position has ended. */
  readonly over: boolean;
  readonly onSheet: (sheet: ReplaySheet) => void;
};

/** The way out, where in the match we are, and what can be done with it. */
export function ReplayBar({ step, at, last, deals, over, onSheet }: ReplayBarProps) {
  const { talk, module } = useTable();
  const { say } = talk;
  const deal = step.deal + 1;
  const place =
    step.seat === null
      ? say(W.dealt, { deal })
      : over
        ? say(W.dealOver, { deal })
        : say(W.place, { deal, at, last });
  return (
    <header className="table-bar">
      <button type="button" className="icon-button" aria-label={say(W.leave)} onClick={goBack}>
        <Icon name="back" />
      </button>
      <div className="table-title">
        <h1>{say(W.titleOf, { game: say(module.game.name) })}</h1>
        <span>{deals > 0 && place}</span>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={say(W.share)}
        onClick={() => onSheet('share')}
      >
        <Icon name="share" />
      </button>
      <button type="button" className="icon-button" aria-label={say(W.more)} onClick={() => onSheet('more')}>
        <Icon name="menu" />
      </button>
    </header>
  );
}
