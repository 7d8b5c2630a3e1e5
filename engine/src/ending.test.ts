import { describe, expect, test } from 'vitest';
import { decidingDeal, fateOf, gapsOf, placesOf, sumsOf } from './ending.ts';
import type { Now } from './view.ts';

test('places: the same points, the same place, and the next one is left out', () => {
  expect(placesOf([10, 20, 10, 5], 'most')).toEqual([2, 1, 2, 4]);
  expect(placesOf([10, 20, 10, 5], 'fewest')).toEqual([2, 4, 2, 1]);
});

test('how far everybody is behind the best', () => {
  expect(gapsOf([10, 20, 5], 'most')).toEqual([10, 0, 15]);
  expect(gapsOf([10, 20, 5], 'fewest')).toEqual([5, 15, 0]);
});

test('sums begin with nothing', () => {
  expect(sumsOf([3, 0, 4])).toEqual([0, 3, 3, 7]);
});

describe('the deal that decided a match', () => {
  const ended = (sheet: number[][], winners: number[]): Now => ({
    deal: sheet.length - 1,
    deals: sheet.length,
    asked: [],
    choices: [],
    hand: [],
    handSizes: [],
    points: sheet[0].map((_, seat) => sheet.reduce((sum, line) => sum + line[seat], 0)),
    sheet,
    over: true,
    outcome: { kind: 'alone', winners, role: null },
    sides: null,
    board: null,
  });

  test('is the one in which the winner gained most on the next best', () => {
    // Seat 2 is next; seat 0 gained 1, 5 and −2 on it.
    const sheet = [
      [4, 0, 3],
      [6, 2, 1],
      [2, 3, 4],
    ];
    expect(decidingDeal(ended(sheet, [0]), 'most')).toEqual({ deal: 1, winner: 0, rival: 2 });
  });

  test('where the fewest win it is the one in which the other got most', () => {
    const sheet = [
      [1, 0, 5],
      [0, 5, 1],
    ];
    expect(decidingDeal(ended(sheet, [0]), 'fewest')).toEqual({ deal: 1, winner: 0, rival: 1 });
  });

  test('is the last of equal ones', () => {
    const sheet = [
      [3, 1],
      [3, 1],
    ];
    expect(decidingDeal(ended(sheet, [0]), 'most')?.deal).toBe(1);
  });

  test('is none when all share the first place', () => {
    expect(decidingDeal(ended([[2, 2]], [0, 1]), 'most')).toBeNull();
  });
});

describe('what became of a bid', () => {
  /** Tricks of a deal by who took them, at positions 10, 20, … */
  const tricks = [0, 1, 0, 1, 0].map((seat, at) => ({ seat, position: 10 * (at + 1) }));

  test('met: certain with the last trick that was needed', () => {
    expect(fateOf(tricks, 1, 2)).toEqual({ bid: 2, taken: 2, off: 0, position: 40 });
  });
  test('a bid of nothing is met at the end', () => {
    expect(fateOf(tricks, 2, 0)).toEqual({ bid: 0, taken: 0, off: 0, position: 50 });
  });
  test('one too many', () => {
    expect(fateOf(tricks, 0, 2)).toEqual({ bid: 2, taken: 3, off: 1, position: 50 });
    expect(fateOf(tricks, 0, 0).position).toBe(10);
  });
  test('too few: certain as soon as too few were left', () => {
    // Three wanted, one had: after the third trick two are left.
    expect(fateOf(tricks, 1, 3)).toEqual({ bid: 3, taken: 2, off: 1, position: 50 });
    expect(fateOf(tricks, 2, 3)).toEqual({ bid: 3, taken: 0, off: 3, position: 30 });
  });
});
