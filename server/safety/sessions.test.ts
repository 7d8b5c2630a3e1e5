import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { isPostgresHere, makeDatabase } from '../testing/postgres.ts';
import { serve, type TestServer } from '../testing/serve.ts';

const ADMIN = { 'overtrick-admin': 'the-admin-token-of-this-test' };
const adminToken = ADMIN['overtrick-admin'];
const here = await isPostgresHere();

/** The same person on another device, which has the same cookie. */
const deviceOf = (person: TestClient, url = person.url): TestClient =>
  Object.assign(new TestClient(url), { cookie: person.cookie, id: person.id });

async function listen(person: TestClient, table: string) {
  return person.follow(table).until((s) => s.room !== null, 'the room');
}

async function robotOf(owner: TestClient) {
  const { body } = await owner.post('/api/me/tokens', { name: 'Robo' });
  return { id: body.id, headers: { authorization: `Bearer ${body.token}` } };
}

/** A stream that a bot has opened, as `curl` would; resolves when the server hangs up. */
async function botStream(url: string, table: string, headers: Record<string, string>) {
  const response = await fetch(`${url}/api/tables/${table}/stream`, { headers });
  expect(response.status).toBe(200);
  return response.text();
}

describe('who is shut out hears nothing more', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await serve({ adminToken });
  });
  afterAll(() => server.end());

  const table = async () => {
    const host = await TestClient.named(server.url, 'Host');
    return { host, id: (await host.create({ game: 'inflation', players: 3, public: true })).id };
  };

  test('a ban ends every line at once, and others hear on', async () => {
    const { host, id } = await table();
    const eve = await TestClient.named(server.url, 'Eve');
    const streams = await Promise.all([eve, deviceOf(eve)].map((each) => listen(each, id)));
    const others = await Promise.all([host, new TestClient(server.url)].map((each) => listen(each, id)));
    await host.post('/admin/ban', { person: eve.id, on: true }, ADMIN);
    for (const stream of streams) await stream.until((s) => s.ended, 'the end of the line');
    const { body } = await host.post(`/api/tables/${id}/chat`, { text: 'still here' });
    for (const stream of others) await stream.until((s) => s.n >= body.n, 'the chat');
    expect(others.map(({ ended }) => ended)).toEqual([false, false]);
    for (const stream of others) stream.close();
  });

  test('a ban ends the lines to the lobby too', async () => {
    const [eve, other] = await Promise.all(
      ['Eve', 'Other'].map((name) => TestClient.named(server.url, name)),
    );
    const changes: Record<string, string[]> = { eve: [], other: [] };
    const follow = (who: TestClient, name: string) =>
      who.api.follow(
        'GET /api/lobby/stream',
        {},
        { hear: () => {}, changed: (connection) => changes[name].push(connection) },
      );
    const feeds = [follow(eve, 'eve'), follow(other, 'other')];
    await expect.poll(() => [changes.eve, changes.other]).toEqual([['open'], ['open']]);
    await eve.post('/admin/ban', { person: eve.id, on: true }, ADMIN);
    await expect.poll(() => changes.eve).toEqual(['open', 'lost', 'refused']);
    expect(changes.other).toEqual(['open']);
    for (const feed of feeds) feed.close();
  });

  test('a new name ends no line', async () => {
    const { host, id } = await table();
    const stream = await listen(host, id);
    await host.post('/api/me', { name: 'Hostess' });
    await stream.until(
      (s) => s.told.some(({ event, data }) => event === 'room' && data.seats[0].name === 'Hostess'),
      'the new name',
    );
    expect(stream.ended).toBe(false);
    stream.close();
  });

  test('who ends all other sessions keeps this one', async () => {
    const { host, id } = await table();
    const thief = deviceOf(host);
    const stream = await listen(thief, id);
    expect((await host.ask('DELETE', '/api/me/sessions')).status).toBe(200);
    await stream.until((s) => s.ended, 'the end of the line');
    expect((await thief.get('/api/me')).problem).toBe('nobody');
    expect((await host.get('/api/me')).body.id).toBe(host.id);
    expect((await host.get(`/api/tables/${id}`)).body.seat).toBe(0);
  });

  test('a recovery ends stolen cookies, unless other devices are to stay', async () => {
    const { host, id } = await table();
    const { body } = await host.post('/api/me/recovery');
    const phone = new TestClient(server.url);
    const stream = await listen(host, id);
    expect((await phone.post('/api/me/recover', { ...body, keepOthers: true })).body.id).toBe(host.id);
    expect((await host.get('/api/me')).body.id).toBe(host.id);
    expect(stream.ended).toBe(false);
    expect((await phone.post('/api/me/recover', body)).body.id).toBe(host.id);
    await stream.until((s) => s.ended, 'the end of the line');
    expect((await host.get('/api/me')).problem).toBe('nobody');
    expect((await phone.get('/api/me')).body.id).toBe(host.id);
  });

  test('who is deleted hears nothing more, and neither do their bots', async () => {
    const { id } = await table();
    const ann = await TestClient.named(server.url, 'Ann');
    const robot = await robotOf(ann);
    const [stream, heard] = [await listen(deviceOf(ann), id), botStream(server.url, id, robot.headers)];
    await expect.poll(async () => (await ann.get(`/api/tables/${id}`)).body.presence.spectators).toBe(2);
    await ann.ask('DELETE', '/api/me', {});
    await stream.until((s) => s.ended, 'the end of the line');
    expect(await heard).toContain('event: whole');
  });

  test('what a bot has opened ends with its token: its lines and its unstarted tables', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const robot = await robotOf(ann);
    const input = { game: 'inflation', players: 3 };
    const { body } = await new TestClient(server.url).post('/api/tables', input, robot.headers);
    const heard = botStream(server.url, body.id, robot.headers);
    await expect
      .poll(async () => (await ann.get(`/api/tables/${body.id}`)).body.presence.seats[0])
      .toBe(true);
    await ann.ask('DELETE', `/api/me/tokens/${robot.id}`);
    expect(await heard).toContain('event: whole');
    expect((await ann.get(`/api/tables/${body.id}`)).body.room.status).toBe('closed');
  });
});

describe.skipIf(!here)('at another node', () => {
  test('a ban and the end of sessions reach the lines there', async () => {
    const database = await makeDatabase();
    const key = '11'.repeat(32);
    const start = () => serve({ database: database.url, key, adminToken });
    const [a, b] = await Promise.all([start(), start()]);
    const host = await TestClient.named(a.url, 'Host');
    const eve = await TestClient.named(a.url, 'Eve');
    const { id } = await host.create({ game: 'inflation', players: 3 });
    const [mine, theirs] = [await listen(deviceOf(host, b.url), id), await listen(deviceOf(eve, b.url), id)];
    await host.ask('DELETE', '/api/me/sessions');
    await mine.until((s) => s.ended, 'the end of the line');
    expect(theirs.ended).toBe(false);
    await host.post('/admin/ban', { person: eve.id, on: true }, ADMIN);
    await theirs.until((s) => s.ended, 'the end of the line');
    expect((await deviceOf(eve, b.url).get('/api/me')).problem).toBe('banned');
    await Promise.all([a.end(), b.end()]);
    await database.drop();
  });

  test('what a node was not told it finds in the store by itself: bans, ended sessions, shut addresses', async () => {
    const database = await makeDatabase();
    const server = await serve({ database: database.url, key: '11'.repeat(32) });
    const { db } = server.store;
    const [host, eve, ivy, ann] = await Promise.all(
      ['Host', 'Eve', 'Ivy', 'Ann'].map((name) => TestClient.named(server.url, name)),
    );
    const { id } = await host.create({ game: 'inflation', players: 3 });
    const [banned, ended, stays] = await Promise.all([eve, ivy, ann].map((each) => listen(each, id)));
    // As another node would write it that died before it could tell anybody.
    await db.updateTable('people').set({ banned: 1 }).where('id', '=', eve.id).execute();
    await db
      .updateTable('people')
      .set((e) => ({ epoch: e('epoch', '+', 1) }))
      .where('id', '=', ivy.id)
      .execute();
    for (const stream of [banned, ended]) await stream.until((s) => s.ended, 'the end of the line', 30_000);
    expect((await eve.get('/api/me')).problem).toBe('banned');
    expect((await ivy.get('/api/me')).problem).toBe('nobody');
    expect(stays.ended).toBe(false);
    const seen = await db.selectFrom('whereabouts').select('address').limit(1).executeTakeFirstOrThrow();
    const row = {
      id: 'shut',
      scope: 'address',
      person: null,
      made_by: 'root',
      until: null,
      why: '',
    } as const;
    await db
      .insertInto('shut')
      .values({ ...row, hash: seen.address, at: server.store.now() })
      .execute();
    await stays.until((s) => s.ended, 'the end of the line', 30_000);
    expect((await ann.get('/api/me')).problem).toBe('shut-address');
    await server.end();
    await database.drop();
  }, 60_000);
});
