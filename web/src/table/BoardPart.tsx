import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { layOut } from '../app/ownTask.ts';
import { letGo } from './carry.ts';
import { Felt } from './Felt.tsx';
import { type TableParts, TableProvider } from './TableContext.tsx';
import { type Departure, useFlights } from './useFlights.ts';
import { useLate } from './useLate.ts';
import { T } from './words.ts';

type BoardPartProps = {
  readonly table: TableParts;
  readonly departure: Departure;
};

/** The board, a moment behind the question and the hand: so no task of the browser has to draw both. */
export const BoardPart = memo(function BoardPart({ table, departure }: BoardPartProps) {
  const began = performance.now();
  const late = useLate(table);
  const { view, talk, module, seats, selection, settling, shape, choose } = late;
  const part = useRef<HTMLElement>(null);
  useFlights(view, departure);
  // The board is drawn in pieces, so that the last one has time for the styles. Else a frame that comes first has to give them.
  useLayoutEffect(() => layOut(began));
  // Whoever reads the table by its attributes has to know when the hand is ahead of the board.
  const behind = view !== table.view;
  useLayoutEffect(() => {
    const screen = part.current?.closest<HTMLElement>('.table-screen');
    if (!screen) return;
    if (behind) screen.dataset.behind = '';
    else {
      delete screen.dataset.behind;
      screen.dataset.position = String(view.past.length);
    }
  }, [view, behind]);
  const { Board } = module;
  // Drawn anew only when something on it has changed.
  const board = useMemo(
    () => <Board {...{ view, talk, seats, selection, settling, shape, choose }} />,
    [Board, view, talk, seats, selection, settling, shape, choose],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new drawing ends them, whatever it shows
  useLayoutEffect(letGo, [board]);
  return (
    <section ref={part} className="table-board" aria-label={talk.say(T.board)}>
      <TableProvider value={late}>
        <Felt>{board}</Felt>
      </TableProvider>
    </section>
  );
});
