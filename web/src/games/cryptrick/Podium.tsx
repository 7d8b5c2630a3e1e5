import type { Seat } from '@overtrick/engine';
import { type Cryptrick, cryptrick } from '@overtrick/games/cryptrick';
import type { ReactNode } from 'react';
import type { BoardProps } from '../board.ts';
import { Coin } from './Coin.tsx';
import { blocksOn, cardName, colourName, colourOf } from './coins.ts';
import type { Scene } from './scene.ts';
import { S } from './signs.ts';
import { isTrump } from './words.ts';

type PodiumProps = {
  readonly scene: Scene;
  readonly order: readonly Seat[];
  readonly board: BoardProps<Cryptrick>;
};

/** Who would acquire first, second, third, and why; it changes while the cards fall (CRY-3.3, 4.1). */
export function Podium({ scene, order, board: { view, talk, selection } }: PodiumProps) {
  const { say, name, isYou } = talk;
  const led = scene.cards[0];
  const blocks = scene.cards.reduce((sum, { card }) => sum + blocksOn(card, view.now.board), 0);
  return (
    <div className="cry-podium">
      <p className="cry-led">
        {led && <Coin coin={colourOf(led.card)} />}
        {led && say(S.led, { colour: colourName(colourOf(led.card), talk) })}
      </p>
      <p className="cry-so-far">
        <span>{say(scene.finished ? S.order : S.orderNow)}</span>
        <small>{say(S.blocksIn, { count: blocks })}</small>
      </p>
      <ol>{Array.from({ length: view.now.board.acquisitions }, (_, at) => place(at))}</ol>
      {scene.finished && blocks === 0 && <p className="cry-led">{say(S.noMarket)}</p>}
    </div>
  );

  function place(at: number): ReactNode {
    const seat = order[at];
    const card = seat === undefined ? undefined : cardOf(seat);
    return (
      <li
        key={at}
        data-you={(seat !== undefined && isYou(seat)) || undefined}
        data-empty={card === undefined || undefined}
      >
        <b className="cry-badge" data-place={at + 1} aria-hidden="true">
          {at + 1}
        </b>
        {card !== undefined && (
          <>
            <Coin coin={colourOf(card)} />
            <span className="cry-rank" aria-hidden="true">
              {cryptrick.face(card).rank}
            </span>
            <span className="cry-placed">
              <b>{name(seat)}</b>
              <span className="unseen">, {cardName(card, talk)}, </span>
              <small>{why(card)}</small>
            </span>
          </>
        )}
      </li>
    );
  }

  function cardOf(seat: Seat): string | undefined {
    const { preview } = selection;
    if (isYou(seat) && preview?.do === 'play') return preview.card;
    return scene.cards.find((each) => each.seat === seat)?.card;
  }

  function why(card: string): string {
    if (colourOf(card) === 'W') return say(S.white);
    if (isTrump(card, view)) return say(S.isTrump);
    if (card === led?.card) return say(S.isLead);
    return say(led && colourOf(card) === colourOf(led.card) ? S.isLed : S.isOff);
  }
}
