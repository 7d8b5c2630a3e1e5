import type { Cryptrick } from '@overtrick/games/cryptrick';
import { handOf } from '../../table/motion.tsx';
import { PlayingCard } from '../../table/PlayingCard.tsx';
import type { BoardProps } from '../board.ts';
import { landingOf } from './landing.ts';
import { pieceOf } from './pieces.ts';
import type { Scene } from './scene.ts';
import { S } from './signs.ts';

type SaleProps = {
  readonly scene: Scene;
  /** What may be said of it. */
  readonly said: Scene;
  readonly board: BoardProps<Cryptrick>;
};

/** The lead that is for sale, and what becomes of it. */
export function Sale({ scene, said, board: { view, told, talk, selection } }: SaleProps) {
  const landing = landingOf(view);
  const { say, name, isYou } = talk;
  const { offered, open } = scene;
  const { preview } = selection;
  const ghost = preview?.do === 'reveal' ? preview.card : null;
  const [head, more] = caption();
  return (
    <div className="cry-sale" data-open={open || undefined}>
      {offered === null ? (
        <span className="cry-card" data-ghost="">
          {ghost === null ? <span className="slot" /> : <PlayingCard card={ghost} />}
        </span>
      ) : (
        <span
          className="cry-card"
          data-key={pieceOf(offered)}
          data-from={landing === null ? undefined : handOf(landing, view)}
        >
          <PlayingCard card={offered} talk={talk} className={open ? '' : 'card-lit'} />
        </span>
      )}
      <p className="cry-caption">
        <b>{head}</b>
        <span>{more}</span>
      </p>
    </div>
  );

  function caption(): [string, string] {
    const { offered, seller, buyer, open } = said;
    // The last card of the market is still on its way.
    if (said.kind !== 'sale') return ['', ''];
    if (offered === null || seller === null) {
      const { lead } = told.now.board;
      return isYou(lead) ? [say(S.youSell), ''] : [say(S.soldBy, { name: name(lead) }), say(S.toSell)];
    }
    if (!open) return [say(isYou(seller) ? S.youSell : S.soldBy, { name: name(seller) }), say(S.line)];
    if (buyer !== null) {
      if (isYou(buyer)) return [say(S.youBuyIt), say(S.youPay, { name: name(seller) })];
      return [say(S.buysIt, { name: name(buyer) }), say(S.pays)];
    }
    return [say(S.nobody), say(isYou(seller) ? S.youLeadIt : S.leadsIt, { name: name(seller) })];
  }
}
