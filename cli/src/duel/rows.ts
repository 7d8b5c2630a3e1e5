import { type Confidence, type Estimate, meanOf } from '../lab/interval.ts';
import type { Margin } from './margin.ts';
import type { Pair } from './plan.ts';

/** What a duel showed of one pair. */
export interface Row extends Pair {
  /** By how much `a` is better: points a deal and seat. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** Deals that were dealt; each was played in every seating. */
  readonly deals: number;
  /** By how much larger the share of the win of a seat of `a` is. */
  readonly wins: Estimate;
  /** In what part of the matches `a` had more points over all seatings; equal ones count half. */
  readonly ahead: Estimate;
  readonly confidence: Confidence;
}

/** Sums up the margins of every match so far, one a pair. */
export function rowsOf(
  pairs: readonly Pair[],
  margins: readonly (readonly Margin[])[],
  deals: number,
  confidence: Confidence,
): Row[] {
  return pairs.map((pair, at) => {
    const estimate = (worth: (margin: Margin) => number): Estimate => {
      const values = margins.map((match) => worth(match[at]));
      const sum = values.reduce((a, b) => a + b, 0);
      const squares = values.reduce((a, b) => a + b * b, 0);
      return meanOf(values.length, sum, squares, confidence);
    };
    const { mean, low, high } = estimate(({ points }) => points);
    return {
      ...pair,
      difference: mean,
      low,
      high,
      deals,
      wins: estimate(({ wins }) => wins),
      ahead: estimate(({ points }) => (1 + Math.sign(points)) / 2),
      confidence,
    };
  });
}

/** Whether it is settled which of the two is better. */
export const isClear = ({ low, high }: Row): boolean => low > 0 || high < 0;
