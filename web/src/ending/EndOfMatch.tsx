import { linkTo } from '../app/route.ts';
import { useTitle } from '../app/useTitle.ts';
import type { BoardModule } from '../games/board.ts';
import type { TableSnapshot } from '../source/source.ts';
import { resultEyes } from '../table/resultEyes.ts';
import { seatsFrom } from '../table/seatsFrom.ts';
import { TableProvider } from '../table/TableContext.tsx';
import type { FrameParts } from '../table/TableFrame.tsx';
import { useShape } from '../table/useShape.ts';
import { useTalk } from '../table/useTalk.ts';
import { MatchEnding } from './MatchEnding.tsx';

type EndOfMatchProps = {
  readonly snapshot: TableSnapshot;
  readonly module: BoardModule;
  readonly parts: FrameParts | undefined;
  readonly onTable: () => void;
};

const NOTHING = { cards: [], options: [], decision: null, preview: null } as const;

/** The end of a match for whoever looks, wherever it was played. */
export default function EndOfMatch({ snapshot, module, parts, onTable }: EndOfMatchProps) {
  const { view, sitters, eyes } = snapshot;
  const talk = useTalk(sitters, resultEyes(snapshot, parts === undefined));
  const shape = useShape();
  useTitle(talk.say(module.game.name));
  const table = {
    ...{ view, told: view, talk, module, sitters, shape },
    seats: seatsFrom(eyes, view.players),
    selection: NOTHING,
    settling: false,
    choose: () => {},
  };
  return (
    <TableProvider value={table}>
      <MatchEnding
        snapshot={snapshot}
        replay={parts ? parts.replay : linkTo('replay', snapshot.id)}
        actions={parts?.matchEnd}
        onTable={onTable}
      />
    </TableProvider>
  );
}
