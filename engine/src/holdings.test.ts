import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Holdings, type Unseen } from './holdings.ts';
import { FastRandom } from './random.ts';

/** Every way to lay different cards, found by trying them all: the holder of each card in turn. */
function everyWay(unseen: Unseen): string[] {
  const cards = unseen.kinds.flatMap((count, kind) => Array<number>(count).fill(kind));
  const split = unseen.split ?? 0;
  const found: string[] = [];
  const lay = (at: number, where: number[]): void => {
    if (at < cards.length) {
      for (let h = 0; h < unseen.holders.length; h++) {
        const { size, barred } = unseen.holders[h];
        const full = where.filter((each) => each === h).length === size;
        const sort = unseen.sortOf?.(cards[at]) ?? cards[at];
        if (!full && ((barred >> sort) & 1) === 0) lay(at + 1, [...where, h]);
      }
      return;
    }
    const fits = unseen.holders.every((holder, h) => {
      const held = cards.filter((_, i) => where[i] === h);
      const early = held.filter((kind) => kind < split).length;
      return (
        held.length === holder.size && early >= (holder.least ?? 0) && early <= (holder.most ?? held.length)
      );
    });
    if (fits) found.push(asText(unseen, (h) => cards.filter((_, i) => where[i] === h)));
  };
  lay(0, []);
  return found;
}

const asText = (unseen: Unseen, cardsOf: (holder: number) => number[]): string =>
  unseen.holders.map((_, h) => cardsOf(h).sort().join('')).join('|');

const drawn = (unseen: Unseen, holdings: Holdings): string =>
  asText(unseen, (h) => {
    const start = holdings.offset(h);
    return Array.from(holdings.cards.subarray(start, start + unseen.holders[h].size));
  });

/** Draws often, and compares how often each outcome came with how often it should. */
function surprise(unseen: Unseen, draws: number): number {
  const ways = everyWay(unseen);
  const expected = new Map<string, number>();
  for (const way of ways) expected.set(way, (expected.get(way) ?? 0) + draws / ways.length);
  const seen = new Map<string, number>();
  const holdings = new Holdings(unseen);
  const random = new FastRandom('holdings');
  for (let i = 0; i < draws; i++) {
    holdings.draw(random);
    const outcome = drawn(unseen, holdings);
    expect(expected.has(outcome)).toBe(true);
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
  }
  expect(seen.size).toBe(expected.size);
  let chi = 0;
  for (const [outcome, count] of expected) chi += ((seen.get(outcome) ?? 0) - count) ** 2 / count;
  const freedom = expected.size - 1;
  return freedom === 0 ? 0 : (chi - freedom) / Math.sqrt(2 * freedom);
}

describe('Holdings', () => {
  test('counts exactly what trying everything finds', () => {
    const holder = fc.record({
      size: fc.integer({ min: 0, max: 3 }),
      barred: fc.integer({ min: 0, max: 15 }),
    });
    const quota = fc.record({
      size: fc.integer({ min: 0, max: 3 }),
      barred: fc.integer({ min: 0, max: 15 }),
      least: fc.integer({ min: 0, max: 2 }),
      most: fc.integer({ min: 1, max: 3 }),
    });
    const unseen = fc
      .record({
        holders: fc.array(fc.oneof(holder, quota), { minLength: 1, maxLength: 4 }),
        picks: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 }),
        split: fc.integer({ min: 0, max: 4 }),
      })
      .map(({ holders, picks, split }) => {
        const total = holders.reduce((sum, each) => sum + each.size, 0);
        const kinds = [0, 0, 0, 0];
        for (const pick of picks.slice(0, total)) kinds[pick]++;
        return { kinds, holders, split };
      })
      .filter(({ holders }) => holders.reduce((sum, each) => sum + each.size, 0) <= 8);
    fc.assert(
      fc.property(unseen, (each) => {
        expect(new Holdings(each).ways).toBe(everyWay(each).length);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test.each<[string, Unseen]>([
    ['nothing known', { kinds: [2, 3, 2], holders: [2, 3, 2].map((size) => ({ size, barred: 0 })) }],
    [
      'one holder lacks a kind',
      {
        kinds: [2, 3, 2],
        holders: [
          { size: 2, barred: 0b010 },
          { size: 3, barred: 0 },
          { size: 2, barred: 0 },
        ],
      },
    ],
    [
      'everybody lacks another kind',
      { kinds: [2, 2, 2], holders: [0b001, 0b010, 0b100].map((barred) => ({ size: 2, barred })) },
    ],
    [
      'quotas on the first kinds',
      {
        kinds: [2, 2, 3],
        split: 2,
        holders: [
          { size: 3, barred: 0, least: 2 },
          { size: 2, barred: 0b001, most: 1 },
          { size: 2, barred: 0 },
        ],
      },
    ],
  ])('draws every way equally often: %s', (_, unseen) => {
    expect(Math.abs(surprise(unseen, 40_000))).toBeLessThan(4);
  });

  test('bars whole suits of a deck that has more kinds than a mask has bits', () => {
    const kinds = Array<number>(52).fill(0);
    for (const kind of [1, 2, 35, 36, 50, 51]) kinds[kind] = 1;
    const unseen: Unseen = {
      kinds,
      holders: [
        { size: 2, barred: 1 << 3 },
        { size: 2, barred: 1 << 0 },
        { size: 2, barred: 0 },
      ],
      sortOf: (kind) => Math.floor(kind / 10),
    };
    expect(new Holdings(unseen).ways).toBe(everyWay(unseen).length);
    expect(Math.abs(surprise(unseen, 20_000))).toBeLessThan(4.5);
  });

  /** Each card of kind k counts k + 1 times in the first holder, as if that many of it had gone the same way there. */
  const heavier: Unseen = {
    kinds: [2, 3, 2],
    split: 1,
    holders: [
      { size: 2, barred: 0 },
      { size: 3, barred: 0b100, least: 1 },
      { size: 2, barred: 0 },
    ],
    waysOf: (kind, holder, left, x) => choose(left, x) * (holder === 0 ? (kind + 1) ** x : 1),
  };
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (n / k) * choose(n - 1, k - 1));
  const weightOf = (way: string): number =>
    [...way.slice(0, way.indexOf('|'))].reduce((product, kind) => product * (Number(kind) + 1), 1);

  test('counts the ways that it is told', () => {
    const { waysOf: _, ...plain } = heavier;
    const told = {
      ...plain,
      waysOf: (_kind: number, _holder: number, left: number, x: number) => choose(left, x),
    };
    expect(new Holdings(told).ways).toBe(new Holdings(plain).ways);
    const weights = everyWay(heavier).map(weightOf);
    expect(new Holdings(heavier).ways).toBe(weights.reduce((sum, weight) => sum + weight));
    expect(new Set(weights).size).toBeGreaterThan(3);
  });

  test('draws every way as often as it is told', () => {
    const holdings = new Holdings(heavier);
    const random = new FastRandom('told');
    const due = new Map<string, number>();
    for (const way of everyWay(heavier)) due.set(way, (due.get(way) ?? 0) + weightOf(way) / holdings.ways);
    const seen = new Map<string, number>();
    for (let i = 0; i < 20_000; i++) {
      holdings.draw(random);
      const way = drawn(heavier, holdings);
      seen.set(way, (seen.get(way) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual([...due.keys()].sort());
    for (const [way, share] of due) {
      const error = Math.sqrt(share * 20_000);
      expect(Math.abs((seen.get(way) ?? 0) - share * 20_000)).toBeLessThan(5 * error);
    }
  });

  test('has no way where the cards cannot fit', () => {
    expect(new Holdings({ kinds: [1], holders: [{ size: 1, barred: 1 }] }).ways).toBe(0);
    expect(new Holdings({ kinds: [2], holders: [{ size: 1, barred: 0 }] }).ways).toBe(0);
    expect(new Holdings({ kinds: [0, 1], split: 1, holders: [{ size: 1, barred: 0, least: 1 }] }).ways).toBe(
      0,
    );
  });

  test('counts nothing as one way', () => {
    expect(new Holdings({ kinds: [0], holders: [{ size: 0, barred: 0 }] }).ways).toBe(1);
  });
});
