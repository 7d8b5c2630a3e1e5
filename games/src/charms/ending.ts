import { dealsOf, decidingDeal, fateOf, type Seat, type View } from '@overtrick/engine';
import { POINTS } from './rules.ts';
import type { Charms, CharmsScoring, CharmsTurningPoint } from './types.ts';

/** CHA-7.1 */
export function scoring({ now }: View<Charms>, seat: Seat): CharmsScoring {
  const bid = now.board.bids[seat] ?? 0;
  const taken = now.board.taken[seat];
  const off = Math.abs(bid - taken);
  const points = POINTS[Math.min(off, POINTS.length - 1)];
  return { rule: 'CHA-7.1', by: off === 0 ? 'exact' : 'off', count: taken, bid, taken, off, points };
}

/**
 * Of the deal in which the next best lost most on the winner: that one's bid if it was missed by one, else the exact bid of the winner,
 * else the bid that was missed. Points are bad (CHA-7.1), so that the other has missed.
 */
export function turningPoint({ now, past }: View<Charms>): CharmsTurningPoint | null {
  const deciding = decidingDeal(now, 'fewest');
  if (!deciding) return null;
  const { deal, winner, rival } = deciding;
  const { choices } = dealsOf(past)[deal];
  const tricks = choices.flatMap(({ shows, position }) =>
    shows?.winner === undefined ? [] : [{ seat: shows.winner, position }],
  );
  const pointOf = (seat: Seat) => {
    const said = choices.find(({ seat: other, decision }) => other === seat && decision?.do === 'bid');
    const bid = said?.decision?.do === 'bid' ? said.decision.tricks : 0;
    return { seat, deal, points: now.sheet[deal][seat], ...fateOf(tricks, seat, bid) };
  };
  const won = pointOf(winner);
  const lost = pointOf(rival);
  if (lost.off > 1 && won.off === 0) return { by: 'exact', ...won };
  return { by: 'missed', ...lost };
}
