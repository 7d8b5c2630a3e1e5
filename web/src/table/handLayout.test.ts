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
    expect(layOut(12, 366, 60, 3).rows.map((row) => row.length)).toEqual([6, 6]);
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
