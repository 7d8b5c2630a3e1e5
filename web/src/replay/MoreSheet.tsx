import type { Words } from '@overtrick/engine';
import type { ReactNode } from 'react';
import { linkToRule } from '../app/route.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useTable } from '../table/TableContext.tsx';
import { T } from '../table/words.ts';
import type { ReplaySheet } from './ReplayFrame.tsx';
import { W } from './words.ts';

type MoreSheetProps = {
  readonly onClose: () => void;
  readonly onSheet: (sheet: ReplaySheet) => void;
  readonly children: readonly { readonly title: Words; readonly content: ReactNode }[];
};

/** Everything about this match behind one tap. */
export function MoreSheet({ onClose, onSheet, children }: MoreSheetProps) {
  const { talk, module, view } = useTable();
  const { say } = talk;
  return (
    <Sheet title={say(module.game.name)} onClose={onClose}>
      <div className="replay-ways">
        <button type="button" className="way" onClick={() => onSheet('share')}>
          {say(W.share)}
        </button>
        <button type="button" className="way" onClick={() => onSheet('check')}>
          {say(W.check)}
        </button>
      </div>
      {children.map(({ title, content }, place) => (
        <details key={title.en} className="fold" open={place === 0}>
          <summary>{say(title)}</summary>
          {content}
        </details>
      ))}
      <nav className="sheet-links">
        <a href={linkToRule(module.game.id, module.game.ruleNow(view))}>{say(T.rules)}</a>
      </nav>
    </Sheet>
  );
}
