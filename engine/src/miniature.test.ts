import { describe, expect, it } from 'vitest';
import { splitsOf } from './miniature.ts';

describe('every way to deal some cards', () => {
  it('counts equal cards as different ones, and names each deal once', () => {
    const splits = [...splitsOf(['1', '2', '2'], [1, 1])];
    expect(splits.map(({ hands, left, ways }) => [hands.flat().join(''), left.join(''), ways])).toEqual([
      ['12', '2', 2],
      ['21', '2', 2],
      ['22', '1', 2],
    ]);
  });

  it('comes to all physical deals', () => {
    const cards = ['1', '2', '2', '3', '3', '3', '4', '4', '4', '4'];
    const splits = [...splitsOf(cards, [3, 3])];
    const named = new Set(splits.map(({ hands }) => JSON.stringify(hands)));
    expect(named.size).toBe(splits.length);
    // 10! / (3! 3! 4!)
    expect(splits.reduce((sum, { ways }) => sum + ways, 0)).toBe(4200);
    for (const { hands, left } of splits) expect([...hands.flat(), ...left].sort()).toEqual(cards);
  });

  it('knows that there are not enough', () => {
    expect([...splitsOf(['1', '2'], [3])]).toEqual([]);
  });
});
