import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { evening, honestly, type Visitor } from '../../ladder/crowd.ts';
import { DAY, GAME, type Guest, SimulatedServer } from '../../ladder/simulatedServer.ts';
import { isPostgresHere, makeDatabase } from '../../testing/postgres.ts';
import { originOf } from '../admission/origin.ts';
import { openPostgres } from '../store/postgres.ts';
import type { RatingRow } from '../store/schema.ts';
import { CEILING, LADDERS, MONTH, SEASON } from './rules.ts';
import { missingOf, whereRanked } from './standing.ts';
import { readWatch } from './watch.ts';

const here = await isPostgresHere();

let server: SimulatedServer;
beforeEach(async () => {
  server = await SimulatedServer.open('a ladder');
});
afterEach(() => server.close());

const QUICK = 60_000;
const win = (...order: Guest[]) =>
  server.play(
    order.map((guest) => ({ guest })),
    QUICK,
  );

async function ratingOf({ id }: Guest): Promise<RatingRow> {
  return server.store.db.selectFrom('ratings').selectAll().where('person', '=', id).executeTakeFirstOrThrow();
}

const muOf = async (guest: Guest) => (await ratingOf(guest)).mu;

/** People who have met each other and are no longer new: their ratings are still those of everybody. */
async function known(count: number): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (let n = 0; n < Math.max(4, count); n++) guests.push(await server.join(25, `198.51.100.${n}`));
  for (let from = 0; from < guests.length; from += 3) {
    await win(...[0, 1, 2, 3].map((n) => guests[(from + n) % guests.length]));
  }
  // Old meetings no longer make new ones count for less.
  server.now += MONTH + DAY;
  return guests.slice(0, count);
}

describe('who moves whom', () => {
  test('people who are known, from different households, move each other', async () => {
    const [ann, ben] = await known(2);
    await win(ann, ben);
    expect(await muOf(ann)).toBeGreaterThan(25);
    expect(await muOf(ben)).toBeLessThan(25);
    expect(await ratingOf(ann)).toMatchObject({ played: 2 + 1, counted: 1, households: 1 });
  });

  test('a match keeps the rating that it made, and none where it moved nothing', async () => {
    const [ann, ben] = await known(2);
    await win(ann, ben);
    const steps = await server.store.db
      .selectFrom('results')
      .select(['mu', 'sigma'])
      .where('person', '=', ann.id)
      .orderBy('at')
      .execute();
    const { mu, sigma } = await ratingOf(ann);
    expect(steps.at(-1)).toEqual({ mu, sigma });
    expect(steps[0]).toEqual({ mu: null, sigma: null });
  });

  test('new people do not rate each other, and do not move those who are known', async () => {
    const [ann] = await known(1);
    const dora = await server.join(25, '203.0.113.1');
    const emil = await server.join(25, '203.0.113.2');
    await win(dora, emil);
    expect([await muOf(dora), await muOf(emil)]).toEqual([25, 25]);
    const before = await muOf(ann);
    await win(dora, ann);
    expect(await muOf(ann)).toBe(before);
    expect(await muOf(dora)).toBeGreaterThan(25);
  });

  test('somebody who has met enough households is new for a day all the same', async () => {
    const guests: Guest[] = [];
    for (let n = 0; n < 4; n++) guests.push(await server.join(25, `198.51.100.${n}`));
    await win(...guests);
    await win(...guests);
    expect(await muOf(guests[0])).toBe(25);
    server.now += DAY;
    await win(...guests);
    expect(await muOf(guests[0])).toBeGreaterThan(25);
  });

  test('people of one household do not rate each other, even if one of them now plays from elsewhere', async () => {
    const [ann, ben] = await known(2);
    await server.households.remember(ann.id, originOf('198.51.100.1'), server.now);
    await win(ann, ben);
    expect([await muOf(ann), await muOf(ben)]).toEqual([25, 25]);
    server.now += MONTH + DAY;
    await win(ann, ben);
    expect(await muOf(ann)).toBeGreaterThan(25);
  });

  test('each further meeting within a month counts half as much as the one before', async () => {
    const [ann, ben] = await known(2);
    const weights: (number | null)[] = [];
    for (let n = 0; n < 4; n++) await win(ann, ben);
    server.now += MONTH + DAY;
    await win(ann, ben);
    const rows = await server.store.db
      .selectFrom('results')
      .select('weight')
      .where('person', '=', ann.id)
      .where('players', '=', 2)
      .orderBy('at')
      .orderBy('weight', 'desc')
      .execute();
    for (const { weight } of rows) weights.push(weight);
    expect(weights).toEqual([1, 0.5, 0.25, 0.125, 1]);
  });

  test('two matches of one person that end at the same time both count', async () => {
    const [ann, ben, cora] = await known(3);
    await Promise.all([win(ann, ben), win(ann, cora)]);
    const { mu, sigma, ordinal, played } = await ratingOf(ann);
    expect(played).toBe(2 + 2);
    expect(25 - (await muOf(ben))).toBeLessThan(mu - 25);
    expect(ordinal).toBeCloseTo(Math.min(mu - 3 * sigma, CEILING.above));
  });
});

describe('how high somebody can stand', () => {
  test('a little above the third best of those whom they were ahead of, whatever the results say', async () => {
    const [ann, best, second, third, fourth, other] = await known(6);
    const stand = async () => {
      for (const [guest, ordinal] of [
        [best, 30],
        [second, 9],
        [third, 6],
        [fourth, 3],
      ] as const) {
        await server.store.db
          .updateTable('ratings')
          .set({ ordinal })
          .where('person', '=', guest.id)
          .execute();
      }
    };
    await server.store.db
      .updateTable('ratings')
      .set({ mu: 40, sigma: 2 })
      .where('person', '=', ann.id)
      .execute();
    for (const guest of [fourth, second, third]) await win(ann, guest);
    await win(best, ann);
    await stand();
    await win(other, ann);
    const { mu, sigma, ordinal } = await ratingOf(ann);
    expect(mu - 3 * sigma).toBeGreaterThan(25);
    expect(ordinal).toBe(3 + CEILING.above);
    // Who was beaten by somebody great has shown nothing; who has beaten them has.
    await win(ann, best);
    await stand();
    await win(other, ann);
    expect((await ratingOf(ann)).ordinal).toBe(6 + CEILING.above);
  });

  test('where nobody holds them, by their results alone', async () => {
    const [ann, ben] = await known(2);
    await win(ann, ben);
    const { mu, sigma, ordinal } = await ratingOf(ben);
    expect(ordinal).toBeCloseTo(mu - 3 * sigma);
  });
});

describe('who leaves', () => {
  test('loses to all, and those who stayed are rated among themselves', async () => {
    const [ann, ben, cora] = await known(3);
    await server.play([{ guest: ann }, { guest: ben }, { guest: cora, left: true }], QUICK);
    expect(await muOf(cora)).toBeLessThan(25);
    expect((await muOf(ann)) - 25).toBeCloseTo(25 - (await muOf(ben)));
    const last = await server.store.db
      .selectFrom('results')
      .select(['place', 'left'])
      .where('person', '=', cora.id)
      .where('players', '=', 3)
      .executeTakeFirst();
    expect(last).toEqual({ place: 3, left: 1 });
  });

  test('gives the match to the only one who stayed', async () => {
    const [ann, ben] = await known(2);
    await server.play([{ guest: ann }, { guest: ben, left: true }], QUICK);
    expect(await muOf(ann)).toBeGreaterThan(25);
  });

  test('has lost to nobody if nobody stayed', async () => {
    const [ann, ben] = await known(2);
    await server.play(
      [ann, ben].map((guest) => ({ guest, left: true })),
      QUICK,
    );
    expect([await muOf(ann), await muOf(ben)]).toEqual([25, 25]);
  });
});

describe('who stands on the board', () => {
  const { strangers } = LADDERS;
  const NOW = 1_000 * DAY;
  const nullable = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: null });

  test('those who lack nothing: the board and the profile agree', async () => {
    const row = fc.record({
      sigma: fc.double({ min: 3, max: 7, noNaN: true }),
      counted: nullable(24),
      households: nullable(24),
      closed: nullable(1),
      last: fc.option(fc.integer({ min: NOW - 2 * SEASON, max: NOW }), { nil: null }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 20 }), async (rows) => {
        const { db } = server.store;
        await db.deleteFrom('ratings').execute();
        const written = rows.map((each, n) => ({
          ...{ person: String(n), game: GAME, mu: 25, ordinal: 0, played: 30, won: 3 },
          ...each,
        }));
        if (written.length > 0) await db.insertInto('ratings').values(written).execute();
        for (const rules of Object.values(LADDERS)) {
          const found = await db
            .selectFrom('ratings')
            .select('person')
            .where(whereRanked(rules, NOW))
            .execute();
          expect(found.map(({ person }) => person).sort()).toEqual(
            written.flatMap((each) => (missingOf(rules, each, NOW).length === 0 ? [each.person] : [])).sort(),
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  test('a rating of an earlier version keeps its value and says what it lacks', () => {
    const old = { person: 'p', game: GAME, mu: 31, sigma: 2, ordinal: 25, played: 40, won: 20 };
    const row = { ...old, counted: null, households: null, closed: null, last: null };
    expect(missingOf(strangers, row, NOW)).toEqual([
      { what: 'matches', more: 12 },
      { what: 'households', more: 12 },
      { what: 'lately' },
    ]);
  });

  test('households are forgotten after a month, and those of results after a season', async () => {
    const [ann] = await known(1);
    const count = async () => ({
      seen: (await server.store.db.selectFrom('households').selectAll().execute()).length,
      ofResults: (
        await server.store.db.selectFrom('results').selectAll().where('household', 'is not', null).execute()
      ).length,
    });
    expect(await count()).toEqual({ seen: 4, ofResults: 8 });
    await server.households.expire(server.now);
    expect(await count()).toEqual({ seen: 0, ofResults: 8 });
    await server.households.expire(server.now + SEASON);
    expect(await count()).toEqual({ seen: 0, ofResults: 0 });
    expect(await muOf(ann)).toBe(25);
  });
});

test.skipIf(!here)(
  'a season on PostgreSQL is rated as on SQLite',
  async () => {
    const database = await makeDatabase();
    const other = await SimulatedServer.open(
      'a ladder',
      openPostgres(database.url, 2, () => {}),
    );
    const play = async (there: SimulatedServer) => {
      const visitors: Visitor[] = [];
      for (let n = 0; n < 30; n++) {
        visitors.push({ guest: await there.join(there.drawStrength(), `198.51.100.${n}`), manner: honestly });
      }
      for (let day = 0; day < 14; day++, there.now += DAY) await evening(there, visitors);
      await there.households.expire(there.now);
      return there.board();
    };
    const [one, two] = [await play(server), await play(other)];
    expect(one.length).toBeGreaterThan(10);
    expect(two).toEqual(one);
    expect(await readWatch(other.store, other.now)).toEqual(await readWatch(server.store, server.now));
    await other.close();
    await database.drop();
  },
  300_000,
);
