import type { Knowledge } from '../source/network/knowledge.ts';
import type { NetworkState, NetworkTable } from '../source/network/networkTable.ts';
import { listOf } from '../words/list.ts';
import { useSay } from '../words/SayContext.tsx';
import { sayProblem } from './problems.ts';
import { W } from './words.ts';

type ShufflingProps = {
  readonly table: NetworkTable;
  readonly state: NetworkState;
  readonly known: Knowledge;
};

/** Between start and deal: every device opens its contribution, usually in the blink of an eye. */
export function Shuffling({ table, state, known }: ShufflingProps) {
  const say = useSay();
  const { room, seat } = known;
  const missing = [...room.seats.entries()].filter(([, each]) => each.kind === 'person' && !each.revealed);
  const names = listOf(
    missing.map(([at]) => state.sitters[at].name),
    say,
  );
  return (
    <main className="table table-note" data-game={room.game}>
      <h1>{say(W.revealing)}</h1>
      <p role="status">
        {state.problem ? sayProblem(state.problem, say) : names !== '' && say(W.revealingAbout, { names })}
      </p>
      {seat >= 0 && missing.length > 0 && !missing.some(([at]) => at === seat) && (
        <button type="button" className="go go-quiet" onClick={() => void table.act('deal', {})}>
          {say(W.dealAnyway)}
        </button>
      )}
    </main>
  );
}
