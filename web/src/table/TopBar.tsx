import type { Words } from '@overtrick/engine';
import type { ReactNode } from 'react';
import { linkTo } from '../app/route.ts';
import { Icon } from '../parts/Icon.tsx';
import type { TableProblem, TableSnapshot } from '../source/source.ts';
import type { OpenSheet } from './state.ts';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

type TopBarProps = {
  readonly snapshot: TableSnapshot;
  readonly onSheet: (sheet: OpenSheet) => void;
  readonly children?: ReactNode;
};

/** The way out, where we are in the match, and the door to everything else. */
export function TopBar({ snapshot, onSheet, children }: TopBarProps) {
  const { view, talk, module } = useTable();
  const { say } = talk;
  const { deal, deals } = view.now;
  const { problem, takenBack = 0 } = snapshot;
  // While something is asked, the question says it.
  const said = problem?.kind === 'overtaken' && !view.now.over && !snapshot.betweenDeals;
  return (
    <header className="table-bar">
      <a className="icon-button" href={linkTo()} aria-label={say(T.leave)}>
        <Icon name="back" />
      </a>
      <div className="table-title">
        <h1>{say(module.game.name)}</h1>
        {snapshot.lesson ? (
          <span>{say(T.lesson)}</span>
        ) : (
          deals > 1 && <span>{say(T.deal, { deal: deal + 1, deals })}</span>
        )}
        {takenBack > 0 && <span>{say(T.takenBack, { count: takenBack })}</span>}
        {problem && !said && (
          <strong className="table-problem" role="alert">
            {say(wordsFor(problem))}
          </strong>
        )}
      </div>
      {children}
      <button type="button" className="icon-button" aria-label={say(T.help)} onClick={() => onSheet('help')}>
        <Icon name="help" />
      </button>
      <button type="button" className="icon-button" aria-label={say(T.menu)} onClick={() => onSheet('menu')}>
        <Icon name="menu" />
      </button>
    </header>
  );
}

function wordsFor({ kind }: TableProblem): Words {
  if (kind === 'bot-failed') return T.botFailed;
  return kind === 'overtaken' ? T.overtaken : T.notKept;
}
