import { type Estimate, meanOf } from '../lab/interval.ts';
import type { MatchFacts } from './plan.ts';

/** What is counted in every match, and compared between options. */
export interface Figure {
  readonly id: string;
  readonly name: string;
  /** Null where it does not apply. */
  of(facts: MatchFacts): number | null;
  show(value: number): string;
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
export const decimal = (value: number): string => value.toFixed(2);

export const FIGURES: readonly Figure[] = [
  { id: 'first', name: 'points of the first', of: ({ turns }) => turns[0], show: decimal },
  { id: 'seat0', name: 'wins of seat 0', of: ({ wins }) => wins[0], show: percent },
  { id: 'bids', name: 'bids met', of: ({ bidsMet }) => bidsMet, show: percent },
  { id: 'decisions', name: 'decisions', of: ({ decisions }) => decisions, show: (value) => value.toFixed(1) },
  { id: 'margin', name: 'margin of the win', of: ({ margin }) => margin, show: decimal },
  { id: 'shared', name: 'shared or drawn', of: ({ shared }) => (shared ? 1 : 0), show: percent },
  { id: 'changes', name: 'changes of the lead', of: ({ changes }) => changes, show: decimal },
  { id: 'settled', name: 'settled after', of: ({ settled }) => settled, show: percent },
];

/** The mean of one value a match, with Student's interval; null where no match has it. */
export function estimate(
  matches: readonly MatchFacts[],
  of: (facts: MatchFacts) => number | null,
): Estimate | null {
  const values = matches.map(of).filter((value) => value !== null);
  if (values.length === 0) return null;
  return meanOf(
    values.length,
    values.reduce((a, b) => a + b, 0),
    values.reduce((a, b) => a + b * b, 0),
  );
}

/** By how much one estimate is above another that is independent of it. */
export function difference(one: Estimate, other: Estimate): Estimate {
  const mean = one.mean - other.mean;
  const half = Math.hypot(one.high - one.mean, other.high - other.mean);
  return { mean, low: mean - half, high: mean + half };
}

/** A 99.9% interval is so much wider than a 95% one. */
const WIDER = 3.29 / 1.96;

/** Whether a difference is there: many are looked at, so at 99.9%, or some would be clear by chance. */
export const isClear = ({ mean, high }: Estimate): boolean => Math.abs(mean) > WIDER * (high - mean);
