import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, playOn } from '../testing/begin.ts';
import { TestClient } from '../testing/client.ts';
import { isPostgresHere, makeDatabase } from '../testing/postgres.ts';
import { serve, type TestServer } from '../testing/serve.ts';

const key = (text: string) => ({ 'idempotency-key': text });
const RANDOM = 'Zk3q9XhWm2Lr7TbNc5VdPf8s';

describe('a repeated key does nothing twice', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await serve();
  });
  afterAll(() => server.end());

  test('a guest whose answer was lost gets the same name and cookie again', async () => {
    const [first, again] = [new TestClient(server.url), new TestClient(server.url)];
    const one = await first.post('/api/me', { name: 'Ann' }, key(RANDOM));
    const other = await again.post('/api/me', { name: 'Ann' }, key(RANDOM));
    expect([other.body, again.cookie]).toEqual([one.body, first.cookie]);
    expect((await again.get('/api/me')).body.id).toBe(one.body.id);
  });

  test('a stranger with a key that can be guessed is refused', async () => {
    const { status, problem } = await new TestClient(server.url).post(
      '/api/me',
      { name: 'Ann' },
      key('abcdefgh'),
    );
    expect([status, problem]).toEqual([422, 'bad-key']);
  });

  test('the key of one person is nothing to another', async () => {
    const [ann, ben] = [await TestClient.named(server.url, 'Ann'), await TestClient.named(server.url, 'Ben')];
    const make = (who: TestClient) => who.post('/api/me/recovery', {}, key(RANDOM));
    expect((await make(ben)).body.code).not.toBe((await make(ann)).body.code);
  });

  test('a recovery code and a token are made once, and a new key makes new ones', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const code = (name: string) => ann.post('/api/me/recovery', {}, key(name));
    const token = (name: string) => ann.post('/api/me/tokens', { name: 'Robo' }, key(name));
    expect((await code('recovery-1')).body).toEqual((await code('recovery-1')).body);
    expect((await code('recovery-2')).body).not.toEqual((await code('recovery-1')).body);
    expect((await token('token-001')).body).toEqual((await token('token-001')).body);
    expect((await ann.get('/api/me/tokens')).body).toHaveLength(1);
  });

  test('the same key with another body gets the first answer, and the second body is not looked at', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const create = (game: string) => ann.post('/api/tables', { game, players: 3 }, key('another-body'));
    const one = await create('inflation');
    expect((await create('charms')).body).toEqual(one.body);
    expect((await ann.get('/api/me/tables')).body).toHaveLength(1);
  });

  test('the same key with another body at a table changes nothing', async () => {
    const begun = await begin([server.url, server.url, server.url]);
    const turn = begun.streams[0].now!.asked[0];
    const decide = (decision: string) =>
      begun.people[turn].post(`/api/tables/${begun.id}/decisions`, { decision }, key('one-decision'));
    const { body } = await decide('bid:3');
    expect((await decide('bid:5')).body).toEqual(body);
    await begun.streams[turn].until((s) => s.n >= body.n);
    expect(begun.streams[turn].told.at(-1)?.data).toMatchObject({ event: { action: 'bid:3' } });
    begun.close();
  });

  test('a refused request may be tried again under its key', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const create = (game: string) => ann.post('/api/tables', { game, players: 3 }, key('try-again'));
    expect((await create('poker')).status).toBe(422);
    expect((await create('inflation')).status).toBe(201);
  });

  test('answers with cookies, codes and tokens lie sealed in the store', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const { body } = await ann.post('/api/me/tokens', { name: 'Robo' }, key('sealed-001'));
    const { body: recovery } = await ann.post('/api/me/recovery', {}, key('sealed-002'));
    const { data } = server.config;
    const kept = readdirSync(data)
      .filter((name) => name.includes('.db'))
      .map((name) => readFileSync(join(data, name), 'latin1'))
      .join('');
    expect(kept).toContain(ann.id);
    for (const secret of [body.token ?? '', recovery.code, recovery.code.replaceAll('-', '')]) {
      expect(kept).not.toContain(secret);
    }
  });
});

describe.skipIf(!(await isPostgresHere()))('the same key at two nodes at once', () => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let nodes: TestServer[];
  beforeAll(async () => {
    database = await makeDatabase();
    const node = () => serve({ database: database.url, key: '22'.repeat(32) });
    nodes = await Promise.all([node(), node()]);
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.end()));
    await database.drop();
  });

  /** Asks both nodes for the same at the same time, and says what was answered. */
  function twice<const P extends string>(who: TestClient, path: P, input: unknown, name: string) {
    return Promise.all(
      nodes.map(async ({ url }) => {
        const device = Object.assign(new TestClient(url), { cookie: who.cookie });
        return (await device.post(path, input, key(name))).body;
      }),
    );
  }

  test('one table is created', async () => {
    const ann = await TestClient.named(nodes[0].url, 'Ann');
    for (let round = 0; round < 5; round++) {
      const input = { game: 'inflation', players: 3 };
      const [one, other] = await twice(ann, '/api/tables', input, `table-key-${round}`);
      expect(one.id).toEqual(expect.any(String));
      expect(other).toEqual(one);
    }
    expect((await ann.get('/api/me/tables')).body).toHaveLength(5);
  });

  test('one seat is found by a quick match, one rematch is made, one guest comes in', async () => {
    const ann = await TestClient.named(nodes[0].url, 'Ann');
    const [quick, quickAgain] = await twice(ann, '/api/quick', { game: 'charms' }, 'quick-key');
    expect(quickAgain).toEqual(quick);
    const begun = await begin([nodes[0].url, nodes[1].url]);
    await playOn(begun);
    begun.close();
    const [next, nextAgain] = await twice(
      begun.people[0],
      `/api/tables/${begun.id}/rematch`,
      {},
      'rematch-key',
    );
    expect(nextAgain).toEqual(next);
    const [me, meAgain] = await twice(new TestClient(''), '/api/me', { name: 'Cleo' }, RANDOM);
    expect(meAgain).toEqual(me);
  });

  test('the claim of a node that died over it is inherited', async () => {
    const ann = await TestClient.named(nodes[0].url, 'Ann');
    await nodes[0].store.db
      .insertInto('answers')
      .values({ key: `/api/tables ${ann.id.slice(0, 8)}:left-behind`, answer: '', at: 1 })
      .execute();
    const input = { game: 'inflation', players: 3 };
    expect((await ann.post('/api/tables', input, key('left-behind'))).status).toBe(201);
  });
});
