import type { Outcome, Race } from '@overtrick/engine';
import { describe, expect, it } from 'vitest';
import { dramaOf } from './drama.ts';
import { inOrderOf } from './scorekeeper.ts';

const alone = (seat: number): Outcome => ({ kind: 'alone', winners: [seat], role: null });
const race = (...sums: number[][]): Race => ({
  by: 'deal',
  lines: sums.map((each, seat) => ({ seats: [seat], sums: [0, ...each], goal: null })),
});

describe('the drama of a match', () => {
  it('counts who takes the lead from whom, and when the winner was behind for the last time', () => {
    // 0 leads, 1 leads, 0 leads, 0 leads.
    expect(dramaOf(race([3, 3, 9, 12], [1, 5, 8, 8]), 'most', alone(0))).toEqual({
      changes: 2,
      settled: 0.5,
    });
  });

  it('takes a tie for no change, but for not settled', () => {
    expect(dramaOf(race([3, 5, 9], [1, 5, 8]), 'most', alone(0))).toEqual({ changes: 0, settled: 2 / 3 });
  });

  it('is led from the first step on where the winner was never behind', () => {
    expect(dramaOf(race([1, 2], [4, 6]), 'fewest', alone(0))).toEqual({ changes: 0, settled: 0 });
  });

  it('counts what is needed, where sides need different numbers', () => {
    const lines = [
      { seats: [0], sums: [0, 1, 2, 3], goal: 3 },
      { seats: [1, 2], sums: [0, 2, 3, 4], goal: 8 },
    ];
    const parent: Outcome = { kind: 'alone', winners: [0], role: 'parent' };
    // 1 of 3 is more than 2 of 8.
    expect(dramaOf({ by: 'trick', lines }, 'most', parent)).toEqual({ changes: 0, settled: 0 });
  });
});

it('counts turns from who decides first in each deal, against the mean, few points as better where few win', () => {
  const sheet = [
    [6, 3, 0],
    [0, 6, 3],
  ];
  expect(inOrderOf(sheet, [0, 1], 'most')).toEqual([3, 0, -3]);
  expect(inOrderOf(sheet, [0, 0], 'fewest')).toEqual([0, -1.5, 1.5]);
});
