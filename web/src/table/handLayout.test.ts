import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layOut } from './handLayout.ts';

describe('a hand on a phone of 390 px', () => {
  for (let count = 1; count <= 24; count++) {
    test(`${count} cards: 44 px of each to touch, nothing outside, none missing`, () => {
      const room = 366;
      const { rows, step, cardWidth } = layOut(count, room, 60);
      expect(rows.flat()).toEqual(Array.from({ length: count }, (_, i) => i));
      expect(step).toBeGreaterThanOrEqual(44);
      for (const row of rows) expect((row.length - 1) * step + cardWidth).toBeLessThanOrEqual(room);
    });
  }

  test('two kinds of cards have a row each where both fit', () => {
    expect(layOut(12, 366, 60, 5).rows.map((row) => row.length)).toEqual([5, 7]);
    expect(layOut(12, 366, 60, 7).rows.map((row) => row.length)).toEqual([7, 5]);
    // The most on a phone: ten suits and three numbers of Charms, and nine on the smallest one.
    expect(layOut(13, 366, 57, 10).rows.map((row) => row.length)).toEqual([10, 3]);
    expect(layOut(13, 336, 54, 9).rows.map((row) => row.length)).toEqual([9, 4]);
    expect(layOut(13, 366, 57, 11).rows.map((row) => row.length)).toEqual([6, 7]);
    expect(layOut(6, 366, 60, 3).rows).toHaveLength(1);
  });
  test('twelve cards lie in two rows', () => expect(layOut(12, 366, 60).rows).toHaveLength(2));
  test('on a desk they are one fan', () => expect(layOut(12, 1000, 100).rows).toHaveLength(1));

  test('a hand that has had two rows keeps both until one shows every card whole', () => {
    expect(layOut(7, 366, 60).rows.map((row) => row.length)).toEqual([7]);
    expect(layOut(7, 366, 60, 0, 2).rows.map((row) => row.length)).toEqual([3, 4]);
    expect(layOut(6, 366, 60, 0, 2).rows.map((row) => row.length)).toEqual([3, 3]);
    expect(layOut(5, 366, 60, 0, 2).rows.map((row) => row.length)).toEqual([5]);
    expect(layOut(5, 366, 60, 0, 2).step).toBeGreaterThan(60);
  });
});

test('whatever the hand and however narrow the room, each card lies in a row once and no row is empty', () => {
  const sizes = {
    count: fc.nat(24),
    room: fc.nat(1500),
    wish: fc.constantFrom(46, 60, 70, 118),
    start: fc.nat(24),
    before: fc.integer({ min: 1, max: 5 }),
  };
  fc.assert(
    fc.property(fc.record(sizes), ({ count, room, wish, start, before }) => {
      const { rows, perRow, step } = layOut(count, room, wish, start, before);
      expect(rows.flat()).toEqual(Array.from({ length: count }, (_, i) => i));
      for (const row of rows) expect(row.length).toBeGreaterThan(0);
      expect(Math.max(0, ...rows.map((row) => row.length))).toBeLessThanOrEqual(perRow);
      if (count > 0)
        expect(step).toBeGreaterThanOrEqual(rows.length === 2 && rows[0].length === start ? 34 : 44);
    }),
  );
});
