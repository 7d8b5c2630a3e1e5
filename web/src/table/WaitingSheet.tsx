import { useAfter } from '../app/useAfter.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

/** Until then people only see that it takes a moment, in milliseconds. */
const SOON = 1_000;

/** Lies where a sheet is fetched that does not come at once, so that it can be closed. */
export function WaitingSheet({ onClose }: { readonly onClose: () => void }) {
  const { talk, module } = useTable();
  return useAfter(SOON) ? (
    <Sheet title={talk.say(module.game.name)} onClose={onClose}>
      <p role="status">{talk.say(T.fetching)}</p>
    </Sheet>
  ) : null;
}
