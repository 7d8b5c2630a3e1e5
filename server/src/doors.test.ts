import { connect } from 'node:net';
import { type Problem, ROUTES, type Route } from '@overtrick/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, whoseTurn } from '../testing/begin.ts';
import { type TestAnswer, TestClient } from '../testing/client.ts';
import { serve, type TestServer } from '../testing/serve.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve({ adminToken: 'the-admin-token-of-this-test' });
});
afterAll(() => server.end());

describe('what comes in is checked', () => {
  test.each([
    ['not JSON', '{', 400, 'not-json'],
    ['an array', '[]', 422, 'bad-input'],
    ['a missing field', '{}', 422, 'bad-input'],
    ['a name that is too long', JSON.stringify({ name: 'x'.repeat(25) }), 422, 'bad-input'],
    ['a name that cannot be seen', JSON.stringify({ name: '\u202e\u200b' }), 422, 'bad-input'],
    ['an unknown field', '{"name":"Ann","admin":true}', 422, 'bad-input'],
    ['a huge body', JSON.stringify({ name: 'x'.repeat(20_000) }), 413, 'too-large'],
  ])('%s', async (_what, body, status, problem) => {
    const response = await fetch(`${server.url}/api/me`, { method: 'POST', body });
    expect([response.status, ((await response.json()) as Problem).problem]).toEqual([status, problem]);
  });

  test('a set-up is refused with the reason of the game', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const post = (input: object) => ann.post('/api/tables', input);
    expect((await post({ game: 'poker', players: 3 })).problem).toBe('no-such-game');
    expect((await post({ game: 'inflation', players: 9 })).problem).toBe('players');
    expect((await post({ game: 'inflation', players: 3, options: { x: 1 } })).problem).toBe('unknown-option');
    expect((await post({ game: 'inflation', players: 3, bots: ['novice'], rated: true })).problem).toBe(
      'rated',
    );
    const clockless = await post({ game: 'inflation', players: 3, public: true, rated: true });
    expect(clockless.refused).toMatchObject({
      problem: 'needs-clock',
      message: expect.stringContaining('clock'),
    });
    expect(
      (await post({ game: 'inflation', players: 3, clock: { kind: 'live' } })).refused.message,
    ).toContain('clock');
  });

  test('a repeated key makes one table', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const create = () =>
      ann.post('/api/tables', { game: 'inflation', players: 3 }, { 'idempotency-key': 'one-table-please' });
    const ids = (await Promise.all([create(), create()])).concat([await create()]).map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(1);
    expect((await ann.post('/api/tables', {}, { 'idempotency-key': 'no!' })).problem).toBe('bad-key');
  });
});

describe('who comes in is checked', () => {
  test('no cookie, a forged cookie, a wrong token', async () => {
    const nobody = new TestClient(server.url);
    expect((await nobody.post('/api/tables', { game: 'inflation', players: 3 })).status).toBe(401);
    const ann = await TestClient.named(server.url, 'Ann');
    nobody.cookie = `overtrick=${ann.id}.0.${'A'.repeat(43)}`;
    expect((await nobody.post('/api/tables', { game: 'inflation', players: 3 })).status).toBe(401);
    expect((await nobody.ask('GET', '/api/me', undefined, { authorization: 'Bearer x' })).status).toBe(401);
  });

  test('nobody acts for another seat', async () => {
    const begun = await begin([server.url, server.url, server.url]);
    const turn = await whoseTurn(begun);
    const other = begun.people[(turn + 1) % 3];
    const { problem } = await other.post(`/api/tables/${begun.id}/decisions`, { decision: 'bid:1' });
    expect(problem).toBe('not-your-turn');
    begun.close();
  });

  test('pages of other sites are refused', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }] as Record<
      string,
      string
    >[]) {
      expect((await ann.post('/api/me', { name: 'Eve' }, headers)).problem).toBe('origin');
    }
  });

  test('an old page is asked to reload', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    expect((await ann.post('/api/me', { name: 'Ann' }, { 'overtrick-client': '1' })).problem).toBe(
      'please-reload',
    );
  });

  test('a recovery code brings a person to another device', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const { body } = await ann.post('/api/me/recovery');
    const phone = new TestClient(server.url);
    expect((await phone.post('/api/me/recover', { code: 'AAAA-AAAA-AAAA' })).status).toBe(404);
    const { body: me } = await phone.post('/api/me/recover', {
      code: body.code.toLowerCase(),
    });
    expect(me.id).toBe(ann.id);
    expect((await phone.get('/api/me')).body.id).toBe(ann.id);
  });

  test('an outside bot is marked, and its token ends', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const { body } = await ann.post('/api/me/tokens', { name: 'Robo' });
    const robot = new TestClient(server.url);
    const authorization = `Bearer ${body.token}`;
    const me = await robot.ask('GET', '/api/me', undefined, { authorization });
    expect(me.body.robot).toBe(true);
    expect((await robot.post('/api/me/tokens', { name: 'Baby' }, { authorization })).status).toBe(403);
    await ann.ask('DELETE', `/api/me/tokens/${body.id}`);
    expect((await robot.ask('GET', '/api/me', undefined, { authorization })).status).toBe(401);
  });

  test('who deletes their data leaves a nameless seat', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const ben = await TestClient.named(server.url, 'Ben');
    const { id } = await ann.create({ game: 'inflation', players: 3 });
    await ben.post(`/api/tables/${id}/sit`, { seat: 1 });
    await ben.post(`/api/tables/${id}/chat`, { text: 'my secret' });
    expect((await ben.get('/api/me/export')).body.chat).toHaveLength(1);
    expect((await ben.ask('DELETE', '/api/me', {})).status).toBe(200);
    const whole = JSON.stringify((await ann.get(`/api/tables/${id}`)).body);
    expect(whole).not.toContain('"Ben"');
    const rows = await server.store.db
      .selectFrom('journal')
      .select('payload')
      .where('table_id', '=', id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain('my secret');
    expect((await ben.get('/api/me')).status).toBe(404);
  });

  test('the admin page needs its token, bans and closes', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const { id } = await ann.create({ game: 'inflation', players: 3 });
    const admin = new TestClient(server.url);
    expect((await admin.get('/admin/state')).status).toBe(401);
    const token = { 'overtrick-admin': 'the-admin-token-of-this-test' };
    expect((await admin.ask('POST', `/admin/tables/${id}/close`, {}, token)).status).toBe(200);
    expect((await admin.ask('POST', '/admin/ban', { person: ann.id, on: true }, token)).status).toBe(200);
    expect((await ann.get('/api/me')).problem).toBe('banned');
  });
});

describe('what goes out', () => {
  test('pages have a strict policy, and paths do not lead out of the folder', async () => {
    const page = await fetch(`${server.url}/play/anything`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    const text = await raw(`GET /../../../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(text).not.toContain('root:');
  });

  test('the API describes every route', async () => {
    const { api } = new TestClient(server.url);
    const described = await api.call('GET /api/openapi.json');
    const { paths } = described.ok ? described.value : {};
    const names = Object.keys(ROUTES).map((name) => name.replace(/:(\w+)/g, '{$1}').split(' '));
    for (const [method, path] of names) expect(paths?.[path], path).toHaveProperty(method.toLowerCase());
    expect(paths?.['/api/tables/{id}/decisions'].post.requestBody).toBeDefined();
    // Every answer, question and parameter has a type.
    expect(JSON.stringify(paths)).not.toContain('"schema":{}');
    expect(await api.text('GET /api')).toMatchObject({
      value: expect.stringContaining('/api/tables/:id/sit'),
    });
  });

  test('pages and metrics are text that nobody else keeps', async () => {
    for (const [name, { text }] of Object.entries<Route>(ROUTES).filter(([, route]) => route.text)) {
      const { headers } = await fetch(server.url + name.split(' ')[1]);
      expect([name, headers.get('content-type')]).toEqual([name, text]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('S and decisions are sealed in the store', async () => {
    const begun = await begin([server.url, server.url, server.url]);
    const turn = await whoseTurn(begun);
    await begun.people[turn].post(`/api/tables/${begun.id}/decisions`, { decision: 'bid:7' });
    const rows = await server.store.db
      .selectFrom('journal')
      .selectAll()
      .where('table_id', '=', begun.id)
      .execute();
    expect(rows.some(({ kind }) => kind === 'decide')).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('bid:7');
    begun.close();
  });

  test('a table that nobody watches is forgotten', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const { id } = await ann.create({ game: 'inflation', players: 3 });
    const memory = async () => {
      const metrics = await ann.api.text('GET /metrics');
      return Number(/overtrick_tables_in_memory (\d+)/.exec(metrics.ok ? metrics.value : '')?.[1]);
    };
    expect(await memory()).toBeGreaterThan(0);
    await expect.poll(memory, { timeout: 15_000, interval: 500 }).toBe(0);
    expect((await ann.get(`/api/tables/${id}`)).status).toBe(200);
  });
});

test('who asks too much waits', async () => {
  const strict = await serve({ patience: 1 });
  const ann = await TestClient.named(strict.url, 'Ann');
  // Patience comes back with time, so that a slow machine must ask more often.
  const refused: TestAnswer<unknown>[] = [];
  for (let asked = 0; refused.length === 0 && asked < 4_000; asked += 80) {
    const answers = await Promise.all(Array.from({ length: 80 }, () => ann.get('/api/me')));
    refused.push(...answers.filter(({ status }) => status === 429));
  }
  expect(refused[0]?.problem).toBe('too-many');
  await strict.end();
});

function raw(text: string): Promise<string> {
  return new Promise((done) => {
    let heard = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('close', () => done(heard));
  });
}
