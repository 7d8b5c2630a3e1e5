import { Icon } from '../parts/Icon.tsx';
import type { TableSnapshot, TableSource } from '../source/source.ts';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

type ToolsProps = {
  readonly snapshot: TableSnapshot;
  readonly source: TableSource;
  readonly onUndo: () => void;
  readonly onHint: () => void;
};

/** Undo, or take back where something new was seen; and a hint while it is one's turn. */
export function Tools({ snapshot, source, onUndo, onHint }: ToolsProps) {
  const { told: view, talk } = useTable();
  const { say } = talk;
  const { undo = 'none' } = snapshot;
  return (
    <>
      {undo !== 'none' && (
        <button
          type="button"
          className="tool"
          title={say(undo === 'free' ? T.undo : T.takeBackAbout)}
          onClick={onUndo}
        >
          <Icon name="undo" />
          <span>{say(undo === 'free' ? T.undo : T.takeBack)}</span>
        </button>
      )}
      {source.hint && view.now.choices.length > 1 && (
        <button type="button" className="tool" onClick={onHint}>
          <Icon name="hint" />
          <span>{say(T.hint)}</span>
        </button>
      )}
    </>
  );
}
