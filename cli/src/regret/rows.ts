import { type Estimate, meanOf } from '../lab/interval.ts';
import type { Loss } from './plan.ts';

/** What one bot loses by its decisions. */
export interface Row {
  readonly bot: string;
  /** Of the count that matters, a decision. */
  readonly regret: number;
  readonly low: number;
  readonly high: number;
  /** Of the result, a decision. */
  readonly result: number;
  readonly decisions: number;
  readonly deals: number;
  /** In 99 of 100 deals it thought no longer than this, over all its decisions. */
  readonly p99Ms: number;
}

/** Sums up the losses of every deal, one a bot. */
export function rowsOf(bots: readonly string[], deals: readonly (readonly Loss[])[]): Row[] {
  return bots.map((bot, at) => {
    const losses = deals.map((deal) => deal[at]);
    const decisions = sum(losses.map((loss) => loss.decisions));
    const { mean, low, high } = ratioOf(
      losses.map(({ count }) => count),
      losses.map((loss) => loss.decisions),
    );
    const result = decisions === 0 ? 0 : sum(losses.map((loss) => loss.result)) / decisions;
    const p99Ms = percentile(
      losses.map(({ ms }) => ms),
      0.99,
    );
    return { bot, regret: mean, low, high, result, decisions, deals: losses.length, p99Ms };
  });
}

/**
 * How much a decision loses, where decisions of one deal are not independent: the ratio of two sums over deals, with
 * Student's interval of what each deal adds to it (the delta method).
 */
export function ratioOf(lost: readonly number[], decisions: readonly number[]): Estimate {
  const all = sum(decisions);
  if (all === 0) return { mean: 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const mean = sum(lost) / all;
  const scale = lost.length / all;
  const added = lost.map((each, at) => scale * (each - mean * decisions[at]));
  const around = meanOf(added.length, sum(added), sum(added.map((each) => each * each)));
  return { mean, low: mean + around.low, high: mean + around.high };
}

/** The value that this part of all values does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
