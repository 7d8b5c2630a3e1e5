import { linkTo } from '../app/route.ts';
import { useTitle } from '../app/useTitle.ts';
import { useBoard } from '../games/useBoard.ts';
import { useSay } from '../words/SayContext.tsx';
import { Curtain } from './Curtain.tsx';
import { TableFrame } from './TableFrame.tsx';
import { useTableSource } from './useTableSource.ts';
import { T } from './words.ts';
import './record.css';
import './table.css';

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
  if (snapshot.curtain !== null && snapshot.curtain !== undefined)
    return <Curtain snapshot={snapshot} module={module} source={source} />;
  return <TableFrame snapshot={snapshot} module={module} source={source} />;
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
