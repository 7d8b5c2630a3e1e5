import { describe, expect, test } from 'vitest';
import { StreamRandom } from './fair.ts';
import { belowFrom, FastRandom, type Random, shuffleFront } from './random.ts';

const sources: [string, () => Random][] = [
  ['the fast generator', () => new FastRandom('dice')],
  ['the fair stream', () => new StreamRandom(new Uint8Array(32).fill(7))],
];

/** How far counts lie from equal ones, in standard deviations of the chi-square distribution. */
function surprise(counts: number[], total: number): number {
  const each = total / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
  return (chi - (counts.length - 1)) / Math.sqrt(2 * (counts.length - 1));
}

describe.each(sources)('%s', (_, open) => {
  test.each([2, 3, 6, 7, 10, 55])('draws every number below %i equally often', (n) => {
    const random = open();
    const counts = Array<number>(n).fill(0);
    for (let i = 0; i < 60_000; i++) counts[random.below(n)]++;
    expect(Math.abs(surprise(counts, 60_000))).toBeLessThan(4.5);
  });

  test('shuffles into every order equally often', () => {
    const random = open();
    const counts = new Map<string, number>();
    for (let i = 0; i < 48_000; i++) {
      const cards = Uint8Array.of(1, 2, 3, 4);
      shuffleFront(cards, 4, 4, random);
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(Math.abs(surprise([...counts.values()], 48_000))).toBeLessThan(4.5);
  });

  test('gives the same numbers again from the same beginning', () => {
    const [a, b] = [open(), open()];
    for (let i = 0; i < 100; i++) expect(a.below(1000)).toBe(b.below(1000));
  });
});

test('bits that would favour low numbers are drawn again', () => {
  // 2^32 = 3 · 1431655765 + 1: exactly one value of the 32 bits must be thrown away for n = 3.
  expect(belowFrom(0, 3)).toBe(-1);
  expect(belowFrom(1, 3)).toBe(0);
  expect(belowFrom(2 ** 32 - 1, 3)).toBe(2);
  expect(belowFrom(0, 4)).toBe(0);
});

test('few and many are drawn by the same rule', () => {
  const [a, b] = [new FastRandom('rule'), new FastRandom('rule')];
  for (let i = 0; i < 2_000; i++) {
    const n = 1 + (i % 997);
    let drawn = -1;
    while (drawn < 0) drawn = belowFrom(b.bits() >>> 0, n);
    expect(a.below(n)).toBe(drawn);
  }
  expect(Array.from({ length: 100 }, () => a.below(1 << 20)).every((each) => each < 1 << 20)).toBe(true);
});

test('different seeds give different numbers', () => {
  const first = new Set(Array.from({ length: 500 }, (_, seed) => new FastRandom(seed).bits()));
  expect(first.size).toBe(500);
});
