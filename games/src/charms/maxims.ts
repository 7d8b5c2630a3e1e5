import type { Maxim, Maxims, View } from '@overtrick/engine';
import { exactBidMaxims, lastBidMaxims } from '../exactBid.ts';
import { packOf, tricksOf } from './deck.ts';
import type { Charms, CharmsDecision } from './types.ts';
import { preview } from './view.ts';

/** Rules of thumb: take what the bid needs, keep away from what is too many. */
export const maxims: Maxims<Charms> = { of: maximsOf };

function maximsOf(view: View<Charms>, decision: CharmsDecision): Maxim[] {
  const { now, seat, players } = view;
  const { bids, taken, trick, plays } = now.board;
  const made = preview(view, decision);
  if (made.do === 'bid') return lastBidMaxims(bids, made.tricks, tricksOf(packOf(view)));
  return exactBidMaxims({
    bid: bids[seat] ?? 0,
    taken: taken[seat],
    left: tricksOf(packOf(view)) - trick,
    isLast: plays.length === players - 1,
    wins: made.winning.seat === seat,
    leads: plays.length === 0,
  });
}
