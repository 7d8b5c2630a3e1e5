import { goTo, linkTo } from '../app/route.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { SHELF } from '../shelf/shelf.ts';
import type { MatchEntry } from '../store/matches.ts';
import { listOf } from '../words/list.ts';
import { useSay } from '../words/SayContext.tsx';
import { W } from './words.ts';

type GoOnSheetProps = {
  readonly entry: MatchEntry;
  readonly onNew: () => void;
  readonly onClose: () => void;
};

/** Asked by *Play now* while a match of that game waits: go on with it, or begin a new one? */
export function GoOnSheet({ entry, onNew, onClose }: GoOnSheetProps) {
  const say = useSay();
  const { id, game, deal, deals, sitters } = entry;
  const names = listOf(sitters.map(({ name }) => name).filter(Boolean), say);
  return (
    <Sheet title={say(W.waits, { game: say(SHELF[game].name) })} onClose={onClose}>
      <p>
        {deals > 1 && `${say(W.deal, { deal: deal + 1, deals })}, `}
        {say(W.against, { names })}
      </p>
      <div className="sheet-ways">
        <button type="button" className="go go-quiet" onClick={onNew}>
          {say(W.newMatch)}
        </button>
        <button type="button" className="go" onClick={() => goTo(linkTo('table', id))}>
          {say(W.goOnNow)}
        </button>
      </div>
    </Sheet>
  );
}
