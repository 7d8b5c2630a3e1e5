import { linkTo } from '../app/route.ts';
import { useTitle } from '../app/useTitle.ts';
import { useBoard } from '../games/useBoard.ts';
import { gameNames } from '../shelf/gameNames.ts';
import { useSay } from '../words/SayContext.tsx';
import type { Say } from '../words/say.ts';
import type { Origin, Problem } from './protocol.ts';
import { ReplayFrame } from './ReplayFrame.tsx';
import { useReplay } from './useReplay.ts';
import { W } from './words.ts';
import '../table/record.css';
import '../table/table.css';
import './replay.css';

type ReplayScreenProps = {
  readonly origin: Origin;
  readonly start: number;
  /** The seat that is reviewed at once; null where somebody only looks. */
  readonly review: string | null;
};

/** A match to look at again: kept here, or inside of a link. */
export default function ReplayScreen({ origin, start, review }: ReplayScreenProps) {
  const showing = useReplay(origin, start);
  const { replay, shown, problem } = showing;
  const game = replay?.game;
  const module = useBoard(game);

  if (problem) return <Unshown problem={problem} kept={'kept' in origin} />;
  if (!replay || !shown || module?.game.id !== replay.game) return <Opening game={game} />;
  return (
    <ReplayFrame showing={{ ...showing, replay, shown }} module={module} origin={origin} review={review} />
  );
}

function Opening({ game }: { readonly game: string | undefined }) {
  const say = useSay();
  useTitle(say(W.title));
  return (
    <main className="table table-note" data-game={game} aria-busy="true">
      <p>{say(W.openingMatch)}</p>
    </main>
  );
}

/** Why there is nothing to see, and where to go from here. */
function Unshown({ problem, kept }: { readonly problem: Problem; readonly kept: boolean }) {
  const say = useSay();
  useTitle(say(W.cannot));
  return (
    <main className="table table-note">
      <h1>{say(W.cannot)}</h1>
      <p className="replay-problem" role="alert">
        {sayProblem(problem, kept, say)} {say(W.nothingHarmed)}
        {problem.kind === 'refused' && <small>{problem.detail}</small>}
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

function sayProblem(problem: Problem, kept: boolean, say: Say): string {
  if (problem.kind === 'noGame') return say(W.noGame, { game: problem.game, games: gameNames(say) });
  if (problem.kind !== 'refused') return say(W[problem.kind]);
  return say(kept ? W.damaged : W.cut);
}
