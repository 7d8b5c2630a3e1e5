import { explain } from '@overtrick/engine';
import { linkTo } from '../app/route.ts';
import { useBoard } from '../boards/useBoard.ts';
import { useSay } from '../words/SayContext.tsx';
import { Curtain } from './Curtain.tsx';
import { TableFrame } from './TableFrame.tsx';
import { usePainted } from './usePainted.ts';
import { useTableSource } from './useTableSource.ts';
import { T } from './words.ts';
import './record.css';
import './table.css';

/** One match, whatever the game and wherever it runs. */
export default function TableScreen({ id }: { readonly id: string }) {
  const say = useSay();
  const { source, snapshot, gone } = useTableSource(id);
  const painted = usePainted();
  const game = snapshot?.game;
  const module = useBoard(game);

  if (gone) {
    return (
      <main className="table table-note">
        <h1>{gone.kind === 'damaged' ? explain(gone.refusal, say.language) : say(T.missing)}</h1>
        <a className="go" href={linkTo()}>
          {say(T.home)}
        </a>
      </main>
    );
  }
  if (!painted || !source || !snapshot || module?.game.id !== snapshot.game) {
    return (
      <main className="table table-note" data-game={game}>
        <p>{say(T.opening)}</p>
      </main>
    );
  }
  if (snapshot.curtain !== null) return <Curtain snapshot={snapshot} module={module} source={source} />;
  return <TableFrame snapshot={snapshot} module={module} source={source} />;
}
