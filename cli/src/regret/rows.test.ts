import { describe, expect, it } from 'vitest';
import { regretOf } from './examiner.ts';
import { percentile, ratioOf, rowsOf } from './rows.ts';

describe('the regret of a decision', () => {
  const worths = [
    { code: 7, result: 0.5, count: 5 },
    { code: 8, result: 1, count: 6 },
    { code: 9, result: 0, count: 3 },
  ];

  it('is what it is worth less than the best', () => {
    expect(regretOf(worths, 8)).toEqual({ count: 0, result: 0 });
    expect(regretOf(worths, 7)).toEqual({ count: 1, result: 0.5 });
    expect(regretOf(worths, 9)).toEqual({ count: 3, result: 1 });
  });

  it('is not known of what is no choice', () => {
    expect(() => regretOf(worths, 1)).toThrow('not among the choices');
  });
});

describe('rows', () => {
  it('count every decision once, and take a deal as one sample', () => {
    // Three of ten decisions lost a trick. What each deal adds: 0.3 · (1 − 0.3 · 2) = 0.12, −0.06, −0.06.
    const { mean, low, high } = ratioOf([1, 1, 1], [2, 4, 4]);
    expect(mean).toBeCloseTo(0.3, 12);
    // s² = 0.0108; Student's t for two degrees of freedom is 4.303.
    const half = 4.30265 * Math.sqrt(0.0108 / 3);
    expect(high - mean).toBeCloseTo(half, 4);
    expect(mean - low).toBeCloseTo(half, 4);
  });

  it('are sure of a bot that never loses anything', () => {
    const loss = { count: 0, result: 0, decisions: 5, ms: 1 };
    expect(rowsOf(['perfect'], [[loss], [loss], [loss]])).toEqual([
      { bot: 'perfect', regret: 0, low: 0, high: 0, result: 0, decisions: 15, deals: 3, p99Ms: 1 },
    ]);
  });

  it('know nothing where nothing was decided', () => {
    const [row] = rowsOf(['idle'], [[{ count: 0, result: 0, decisions: 0, ms: 0 }]]);
    expect(row).toMatchObject({ regret: 0, decisions: 0, low: Number.NEGATIVE_INFINITY });
  });
});

it('finds percentiles', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile([...hundred, 1000], 0.99)).toBe(100);
  expect(percentile([3], 0.99)).toBe(3);
});
