import { dealsOf, decidingDeal, type Seat, type View } from '@overtrick/engine';
import type { Cryptrick, CryptrickScoring, CryptrickTurningPoint } from './types.ts';

/** CRY-5.1 */
export function scoring({ now }: View<Cryptrick>, seat: Seat): CryptrickScoring {
  const { blocks, colours, by, points } = now.board.values[seat];
  return { rule: 'CRY-5.1', by, count: blocks, blocks, colours, points };
}

/** A collapse and what it cost: what the cards were worth just before, less what they were worth at the end of the deal. */
type Crash = Extract<CryptrickTurningPoint, { by: 'crash' }> & { readonly cost: number };

/**
 * A collapse without which the first place would have gone to somebody else, the costliest one, or that of the next best in the deal in
 * which the winner gained most on it; else the portfolio that the winner made there.
 */
export function turningPoint(view: View<Cryptrick>): CryptrickTurningPoint | null {
  const { now, past } = view;
  const deciding = decidingDeal(now, 'most');
  if (!deciding) return null;
  const { deal, winner, rival } = deciding;
  const crashes = crashesIn(view).filter(
    ({ seat, cost }) => cost > 0 && !now.outcome?.winners.includes(seat),
  );
  const decisive = crashes
    .filter(({ seat, cost }) => now.points[seat] + cost >= now.points[winner])
    .sort((one, other) => other.cost - one.cost)
    .at(0);
  const crash = decisive ?? crashes.find((each) => each.seat === rival && each.deal === deal);
  if (crash) {
    const { cost: _cost, ...point } = crash;
    return point;
  }
  const { choices } = dealsOf(past)[deal];
  const last = choices.findLast(({ seat, shows }) => seat === winner && shows?.value);
  if (!last?.shows?.value) return null;
  const { blocks, colours, points } = last.shows.value;
  return { by: 'fortune', seat: winner, deal, position: last.position, blocks, colours, points };
}

/** CRY-5.1: every block with which somebody's cards collapsed. */
function crashesIn({ now, past }: View<Cryptrick>): Crash[] {
  return dealsOf(past).flatMap(({ dealt: { deal }, choices }) => {
    const worth = new Map<Seat, number>();
    return choices.flatMap(({ seat, decision, shows, position }): Crash[] => {
      const before = worth.get(seat) ?? 0;
      if (shows?.value) worth.set(seat, shows.value.points);
      if (!shows?.collapses || decision?.do !== 'acquire') return [];
      const after = now.sheet[deal][seat];
      return [
        { by: 'crash', seat, deal, position, card: decision.card, before, after, cost: before - after },
      ];
    });
  });
}
