import { describe, expect, test } from 'vitest';
import { FARMS } from './farms.ts';
import { mean, simulate, spearman } from './simulate.ts';

// Short versions of `npm run ladder`.

const LONG = process.env.OVERTRICK_LONG !== undefined;
const CROWDS = LONG ? 40 : 1;
const LADDERS = LONG ? 10 : 1;
/** Whoever is not on the board stands below all sixty others. */
const BELOW = 61;

const seeds = (count: number): string[] => Array.from({ length: count }, (_, n) => `crowd ${n + 1}`);
const farmOf = (name: string) => FARMS.find((farm) => farm.name === name) ?? null;

async function placesOf(name: string): Promise<(number | null | undefined)[]> {
  const places: (number | null | undefined)[] = [];
  for (const seed of seeds(LADDERS)) places.push((await simulate(seed, farmOf(name))).farm?.place);
  return places;
}

test('rank correlation is 1 for the same order, −1 for the reverse', () => {
  expect(spearman([1, 2, 3, 4], [10, 20, 30, 40])).toBe(1);
  expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBe(-1);
  expect(spearman([1, 2, 3], [1, 3, 2])).toBeCloseTo(0.5);
});

test('thirty matches each order the honest by strength, and put all of them on the board', async () => {
  const correlations: number[] = [];
  for (const seed of seeds(CROWDS)) {
    const { correlation, honestRanked } = await simulate(seed, null);
    correlations.push(correlation);
    expect(honestRanked).toBe(60);
    expect(correlation).toBeGreaterThan(0.9);
  }
  // The mean of few crowds is a matter of luck.
  if (LONG) expect(mean(correlations)).toBeGreaterThanOrEqual(0.95);
}, 300_000);

describe('a farm gets nothing', () => {
  test.each(['one address', 'many addresses', 'ring of smurfs', 'ring that mixes', 'sleepers'])(
    '%s: unranked',
    async (name) => {
      expect(await placesOf(name)).toEqual(seeds(LADDERS).map(() => null));
    },
    300_000,
  );

  test('many sleepers lift one of them no higher than they stand themselves, in the middle', async () => {
    for (const place of await placesOf('many sleepers')) expect(place ?? BELOW).toBeGreaterThan(15);
  }, 300_000);

  test('win traders, throwers and stallers are no better off than an honest person of the same strength', async () => {
    const placeOf = async (name: string) => mean((await placesOf(name)).map((place) => place ?? BELOW));
    const honest = await placeOf('nobody');
    for (const name of ['win traders', 'throwers', 'staller']) {
      // Luck alone moves somebody by about eight places of sixty-one, and twice as far where few ladders are looked at.
      expect(honest - (await placeOf(name)), name).toBeLessThan(LONG ? 8 : 16);
    }
  }, 300_000);
});
