import type { Cryptrick } from '@overtrick/games/cryptrick';
import { PlayingCard } from '../../table/PlayingCard.tsx';
import { inARow } from '../../words/list.ts';
import type { BoardProps } from '../board.ts';
import { Coin } from './Coin.tsx';
import { cardName, colourName } from './coins.ts';
import { S } from './signs.ts';

/** The undealt cards: the one that is turned up makes its colour trump, the others stay hidden (CRY-1.2, 1.3). */
export function Trump({ told: view, talk }: BoardProps<Cryptrick>) {
  const { say } = talk;
  const { revealed, trump, undealt, trick } = view.now.board;
  const number = Math.min(6, trick + 1);
  return (
    <div className="cry-trump" data-about="">
      <span className="unseen">
        {inARow(
          [say(S.trickSaid, { trick: number }), inWords(), say(S.undealtSaid, { count: undealt })],
          say,
        )}
      </span>
      <span className="cry-undealt" aria-hidden="true">
        {Array.from({ length: Math.min(undealt, 3) }, (_, at) => at).map((at) => (
          <PlayingCard key={at} />
        ))}
        {revealed !== null && (
          <span key={revealed} data-in="turn">
            <PlayingCard card={revealed} />
          </span>
        )}
      </span>
      <span className="cry-trump-words" aria-hidden="true">
        <small>{say(S.trick, { trick: number })}</small>
        <b>{say(S.trump)}</b>
        <span className="cry-trump-coins">
          {trump !== null && <Coin coin={trump} />}
          <Coin coin="W" />
        </span>
        <span className="cry-trump-label" data-open={revealed === null || undefined}>
          {label()}
        </span>
      </span>
    </div>
  );

  function label(): string {
    if (trump !== null) return say(S.trumpAnd, { colour: colourName(trump, talk) });
    return say(revealed === null ? S.trumpLater : S.trumpWhite);
  }

  function inWords(): string {
    if (revealed === null) return say(S.trumpSaidLater);
    if (trump === null) return say(S.trumpSaidWhite);
    return say(S.trumpSaid, { colour: colourName(trump, talk), card: cardName(revealed, talk) });
  }
}
