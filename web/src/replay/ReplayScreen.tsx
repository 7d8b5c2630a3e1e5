import { useEffect, useState } from 'react';
import { linkTo } from '../app/route.ts';
import type { BoardModule } from '../boards/board.ts';
import { loadBoard } from '../boards/loadBoard.ts';
import { useSay } from '../words/SayContext.tsx';
import type { Origin } from './projection.ts';
import { ReplayFrame } from './ReplayFrame.tsx';
import { useFilm } from './useFilm.ts';
import { W } from './words.ts';
import '../table/record.css';
import '../table/table.css';
import './replay.css';

type ReplayScreenProps = { readonly origin: Origin; readonly start: number };

/** A match to look at again: kept here, or inside of a link. */
export default function ReplayScreen({ origin, start }: ReplayScreenProps) {
  const say = useSay();
  const showing = useFilm(origin, start);
  const { film, still, problem } = showing;
  const game = film?.game;
  const [module, setModule] = useState<BoardModule | null>(null);
  useEffect(() => {
    let current = true;
    if (game) void loadBoard(game).then((loaded) => current && setModule(loaded));
    return () => {
      current = false;
    };
  }, [game]);

  if (problem) {
    return (
      <main className="table table-note">
        <h1>{say(W.cannot)}</h1>
        <p className="replay-problem" role="alert">
          {problem.kind === 'refused' ? problem.detail : say(W[problem.kind])} {say(W.nothingHarmed)}
        </p>
        <div className="replay-ways">
          <a className="go" href={linkTo()}>
            {say(W.home)}
          </a>
          <a className="way" href={linkTo('import')}>
            {say(W.otherFile)}
          </a>
        </div>
      </main>
    );
  }
  if (!film || !still || module?.game.id !== film.game) {
    return (
      <main className="table table-note" data-game={game} aria-busy="true">
        <p>{say(W.openingMatch)}</p>
      </main>
    );
  }
  return <ReplayFrame showing={{ ...showing, film, still }} module={module} />;
}
