import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { evening, honestCrowd } from '../../ladder/crowd.ts';
import { FARMS } from '../../ladder/farms.ts';
import { DAY, SimulatedServer } from '../../ladder/simulatedServer.ts';
import { type Meeting, readWatch, signsOf } from './watch.ts';

const meetings = (results: string, took = 600_000): Meeting[] =>
  [...results].map((result) => ({
    place: result === 'w' ? 1 : 2,
    theirPlace: result === 'w' ? 2 : 1,
    took,
    household: 'mine',
    theirHousehold: 'theirs',
  }));

describe('what looks arranged', () => {
  test.each([
    ['nothing, if both win as it comes', 'wwlwllwl', []],
    ['one of them always ahead', 'wwwwwwww', ['one-sided']],
    ['wins in turn', 'wlwlwlwl', ['in-turn']],
    ['nothing, after a few meetings', 'www', []],
  ])('%s', (_, results, signs) => {
    expect(signsOf(meetings(results), 0.1)).toEqual(signs);
  });

  test('two who play mostly each other, matches without a thought, one household', () => {
    expect(signsOf(meetings('wwlwllwl'), 0.6)).toEqual(['each-other']);
    expect(signsOf(meetings('wwlwllwl', 13_000), 0.1)).toEqual(['short']);
    const [first, ...others] = meetings('wwlwllwl');
    expect(signsOf([{ ...first, household: 'theirs' }, ...others], 0.1)).toEqual(['household']);
  });
});

describe('the list of a host', () => {
  let server: SimulatedServer;
  beforeEach(async () => {
    server = await SimulatedServer.open('watched');
  });
  afterEach(() => server.close());

  /** Ten days of an honest crowd, and of a farm beside it. */
  async function watched(name: string | null) {
    const crowd = await honestCrowd(server);
    const gang = await FARMS.find((farm) => farm.name === name)?.join(server);
    for (let day = 0; day < 10; day++) {
      const tomorrow = server.now + DAY;
      await gang?.day(day);
      await evening(server, [...crowd, ...(gang?.visitors ?? [])]);
      server.now = tomorrow;
    }
    return { ...(await readWatch(server.store, server.now)), boss: gang?.boss.id ?? '' };
  }

  test('is empty for an honest crowd', async () => {
    expect(await watched(null)).toMatchObject({ pairs: [], winners: [] });
  });

  test('shows two who trade wins', async () => {
    const { pairs } = await watched('win traders');
    expect(pairs).toHaveLength(1);
    expect(pairs[0]).toMatchObject({
      signs: ['each-other', 'in-turn', 'short'],
      meetings: 200,
      ahead: [100, 100],
      seconds: 13,
      group: 1,
    });
  });

  test('shows a farm as one group around the one whom it is for, who wins all', async () => {
    const { pairs, winners, boss } = await watched('sleepers');
    expect(pairs.length).toBeGreaterThan(5);
    for (const { people, group } of pairs) {
      expect(group).toBe(1);
      expect(people.map(({ id }) => id)).toContain(boss);
    }
    expect(winners).toEqual([{ id: boss, name: boss, matches: 66, won: 66 }]);
  });
});
