import { MatchLogList } from './MatchLogList.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

/** Where there is room: the scores and the log beside the table. */
export default function SidePanel() {
  const { talk, module } = useTable();
  return (
    <aside className="table-side">
      {!module.ending.standing && (
        <>
          <h2>{talk.say(T.scores)}</h2>
          <ScoreSheet />
        </>
      )}
      <h2>{talk.say(T.log)}</h2>
      <MatchLogList />
    </aside>
  );
}
