import type { Seat } from '@overtrick/engine';
import { type Cryptrick, type CryptrickWinning, cryptrick } from '@overtrick/games/cryptrick';
import type { ReactNode } from 'react';
import type { BoardProps } from '../board.ts';
import { Coin } from './Coin.tsx';
import { blocksOn, cardName, colourName, colourOf } from './coins.ts';
import { placeReason } from './placeReason.ts';
import type { Scene } from './scene.ts';
import { S } from './signs.ts';

type PodiumProps = {
  readonly scene: Scene;
  readonly places: readonly CryptrickWinning[];
  readonly board: BoardProps<Cryptrick>;
};

/** Who would acquire first, second, third, and why; it changes while the cards fall (CRY-3.3, 4.1). */
export function Podium({ scene, places, board: { view, talk, selection } }: PodiumProps) {
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
    const winning = places.at(at);
    const card = winning && cardOf(winning.seat);
    return (
      <li
        key={at}
        data-you={(winning && isYou(winning.seat)) || undefined}
        data-empty={card === undefined || undefined}
      >
        <b className="cry-badge" data-place={at + 1} aria-hidden="true">
          {at + 1}
        </b>
        {winning && card !== undefined && (
          <>
            <Coin coin={colourOf(card)} />
            <span className="cry-rank" aria-hidden="true">
              {cryptrick.face(card).rank}
            </span>
            <span className="cry-placed">
              <b>{name(winning.seat)}</b>
              <span className="unseen">, {cardName(card, talk)}, </span>
              <small>{say(placeReason(winning, card, led?.seat))}</small>
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
}
