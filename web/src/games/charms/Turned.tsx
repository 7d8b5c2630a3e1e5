import { PlayingCard } from '../../table/PlayingCard.tsx';
import type { Talk } from '../board.ts';
import { W } from './sayings.ts';
import { cardName } from './words.ts';

type TurnedProps = {
  /** The undealt cards that were turned up, in order; the last one made trump (CHA-2.1). */
  readonly cards: readonly string[];
  readonly talk: Talk;
};

/** Trump, always in sight, beside the numbers that were turned up before it. */
export function Turned({ cards, talk }: TurnedProps) {
  const { say } = talk;
  const before = cards.slice(0, -1);
  const trump = cards.at(-1) ?? '';
  return (
    <div className="cha-turned" data-about="">
      {before.length > 0 && (
        <>
          <span className="cha-label" aria-hidden="true">
            {say(W.out)}
          </span>
          <span
            className="cha-turned-before"
            style={{ '--rows': before.length > 4 ? 3 : 2 }}
            aria-hidden="true"
          >
            {[...before.entries()].map(([at, card]) => (
              <PlayingCard key={at} card={card} />
            ))}
          </span>
        </>
      )}
      <span className="cha-label" aria-hidden="true">
        {say(W.trump)}
      </span>
      <span aria-hidden="true">
        <PlayingCard card={trump} className="cha-turned-trump" />
      </span>
      <span className="unseen">
        {say(W.trumpIs, { suit: cardName(trump, talk) })}
        {before.length > 0 && `. ${say(W.turned, { cards: before.join(say(W.comma)) })}`}
      </span>
    </div>
  );
}
