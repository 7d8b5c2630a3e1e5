import { goTo, linkTo, linkToRule } from '../app/route.ts';
import { BoxArt } from '../cards/BoxArt.tsx';
import type { GameName } from '../look/games.ts';
import { SHELF } from '../shelf/shelf.ts';
import { seatBots } from '../source/bots.ts';
import { placeOrder } from '../source/order.ts';
import { useSay } from '../words/SayContext.tsx';
import { W } from './words.ts';

/** One game on the shelf: its box, what is special, and three ways in. */
export function GameBox({ game }: { readonly game: GameName }) {
  const say = useSay();
  const { name, line, seats, usual, minutes } = SHELF[game];
  const title = say(name);

  /** One tap: you against casual bots, default options. */
  function playNow(): void {
    const sitters = [{ name: '', kind: 'human' as const }, ...seatBots(usual - 1, 'casual', say.language)];
    goTo(linkTo('table', placeOrder({ game, sitters, options: {} })));
  }

  return (
    <li className="game-box" data-game={game}>
      <button type="button" className="game-cover" onClick={playNow} aria-hidden="true" tabIndex={-1}>
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
            onClick={playNow}
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
    </li>
  );
}
