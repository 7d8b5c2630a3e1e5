import { describe, expect, it } from 'vitest';
import { meanOf, shareOf, studentT, wilson } from './interval.ts';

describe('Wilson’s interval', () => {
  // Values as in Newcombe (1998), method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
  ])('%i of %i', (wins, trials, low, high) => {
    const interval = wilson(wins / trials, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });
});

describe('Student’s t', () => {
  it.each([
    [1, 12.706],
    [4, 2.776],
    [30, 2.042],
    [31, 2.0395],
    [40, 2.0211],
    [60, 2.0003],
    [120, 1.9799],
    [1e9, 1.96],
  ])('%i degrees of freedom', (freedom, t) => {
    expect(studentT(freedom)).toBeCloseTo(t, 3);
  });

  // Values of printed tables.
  it.each([
    [1, 636.619],
    [2, 31.599],
    [10, 4.587],
    [29, 3.659],
    [120, 3.373],
    [1e9, 3.291],
  ])('%i degrees of freedom at 99.9%%', (freedom, t) => {
    expect(studentT(freedom, 0.999)).toBeCloseTo(t, 3);
  });

  it('goes on smoothly where the series takes over', () => {
    for (const confidence of [0.95, 0.959, 0.999] as const) {
      const [before, after] = [studentT(200, confidence), studentT(201, confidence)];
      expect(before).toBeGreaterThan(after);
      expect(before - after).toBeLessThan(1e-3);
    }
  });

  it('gives the interval of a mean', () => {
    // 1, 2, 3, 4, 5: mean 3, s² = 2.5, 2.776 · √(2.5 / 5) = 1.963
    const { mean, low, high } = meanOf(5, 15, 55);
    expect(mean).toBe(3);
    expect(low).toBeCloseTo(1.037, 3);
    expect(high).toBeCloseTo(4.963, 3);
  });

  it('knows nothing from one value', () => {
    expect(meanOf(1, 4, 16)).toEqual({
      mean: 4,
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
    });
  });
});

describe('the share of wins', () => {
  it('of one seat is Wilson’s', () => {
    const wins = 15;
    const expected = wilson(wins / 148, 148);
    const share = shareOf(148, 1, wins, wins);
    expect(share.low).toBeCloseTo(expected.low, 12);
    expect(share.high).toBeCloseTo(expected.high, 12);
  });

  it('of two seats that win and lose together is no surer than of one', () => {
    // Of 100 matches both seats win 40: 80 wins of 200, but only 100 independent trials.
    const share = shareOf(100, 2, 80, 160);
    expect(share.mean).toBe(0.4);
    expect(share.low).toBeCloseTo(wilson(0.4, 100).low, 12);
  });

  it('of two seats of which one always wins is surer', () => {
    const certain = shareOf(100, 2, 100, 100);
    expect(certain.mean).toBe(0.5);
  });
});
