import type { BoardProps } from '../games/board.ts';
import { useModule } from './TableContext.tsx';
import { T } from './words.ts';

/** Where a board lies: a size container, so that its style sheets measure by `cqw` and `cqh`. */
export function BoardSlot(props: BoardProps) {
  const { Board } = useModule();
  return (
    <section className="table-board" aria-label={props.talk.say(T.board)}>
      <div className="table-felt">
        <Board {...props} />
      </div>
    </section>
  );
}
