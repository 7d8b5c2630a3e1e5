import type { Charms } from '@overtrick/games/charms';
import type { BoardProps } from '../board.ts';
import { Medal } from './Medal.tsx';
import { Redealt } from './Redealt.tsx';
import { W } from './sayings.ts';
import { Turned } from './Turned.tsx';
import type { TrickShown } from './trick.ts';
import { cardName } from './words.ts';

type MiddleProps = { readonly trick: TrickShown; readonly board: BoardProps<Charms> };

/** What everybody looks at: trump, who wins the trick and why, the led suit. */
export function Middle({ trick, board: { told, talk } }: MiddleProps) {
  const { say, name, isYou } = talk;
  const { board } = told.now;
  const { led, best, why, finished } = trick;
  const number = board.trick + (finished ? 0 : 1);
  return (
    <div className="cha-middle">
      <Turned cards={board.flipped} talk={talk} />
      <p className="cha-middle-says">
        <span>{board.phase === 'bid' ? bids() : say(W.trick, { trick: number })}</span>
        <b>{says()}</b>
      </p>
      <div className="cha-led" data-about="">
        <span className="cha-label" aria-hidden="true">
          {ledBy()}
        </span>
        <Medal suit={led} />
        <span className="unseen">
          {led === null ? say(W.noLed) : say(W.ledIs, { suit: cardName(led, talk) })}
        </span>
      </div>
      {board.redealt.length > 0 && <Redealt hands={board.redealt} talk={talk} />}
    </div>
  );

  function ledBy(): string {
    const { leader } = trick;
    return leader === null ? say(W.led) : say(isYou(leader) ? W.youLed : W.ledBy, { name: name(leader) });
  }

  function bids(): string {
    if (board.bids.every((bid) => bid === null)) return say(W.noBids);
    return say(W.bidsSoFar, { sum: board.bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0) });
  }

  function says(): string {
    if (best === null || why === null) {
      return say(isYou(board.leader) ? W.youToLead : W.toLead, { name: name(board.leader) });
    }
    const words = { trump: W.winsTrump, led: W.winsLed, later: W.winsTie }[why];
    return say(words, { name: name(best), suit: led === null ? '' : cardName(led, talk) });
  }
}
