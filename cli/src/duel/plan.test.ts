import { describe, expect, it } from 'vitest';
import { pairsOf, seatings } from './plan.ts';

describe.each([2, 3, 4, 5, 6, 7, 8, 9])('a pair at a table of %i', (players) => {
  const ways = seatings({ a: 'A', b: 'B' }, players);

  it('holds every seat equally often', () => {
    for (let seat = 0; seat < players; seat++) {
      expect(ways.filter((way) => way[seat] === 'A')).toHaveLength(ways.length / 2);
    }
  });

  it('sits turn and turn about, in no seating twice', () => {
    expect(new Set(ways.map(String)).size).toBe(ways.length);
    const together = (way: string[]) => way.filter((bot, seat) => bot === way[(seat + 1) % players]).length;
    for (const way of ways) expect(together(way)).toBe(players % 2);
    expect(ways).toHaveLength(players % 2 ? 2 * players : 2);
  });
});

it('pairs every two of several bots', () => {
  expect(pairsOf(['A', 'B', 'C'])).toEqual([
    { a: 'A', b: 'B' },
    { a: 'A', b: 'C' },
    { a: 'B', b: 'C' },
  ]);
});
