import type { Outcome } from '@overtrick/engine';
import { describe, expect, it } from 'vitest';
import { marginOf, type Seated, winShare } from './margin.ts';

const alone = (seat: number): Outcome => ({ kind: 'alone', winners: [seat], role: null });

describe('the margin of a match', () => {
  const seated: Seated[] = [
    { bots: ['A', 'B', 'A'], result: { points: [9, 3, 6], outcome: alone(0), deals: 3 } },
    { bots: ['B', 'A', 'B'], result: { points: [0, 12, 3], outcome: alone(1), deals: 3 } },
  ];

  it('is the mean over the seats of one bot minus that over the other’s, a deal', () => {
    // A: 9, 6, 12 in three seats; B: 3, 0, 3. A seat of A has 9, of B 2, in three deals.
    const { points, wins } = marginOf('A', 'most', seated);
    expect(points).toBeCloseTo(7 / 3, 12);
    expect(wins).toBeCloseTo(2 / 3, 12);
  });

  it('is better where fewer points are', () => {
    expect(marginOf('A', 'fewest', seated).points).toBeCloseTo(-7 / 3, 12);
    expect(marginOf('B', 'fewest', seated).points).toBeCloseTo(7 / 3, 12);
  });
});

it('gives each winner of a side a whole win, and shares what is shared or drawn', () => {
  const winners = [0, 2];
  expect(winShare({ kind: 'together', winners, role: 'child' }, 2)).toBe(1);
  expect(winShare({ kind: 'shared', winners, role: null }, 2)).toBe(0.5);
  expect(winShare({ kind: 'drawn', winners, role: null }, 0)).toBe(0.5);
  expect(winShare({ kind: 'drawn', winners, role: null }, 1)).toBe(0);
});
