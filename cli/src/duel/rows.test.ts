import { FastRandom } from '@overtrick/engine';
import { describe, expect, it } from 'vitest';
import { type Checkpoint, checkpointsOf, onlyEnd } from './checkpoints.ts';
import type { Margin } from './margin.ts';
import { isClear, type Row, rowsOf } from './rows.ts';

const pairs = [{ a: 'A', b: 'B' }];
const margin = (points: number, wins = 0): Margin[] => [{ points, wins }];

it('gives mean and Student’s interval of points and wins, and how often the first was ahead', () => {
  const margins = [margin(1, 0.5), margin(2, 0.5), margin(3, 0), margin(4, 0), margin(5, 0.25)];
  const [row] = rowsOf(pairs, margins, 15, 0.95);
  expect(row).toMatchObject({ a: 'A', b: 'B', difference: 3, deals: 15, wins: { mean: 0.25 } });
  // 2.776 · √(2.5 / 5) = 1.963
  expect(row.low).toBeCloseTo(1.037, 3);
  expect(row.high).toBeCloseTo(4.963, 3);
  expect(rowsOf(pairs, [margin(-1), margin(0), margin(2), margin(2)], 4, 0.95)[0].ahead.mean).toBe(0.625);
});

it('calls a pair clear when the interval does not hold 0, on either side', () => {
  const of = (...points: number[]): Row =>
    rowsOf(
      pairs,
      points.map((each) => margin(each)),
      points.length,
      0.95,
    )[0];
  expect(isClear(of(1, 1.1, 0.9))).toBe(true);
  expect(isClear(of(-1, -1.1, -0.9))).toBe(true);
  expect(isClear(of(1, -1, 0.5))).toBe(false);
  expect(isClear(of(1))).toBe(false);
});

it('looks after every tenth, from 20 matches on, and at the end', () => {
  expect(checkpointsOf(100).map(({ matches }) => matches)).toEqual([20, 30, 40, 50, 60, 70, 80, 90, 100]);
  expect(checkpointsOf(10)).toEqual([{ matches: 10, confidence: 0.959 }]);
  const wrong = checkpointsOf(1000).reduce((sum, { confidence }) => sum + 1 - confidence, 0);
  expect(wrong).toBeCloseTo(0.05, 9);
});

describe('of many runs between equals', () => {
  const RUNS = 600;
  const MATCHES = 200;

  /** In how many runs the interval at the first clear checkpoint, or at the last, misses the truth. */
  function missed(checkpoints: readonly Checkpoint[]): number {
    const random = new FastRandom('equals');
    const uniform = () => random.below(1 << 20) / (1 << 20) - 0.5;
    let count = 0;
    for (let run = 0; run < RUNS; run++) {
      const margins = Array.from({ length: MATCHES }, () => margin(uniform() + uniform()));
      const at = checkpoints.map(
        (checkpoint) =>
          rowsOf(pairs, margins.slice(0, checkpoint.matches), checkpoint.matches, checkpoint.confidence)[0],
      );
      if (at.some(isClear)) count++;
    }
    return count / RUNS;
  }

  it('about one in twenty misses it when all is played', () => {
    expect(missed(onlyEnd(MATCHES))).toBeGreaterThan(0.03);
    expect(missed(onlyEnd(MATCHES))).toBeLessThan(0.07);
  });

  it('no more miss it when they stop early', () => {
    expect(missed(checkpointsOf(MATCHES))).toBeLessThan(0.07);
  });

  it('far more would if every checkpoint took a 95% interval', () => {
    expect(
      missed(checkpointsOf(MATCHES).map((checkpoint) => ({ ...checkpoint, confidence: 0.95 }))),
    ).toBeGreaterThan(0.12);
  });
});
