import type { Outcome } from '@overtrick/engine';
import type { MatchResult } from '../simulate/tally.ts';

/** By how much the first of a pair did better than the second in one match, over all seatings. */
export interface Margin {
  /** Points a deal and seat; more is better, whatever the game counts. */
  readonly points: number;
  /** The share of the win a seat. */
  readonly wins: number;
}

/** One match as it went in one seating. */
export interface Seated {
  /** Who sat where. */
  readonly bots: readonly string[];
  readonly result: Pick<MatchResult, 'points' | 'outcome' | 'deals'>;
}

/** What a seat has of the win: all of it alone or with its side, a part where first place is shared or the match is drawn. */
export function winShare({ kind, winners }: Outcome, seat: number): number {
  if (!winners.includes(seat)) return 0;
  return kind === 'alone' || kind === 'together' ? 1 : 1 / winners.length;
}

/** Holds a bot against all others at its tables: the mean over its seats minus the mean over theirs. */
export function marginOf(bot: string, best: 'most' | 'fewest', seated: readonly Seated[]): Margin {
  const points = { own: 0, other: 0 };
  const wins = { own: 0, other: 0 };
  const seats = { own: 0, other: 0 };
  for (const { bots, result } of seated) {
    for (const [seat, name] of bots.entries()) {
      const side = name === bot ? 'own' : 'other';
      seats[side]++;
      points[side] += result.points[seat] / result.deals;
      wins[side] += winShare(result.outcome, seat);
    }
  }
  const edge = (sum: typeof seats): number => sum.own / seats.own - sum.other / seats.other;
  return { points: (best === 'most' ? 1 : -1) * edge(points), wins: edge(wins) };
}
