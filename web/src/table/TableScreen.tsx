import { Suspense } from 'react';
import { lazyPart } from '../app/lazyPart.ts';
import { linkTo } from '../app/route.ts';
import { useTitle } from '../app/useTitle.ts';
import { Waiting } from '../app/Waiting.tsx';
import type { BoardModule } from '../games/board.ts';
import { useBoard } from '../games/useBoard.ts';
import { useFadingCoach } from '../lesson/useFadingCoach.tsx';
import type { TableSnapshot, TableSource } from '../source/source.ts';
import { useSay } from '../words/SayContext.tsx';
import { TableFrame } from './TableFrame.tsx';
import { useTableSource } from './useTableSource.ts';
import { useTimeline } from './useTimeline.ts';
import { T } from './words.ts';
import './record.css';
import './table.css';

/** Fetched when several people share a device. Until it is there nothing of the table is shown. */
const Curtain = lazyPart(() => import('./Curtain.tsx'));

/** One match, whatever the game and wherever it runs. */
export default function TableScreen({ id }: { readonly id: string }) {
  const say = useSay();
  const { source, snapshot, gone } = useTableSource(id);
  const game = snapshot?.game;
  const module = useBoard(game);

  if (gone) {
    const { kind } = gone;
    return <Gone why={say(kind === 'damaged' || kind === 'deleted' ? T[kind] : T.missing)} />;
  }
  if (!source || !snapshot || module?.game.id !== snapshot.game) {
    return (
      <main className="table table-note" data-game={game}>
        <p>{say(T.opening)}</p>
      </main>
    );
  }
  return <LaidTable key={snapshot.id} source={source} first={snapshot} module={module} />;
}

type LaidTableProps = {
  readonly source: TableSource;
  readonly first: TableSnapshot;
  readonly module: BoardModule;
};

/** The table in its time: the curtain falls when what was played has been seen. */
function LaidTable({ source, first, module }: LaidTableProps) {
  const time = useTimeline(source, first, module.game);
  const { shown } = time;
  const coach = useFadingCoach(module.game, time.told);
  if (shown.curtain !== null && shown.curtain !== undefined)
    return (
      <Suspense fallback={<Waiting />}>
        <Curtain snapshot={shown} module={module} source={source} />
      </Suspense>
    );
  return <TableFrame time={time} module={module} source={source} coach={coach} />;
}

function Gone({ why }: { readonly why: string }) {
  const say = useSay();
  useTitle(why);
  return (
    <main className="table table-note">
      <h1>{why}</h1>
      <a className="go" href={linkTo()}>
        {say(T.home)}
      </a>
    </main>
  );
}
