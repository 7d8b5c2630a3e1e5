import { expect, test } from 'vitest';
import { plotOf, spread } from './plot.ts';

const race = {
  by: 'deal',
  lines: [
    { seats: [0], sums: [0, 4, 10], goal: null },
    { seats: [1], sums: [0, 5, 5], goal: null },
  ],
} as const;

test('the best is on top', () => {
  const most = plotOf(race, 'most');
  expect(most.lines[0].points).toEqual([
    [0, 1],
    [0.5, 0.6],
    [1, 0],
  ]);
  // With fewest points lines begin on top and fall.
  expect(plotOf(race, 'fewest').lines[1].points).toEqual([
    [0, 0],
    [0.5, 0.5],
    [1, 0.5],
  ]);
});

test('a goal is on the scale too', () => {
  const { most, yOf } = plotOf({ by: 'trick', lines: [{ seats: [0], sums: [0, 1], goal: 4 }] }, 'most');
  expect(most).toBe(4);
  expect(yOf(4)).toBe(0);
});

test('labels keep apart and on the plot, in their order', () => {
  expect(spread([0.5, 0.1], 0.1)).toEqual([0.5, 0.1]);
  expect(spread([0.5, 0.5, 0.5], 0.1)).toEqual([0.5, 0.6, 0.7]);
  const low = spread([1, 0.98, 0.2], 0.1);
  expect(low[0]).toBeCloseTo(1);
  expect(low[1]).toBeCloseTo(0.9);
  expect(low[2]).toBe(0.2);
});
