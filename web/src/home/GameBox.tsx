import { useRef, useState } from 'react';
import { goTo, linkTo, linkToRule } from '../app/route.ts';
import { BoxArt } from '../cards/BoxArt.tsx';
import { LessonOffer } from '../lesson/LessonOffer.tsx';
import { orderUsual } from '../lesson/orderUsual.ts';
import { progressOf } from '../lesson/progress.ts';
import type { GameName } from '../look/games.ts';
import { SHELF } from '../shelf/shelf.ts';
import { listMatches, type MatchEntry } from '../store/matches.ts';
import { useSay } from '../words/SayContext.tsx';
import { GoOnSheet } from './GoOnSheet.tsx';
import { W } from './words.ts';

/** One game on the shelf: its box, what is special, and three ways in. */
export function GameBox({ game }: { readonly game: GameName }) {
  const say = useSay();
  const { name, line, seats, minutes, lesson } = SHELF[game];
  const title = say(name);
  const [offered, setOffered] = useState(false);
  const [waiting, setWaiting] = useState<MatchEntry | null>(null);
  const looking = useRef(false);

  /** A match against casual bots; the first time it asks whether a lesson is wanted before. */
  function begin(): void {
    setWaiting(null);
    if (lesson && !progressOf(game).answered) setOffered(true);
    else goTo(linkTo('table', orderUsual(game, say.language)));
  }

  /** One tap: the same, unless a match of this game waits. */
  async function playNow(): Promise<void> {
    if (looking.current) return;
    looking.current = true;
    // Without storage none waits.
    const entries = await listMatches().catch(() => []);
    looking.current = false;
    const unfinished = entries.find((entry) => entry.game === game && entry.status === 'playing');
    if (unfinished) setWaiting(unfinished);
    else begin();
  }

  return (
    <li className="game-box" data-game={game}>
      <button
        type="button"
        className="game-cover"
        onClick={() => void playNow()}
        aria-hidden="true"
        tabIndex={-1}
      >
        <BoxArt game={game} />
      </button>
      <div className="game-about">
        <h2>{title}</h2>
        <p className="game-facts">
          {say(seats.min === seats.max ? W.playersExactly : W.players, seats)} · {say(W.minutes, { minutes })}
        </p>
        <p className="game-line">{say(line)}</p>
        <div className="game-ways">
          <button
            type="button"
            className="go"
            onClick={() => void playNow()}
            aria-label={say(W.playGame, { game: title })}
          >
            {say(W.play)}
          </button>
          <a className="way" href={linkTo('setup', game)} aria-label={say(W.setUpGame, { game: title })}>
            {say(W.setUp)}
          </a>
          <a className="way" href={linkToRule(game)} aria-label={say(W.learnGame, { game: title })}>
            {say(W.learn)}
          </a>
        </div>
      </div>
      {waiting && <GoOnSheet entry={waiting} onNew={begin} onClose={() => setWaiting(null)} />}
      {offered && <LessonOffer game={game} onClose={() => setOffered(false)} />}
    </li>
  );
}
