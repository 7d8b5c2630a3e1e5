import { dealsOf, decidingDeal, fateOf, type Seat, type View } from '@overtrick/engine';
import { mostMissed, whoGetsNothing } from './rules.ts';
import type { Inflation, InflationScoring, InflationTurningPoint } from './types.ts';
import { recall } from './view.ts';

/** INF-4.1 to 4.4 */
export function scoring(view: View<Inflation>, seat: Seat): InflationScoring {
  const state = recall(view);
  const bid = state.bid[seat];
  const taken = state.taken[seat];
  const facts = { bid, taken, count: taken, off: Math.abs(bid - taken) };
  if (bid === taken) return { ...facts, rule: 'INF-4.1', by: 'exact', each: 2, points: 2 * taken };
  const missed = mostMissed(state);
  if (seat === whoGetsNothing(state)) {
    const alone = missed.length === 1;
    return {
      ...facts,
      rule: alone ? 'INF-4.2' : 'INF-4.4',
      by: alone ? 'most' : 'latest',
      each: 0,
      points: 0,
    };
  }
  const spared = missed.includes(seat);
  return {
    ...facts,
    rule: spared ? 'INF-4.4' : 'INF-4.3',
    by: spared ? 'spared' : 'missed',
    each: 1,
    points: taken,
  };
}

/**
 * Of the deal in which the winner gained most on the next best: that one's bid if it was missed by one, else the exact bid of the winner,
 * else the bid that was missed, else the winner's tricks.
 */
export function turningPoint({ now, past }: View<Inflation>): InflationTurningPoint | null {
  const deciding = decidingDeal(now, 'most');
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
  if (lost.off === 1) return { by: 'missed', ...lost };
  if (won.off === 0) return { by: 'exact', ...won };
  if (lost.off > 1) return { by: 'missed', ...lost };
  return { by: 'tricks', ...won };
}
