import { type ReactNode, useEffect, useRef, useState } from 'react';
import { goTo, linkTo } from '../app/route.ts';
import { BoxArt } from '../cards/BoxArt.tsx';
import { placeOrder } from '../source/order.ts';
import type { TableSnapshot } from '../source/source.ts';
import { haveYouWon } from '../table/outcome.ts';
import { useTable } from '../table/TableContext.tsx';
import { T } from '../table/words.ts';
import { FinalStandings } from './FinalStandings.tsx';
import { sayEnding } from './headline.ts';
import { PictureSheet } from './PictureSheet.tsx';
import { RacePlot } from './RacePlot.tsx';
import { E } from './words.ts';
import './ending.css';

type MatchEndingProps = {
  readonly snapshot: TableSnapshot;
  /** Where it can be seen again; null while nobody can. */
  readonly replay: string | null;
  /** In place of the ways on of a match in this browser. */
  readonly actions?: ReactNode;
  readonly onTable: () => void;
};

/** The end of a match, a screen of its own: who won and by how much, how it went, what decided it, and what comes next. */
export function MatchEnding({ snapshot, replay, actions, onTable }: MatchEndingProps) {
  const { view, talk, module } = useTable();
  const { say } = talk;
  const { game, ending } = module;
  const [picture, setPicture] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const own = view.now.points.findIndex((_, seat) => talk.isYou(seat));
  // Around one device the first person; everybody else is one tap away.
  const reviewed = Math.max(0, own >= 0 ? own : snapshot.sitters.findIndex(({ kind }) => kind === 'human'));
  const point = game.turningPoint?.(view) ?? null;
  const decided = point && ending.turningPoint?.(point, talk);

  /** The same people and options; a new match with its own chance. */
  function rematch(): void {
    const { sitters } = snapshot;
    goTo(linkTo('table', placeOrder({ game: snapshot.game, sitters, options: view.options })), true);
  }

  return (
    <main className="table ending" data-game={snapshot.game} data-won={haveYouWon(view, talk) || undefined}>
      <header className="ending-head">
        <BoxArt game={snapshot.game} className="ending-box" />
        <div>
          <p className="ending-game">{say(game.name)}</p>
          <h1 ref={title} tabIndex={-1}>
            {sayEnding(view, module, talk)}
          </h1>
          <p className="ending-aim">
            {say(ending.aim ?? (game.best === 'most' ? T.mostWins : T.fewestWins))}
          </p>
        </div>
      </header>
      <nav className="ending-ways">
        {actions ?? (
          <>
            <button type="button" className="go" onClick={rematch}>
              {say(E.rematch)}
            </button>
            {replay && (
              <a className="way" href={replay}>
                {say(E.replay)}
              </a>
            )}
            <a className="way" href={linkTo()}>
              {say(E.home)}
            </a>
          </>
        )}
        {replay && (
          <a className="way" href={`${replay}?review=${reviewed}`}>
            {say(E.review)}
          </a>
        )}
        <button type="button" className="way" onClick={() => setPicture(true)}>
          {say(E.picture)}
        </button>
        <button type="button" className="way" onClick={onTable}>
          {say(E.table)}
        </button>
      </nav>
      <div className="ending-parts">
        <section className="ending-part">
          <FinalStandings />
        </section>
        {decided && (
          <section className="ending-part ending-decided">
            <h2>{say(E.decided)}</h2>
            <p>{decided}</p>
            {replay && (
              <a className="way" href={`${replay}?at=${point.position}`}>
                {say(E.replayThere)}
              </a>
            )}
          </section>
        )}
        <section className="ending-part ending-race">
          <h2>{say(E.race)}</h2>
          <RacePlot />
        </section>
      </div>
      {picture && <PictureSheet decided={decided ?? null} onClose={() => setPicture(false)} />}
    </main>
  );
}
