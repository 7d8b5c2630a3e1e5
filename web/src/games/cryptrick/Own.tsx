import type { Seat } from '@overtrick/engine';
import type { Cryptrick } from '@overtrick/games/cryptrick';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import type { BoardProps } from '../board.ts';
import { AnswerChoices } from './AnswerChoices.tsx';
import { cardName } from './coins.ts';
import { Holdings } from './Holdings.tsx';
import { riskAt } from './risk.ts';
import { Spot } from './Spot.tsx';
import type { Scene } from './scene.ts';
import { S } from './signs.ts';

type OwnProps = {
  readonly seat: Seat;
  readonly scene: Scene;
  readonly order: readonly Seat[];
  readonly board: BoardProps<Cryptrick>;
};

/** The own place: the same as everybody's, with room for the answer and a word on where one stands. */
export function Own({ seat, scene, order, board }: OwnProps) {
  const { view, told, talk } = board;
  const { say } = talk;
  const { values, gift } = told.now.board;
  const value = values[seat];
  const risk = riskAt(told.now.board, seat);
  const answering = view.now.choices.some((choice) => choice.do === 'want');
  return (
    <div className="cry-own" data-risk={risk}>
      <SeatPlate seat={seat} bare className="cry-own-plate" />
      {scene.kind !== 'done' && <Spot seat={seat} scene={scene} order={order} board={board} />}
      <Holdings seat={seat} board={board} />
      {answering ? (
        <AnswerChoices {...board} />
      ) : (
        <p className="cry-note">
          <b>{note()}</b>
          <span>{match()}</span>
        </p>
      )}
    </div>
  );

  /** How the match stands; nothing before the first deal is over. */
  function match(): string {
    const { points, sheet } = told.now;
    if (sheet.length === 0 || !talk.isYou(seat)) return '';
    const best = points.indexOf(Math.max(...points));
    const facts = { own: points[seat], best: points[best], name: talk.name(best) };
    return say(points[seat] === points[best] ? S.matchAhead : S.match, facts);
  }

  function note(): string {
    if (gift && gift.card !== null && risk === 'calm' && scene.kind !== 'done') {
      const card = cardName(gift.card, talk);
      const [from, to] = [talk.name(gift.from), talk.name(gift.to)];
      if (talk.isYou(gift.to)) return say(S.giftFrom, { name: from, card });
      if (talk.isYou(gift.from)) return say(S.giftTo, { name: to, card });
      return say(S.giftOpen, { from, to, card });
    }
    if (risk === 'crashed') return say(value.by === 'crash' ? S.ruinedZero : S.ruined);
    if (risk === 'calm') return say(S.calm);
    const { points: before, oneMore: after } = value;
    return say(before > after ? S.danger : S.dangerNone, { before, after });
  }
}
