import type { LeaderboardLine, Profile, TableInput } from '@overtrick/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Begun, begin, playOn, whoseTurn } from '../testing/begin.ts';
import { TestClient } from '../testing/client.ts';
import { serve, type TestServer } from '../testing/serve.ts';

const ADMIN = 'the-admin-token-of-this-test';
const GAME = 'inversion';
const CLOCK = { kind: 'live', bank: 60, move: 20, away: 20 } as const;
const RATED = { game: GAME, players: 2, public: true, rated: true, clock: CLOCK } as const;

let server: TestServer;
beforeAll(async () => {
  server = await serve({ adminToken: ADMIN });
});
afterAll(() => server.end());

const rated = (input: Partial<TableInput> = {}): Promise<Begun> =>
  begin(
    Array.from({ length: input.players ?? 2 }, () => server.url),
    { ...RATED, ...input },
  );

const profileOf = async (person: TestClient): Promise<Profile> =>
  (await person.get(`/api/people/${person.id}`)).body;

const board = async (): Promise<readonly LeaderboardLine[]> =>
  (await (await TestClient.named(server.url, 'Reader')).get(`/api/leaderboards/${GAME}`)).body;

test('a farm of guests from one address plays itself to the top in seconds: all of them end unranked, and no rating moves', async () => {
  for (let match = 0; match < 6; match++) {
    const { people, id, close, streams } = await rated();
    const [boss, guest] = people;
    await guest.post(`/api/tables/${id}/stand`);
    await playOn({ id, people: [boss], streams: [streams[0]], close });
    close();
    for (const person of people) {
      const [{ mu, sigma, missing }] = (await profileOf(person)).ratings;
      expect([mu, sigma]).toEqual([25, 25 / 3]);
      expect(missing).toContainEqual({ what: 'matches', more: 12 });
    }
  }
  expect(await board()).toEqual([]);
});

test('two who only play each other are shown to the host', async () => {
  const begun = await rated();
  const people = begun.people.map(({ id }) => id);
  begun.close();
  const row = {
    game: GAME,
    players: 2,
    points: 0,
    rated: 1,
    household: null,
    left: 0,
    took: 9_000,
    weight: 0,
  };
  for (let match = 0; match < 8; match++) {
    const at = server.store.now() - match * 60_000;
    await server.store.db
      .insertInto('results')
      .values(
        people.map((person, seat) => ({
          ...row,
          table_id: `${match}`,
          seat,
          person,
          at,
          place: 1 + ((seat + match) % 2),
        })),
      )
      .execute();
  }
  const { body } = await begun.people[0].ask('GET', '/admin/watch', undefined, { 'overtrick-admin': ADMIN });
  expect(body.pairs).toHaveLength(1);
  expect(body.pairs[0].signs).toEqual(['each-other', 'in-turn', 'short']);
  expect(body.pairs[0].people.map(({ name }) => name).sort()).toEqual(['Person 0', 'Person 1']);
});

test('the same farm with accounts that are weeks old gets no further', async () => {
  const begun = await rated();
  await server.store.db
    .updateTable('people')
    .set({ created: server.store.now() - 30 * 24 * 3_600_000 })
    .where(
      'id',
      'in',
      begun.people.map(({ id }) => id),
    )
    .execute();
  await playOn(begun);
  begun.close();
  for (const person of begun.people) expect((await profileOf(person)).ratings[0].mu).toBe(25);
  expect(await board()).toEqual([]);
});

describe('a result at a rated table', () => {
  test('cannot be closed away by the host, and S stays hidden', async () => {
    const begun = await rated();
    const [host] = begun.people;
    expect((await host.post(`/api/tables/${begun.id}/close`)).problem).toBe('rated');
    const { body } = await host.get(`/api/tables/${begun.id}`);
    expect(body.room).toMatchObject({ secret: null, status: 'playing' });
    begun.close();
  });

  test('is written when S is told, and not later', async () => {
    const begun = await rated();
    const heard = begun.streams[1].until((s) => s.room?.secret !== null, 'S', 30_000);
    const playing = playOn(begun);
    await heard;
    expect((await profileOf(begun.people[0])).history).toHaveLength(1);
    await playing;
    begun.close();
  });

  test('is the last place for whoever left, whatever the points say', async () => {
    const begun = await rated({ players: 3, game: 'inflation' });
    const { id, people, streams, close } = begun;
    await people[2].post(`/api/tables/${id}/stand`);
    await playOn({ id, people: people.slice(0, 2), streams, close });
    const [ann, ben, cora] = await Promise.all(people.map(profileOf));
    expect(cora.history[0]).toMatchObject({ place: 3, players: 3, left: true });
    const others = [ann.history[0], ben.history[0]];
    expect(others.map(({ left }) => left)).toEqual([false, false]);
    const [best, next] = [...others].sort((a, b) => b.points - a.points);
    expect(best.place).toBe(1);
    expect(next.place).toBe(best.points === next.points ? 1 : 2);
    expect(streams[0].room?.seats.map(({ replaced }) => replaced)).toEqual([false, false, true]);
    close();
  });

  test('is the last place for whoever let the time run out, even if they come back', async () => {
    const begun = await rated({ clock: { kind: 'live', bank: 0, move: 4, away: 0 } });
    const { id, people, streams, close } = begun;
    const slow = await whoseTurn(begun);
    await streams[slow].until((s) => s.room?.seats[slow].away === true, 'the time to run out', 20_000);
    const { n } = streams[slow];
    await streams[slow].until((s) => s.n > n, 'a bot');
    await people[slow].post(`/api/tables/${id}/back`);
    await playOn(begun);
    const { history } = await profileOf(people[slow]);
    expect(history[0]).toMatchObject({ place: 2, left: true });
    close();
  });

  test('comes to an end where everybody left, and counts for nobody', async () => {
    const begun = await rated();
    for (const person of begun.people) await person.post(`/api/tables/${begun.id}/stand`);
    await begun.streams[0].until((s) => s.room?.status === 'over', 'the end', 30_000);
    for (const person of begun.people) {
      const { history, ratings } = await profileOf(person);
      expect(history[0]).toMatchObject({ left: true, place: 2 });
      expect(ratings[0]).toMatchObject({ won: 0, played: 1, mu: 25 });
    }
    begun.close();
  });

  test('counts at a table of an earlier version without a clock, which whoever was to decide has abandoned', async () => {
    const begun = await rated();
    const { id, people } = begun;
    const turn = await whoseTurn(begun);
    begun.close();
    const { db } = server.store;
    const { setup } = await db
      .selectFrom('tables')
      .select('setup')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const long = server.store.now() - 40 * 24 * 3_600_000;
    await server.stop();
    const again = await serve({ ...server.config, port: 0 });
    server = again;
    await again.store.db
      .updateTable('tables')
      .set({
        setup: JSON.stringify({ ...JSON.parse(setup), clock: { kind: 'none' } }),
        updated: long,
        due: null,
      })
      .where('id', '=', id)
      .execute();
    await again.store.db.updateTable('journal').set({ at: long }).where('table_id', '=', id).execute();
    await again.tidy();
    for (const [seat, person] of people.entries()) {
      person.url = again.url;
      expect((await profileOf(person)).history[0]).toMatchObject({
        left: seat === turn,
        place: seat === turn ? 2 : 1,
      });
    }
  });
});
