import type { Audit } from '@overtrick/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { isPostgresHere, makeDatabase } from '../testing/postgres.ts';
import { serve, type TestServer } from '../testing/serve.ts';

const ROOT = { 'overtrick-admin': 'the-admin-token-of-this-test' };
const adminToken = ROOT['overtrick-admin'];
const HOUR = 3_600_000;
const here = await isPostgresHere();

const listen = (person: TestClient, table: string) =>
  person.follow(table).until((s) => s.room !== null, 'the room');

/** A visitor from this address, as the trusted proxy names it. */
const from = (address: string) => ({ 'x-forwarded-for': address });

describe.each(['sqlite', 'postgres'] as const)('on %s', (store) => {
  if (store === 'postgres' && !here) return;
  let server: TestServer;
  let database: Awaited<ReturnType<typeof makeDatabase>> | null = null;
  let admin: TestClient;
  beforeAll(async () => {
    database = store === 'postgres' ? await makeDatabase() : null;
    server = await serve({ adminToken, proxies: 1, ...(database && { database: database.url }) });
    admin = new TestClient(server.url);
  });
  afterAll(async () => {
    await server.end();
    await database?.drop();
  });

  const act = (path: 'warn' | 'mute' | 'ban' | 'sessions', input: object, by = ROOT) =>
    admin.post(`/admin/${path}`, input, by);
  const read = <const P extends `/admin/${string}`>(path: P, by = ROOT) =>
    admin.ask('GET', path, undefined, by);
  async function make(name: string, role: 'owner' | 'moderator') {
    const { body } = await admin.post('/admin/admins', { name, role }, ROOT);
    return { id: body.id, by: { 'overtrick-admin': body.token } };
  }
  /** The measures against somebody end in a moment, and the server looks at them again. */
  async function lapse(person: string): Promise<void> {
    const soon = server.store.now() + 200;
    await server.store.db
      .updateTable('people')
      .set((e) => ({
        banned_until: e.case().when('banned', '=', 1).then(soon).else(null).end(),
        muted_until: soon,
      }))
      .where('id', '=', person)
      .execute();
    await act('warn', { person, words: 'It is nearly over.' });
  }

  describe('admins', () => {
    test('have a name, a role and a token that is kept as a signature', async () => {
      const maria = await make('Maria', 'moderator');
      expect((await read('/admin/me', maria.by)).body).toMatchObject({ name: 'Maria', role: 'moderator' });
      const rows = JSON.stringify(await server.store.db.selectFrom('admins').selectAll().execute());
      expect(rows).not.toContain(maria.by['overtrick-admin']);
      expect((await admin.post('/admin/admins', { name: 'Maria', role: 'owner' }, ROOT)).problem).toBe(
        'name-taken',
      );
      expect((await admin.post('/admin/admins', { name: 'root', role: 'owner' }, ROOT)).problem).toBe(
        'name-taken',
      );
    });

    test('who are moderators look after people, and leave the rest to owners', async () => {
      const maria = await make('Moderator', 'moderator');
      const eve = await TestClient.named(server.url, 'Eve');
      const { id } = await eve.create({ game: 'inflation', players: 3 });
      for (const path of ['reports', 'measures', 'audit', 'state', 'watch'] as const) {
        expect((await read(`/admin/${path}`, maria.by)).status, path).toBe(200);
      }
      const close = await admin.post(`/admin/tables/${id}/close`, {}, maria.by);
      const shut = { by: 'address', address: '203.0.113.7' };
      expect([
        close.problem,
        (await read('/admin/admins', maria.by)).problem,
        (await admin.post('/admin/admins', { name: 'Mine', role: 'owner' }, maria.by)).problem,
        (await admin.ask('DELETE', `/admin/admins/${maria.id}`, undefined, maria.by)).problem,
        (await admin.post('/admin/addresses', shut, maria.by)).problem,
      ]).toEqual(Array(5).fill('owner-only'));
      expect((await act('warn', { person: eve.id, words: 'Calm down.' }, maria.by)).status).toBe(200);
    });

    test('who are ended are out at once', async () => {
      const otto = await make('Otto', 'owner');
      expect((await admin.ask('DELETE', `/admin/admins/${otto.id}`, undefined, ROOT)).status).toBe(200);
      expect((await read('/admin/me', otto.by)).problem).toBe('admin-token');
      expect((await admin.ask('DELETE', `/admin/admins/${otto.id}`, undefined, ROOT)).problem).toBe('nobody');
    });
  });

  test('whatever an admin does is written down with who, to whom, until when and why; nothing takes it away', async () => {
    const maria = await make('Auditor', 'owner');
    const eve = await TestClient.named(server.url, 'Eve');
    const { id } = await eve.create({ game: 'inflation', players: 3 });
    const why = { why: 'because' };
    const person = eve.id;
    await act('warn', { person, words: 'Calm down.', ...why }, maria.by);
    await act('mute', { person, on: true, hours: 2, ...why }, maria.by);
    await act('mute', { person, on: false, ...why }, maria.by);
    await act('sessions', { person, ...why }, maria.by);
    await admin.post(`/admin/tables/${id}/close`, why, maria.by);
    await act('ban', { person, on: true, hours: 3, ...why }, maria.by);
    await act('ban', { person, on: false, ...why }, maria.by);
    const { lines } = (await read('/admin/audit', maria.by)).body;
    const mine = lines.filter(({ by }) => by.name === 'Auditor').reverse();
    expect(mine.map((line) => line.act)).toEqual([
      ...['warn', 'mute', 'unmute', 'end-sessions', 'close-table', 'ban', 'unban'],
    ]);
    for (const line of mine) expect(line).toMatchObject({ by: { id: maria.id }, why: 'because' });
    expect(mine[1].until! - mine[1].at).toBeCloseTo(2 * HOUR, -3);
    expect(mine[4].to).toEqual({ id, name: 'inflation' });
    for (const method of ['POST', 'DELETE', 'PUT']) {
      expect((await admin.ask(method, '/admin/audit', {}, maria.by)).status).toBe(405);
    }
    // Who deletes themselves loses the name there, and nothing else.
    const again = await TestClient.named(server.url, 'Somebody');
    await act('warn', { person: again.id, words: 'Hello.' }, maria.by);
    await again.ask('DELETE', '/api/me', {});
    const [last] = (await read('/admin/audit', maria.by)).body.lines;
    expect(last).toMatchObject({ act: 'warn', to: { id: again.id, name: '' } });
  });

  test('the log of acts is read to its end, page by page', async () => {
    const eve = await TestClient.named(server.url, 'Eve');
    for (let at = 0; at < 201; at++) await act('warn', { person: eve.id, words: `Number ${at}.` });
    type Page = { readonly body: Audit };
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const { body }: Page = await read(`/admin/audit${next && `?before=${next}`}` as '/admin/audit');
      seen.push(...body.lines.map(({ id }) => id));
      next = body.next;
    }
    const { count } = await server.store.db
      .selectFrom('audit')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(seen).toHaveLength(Number(count));
    expect(new Set(seen).size).toBe(seen.length);
  });

  describe('a warning', () => {
    test('reaches who is here at once, waits for who is not, and is seen once', async () => {
      const eve = await TestClient.named(server.url, 'Eve');
      const { id } = await eve.create({ game: 'inflation', players: 3 });
      const other = await TestClient.named(server.url, 'Other');
      const [mine, theirs] = [await listen(eve, id), await listen(other, id)];
      await act('warn', { person: eve.id, words: 'Please be kind.' });
      await mine.until((s) => s.told.some(({ event }) => event === 'warning'), 'the warning');
      expect(theirs.told.some(({ event }) => event === 'warning')).toBe(false);
      const { body } = await eve.get('/api/me/warnings');
      expect(body).toMatchObject([{ words: 'Please be kind.' }]);
      const seen = (who: TestClient) => who.post(`/api/me/warnings/${body[0].id}/seen`);
      expect((await seen(other)).problem).toBe('no-warning');
      expect((await seen(eve)).status).toBe(200);
      expect((await seen(eve)).problem).toBe('no-warning');
      expect((await eve.get('/api/me/warnings')).body).toEqual([]);
      expect((await eve.get('/api/me/export')).body.warnings).toMatchObject([{ words: 'Please be kind.' }]);
      for (const stream of [mine, theirs]) stream.close();
    });
  });

  describe('who is muted', () => {
    test('says nothing at any table, is told until when, and talks again when it has lapsed', async () => {
      const eve = await TestClient.named(server.url, 'Eve');
      const { id } = await eve.create({ game: 'inflation', players: 3 });
      const say = () => eve.post(`/api/tables/${id}/chat`, { text: 'hello' });
      expect((await say()).status).toBe(200);
      await act('mute', { person: eve.id, on: true, hours: 5 });
      const { problem, retryAfter, message } = (await say()).refused;
      expect([problem, Math.round(retryAfter! / 3600)]).toEqual(['silenced', 5]);
      expect(message).toMatch(/until \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
      expect((await eve.post(`/api/tables/${id}/react`, { reaction: 'wow' })).problem).toBe('silenced');
      // Neither by a name, nor through a bot.
      expect((await eve.post('/api/me', { name: 'Loud' })).problem).toBe('silenced');
      expect((await eve.post('/api/me/tokens', { name: 'Mouth' })).problem).toBe('silenced');
      expect((await eve.post(`/api/tables/${id}/stand`)).status).toBe(200);
      expect((await read('/admin/measures')).body.people).toContainEqual(
        expect.objectContaining({ id: eve.id, banned: false, mutedUntil: expect.any(Number) }),
      );
      await lapse(eve.id);
      const later = async () =>
        (await deviceOf(eve).post(`/api/tables/${id}/chat`, { text: 'again' })).status;
      await expect.poll(later).toBe(200);
    });

    test('may talk again when it is lifted; their bots were quiet too', async () => {
      const eve = await TestClient.named(server.url, 'Eve');
      const { body } = await eve.post('/api/me/tokens', { name: 'Mouth' });
      const bot = { authorization: `Bearer ${body.token}` };
      const { id } = await eve.create({ game: 'inflation', players: 3 });
      const say = () => new TestClient(server.url).post(`/api/tables/${id}/chat`, { text: 'beep' }, bot);
      await act('mute', { person: eve.id, on: true });
      expect((await say()).problem).toBe('silenced');
      await act('mute', { person: eve.id, on: false });
      expect((await say()).status).toBe(200);
    });
  });

  describe('a ban', () => {
    test('for a time says until when, takes the bots along, and lapses by itself', async () => {
      const eve = await TestClient.named(server.url, 'Eve');
      const { body } = await eve.post('/api/me/tokens', { name: 'Robo' });
      const bot = { authorization: `Bearer ${body.token}` };
      const asBot = () => new TestClient(server.url).ask('GET', '/api/me', undefined, bot);
      const { id } = await eve.create({ game: 'inflation', players: 3 });
      const stream = await listen(eve, id);
      await act('ban', { person: eve.id, on: true, hours: 48 });
      await stream.until((s) => s.ended, 'the end of the line');
      const { problem, retryAfter, message } = (await eve.get('/api/me')).refused;
      expect([problem, Math.round(retryAfter! / 3600)]).toEqual(['banned', 48]);
      expect(message).toContain('until');
      expect((await asBot()).problem).toBe('banned');
      expect((await admin.get(`/api/tables/${id}`)).body.room.status).toBe('closed');
      await lapse(eve.id);
      await expect.poll(async () => (await eve.get('/api/me')).status).toBe(200);
      // Servers of the last release know the flag alone.
      await server.tidy();
      const row = await server.store.db
        .selectFrom('people')
        .selectAll()
        .where('id', '=', eve.id)
        .executeTakeFirst();
      expect([row?.banned, row?.banned_until]).toEqual([0, null]);
    });

    test('without end stays until it is lifted', async () => {
      const eve = await TestClient.named(server.url, 'Eve');
      await act('ban', { person: eve.id, on: true });
      expect((await eve.get('/api/me')).refused).toEqual({
        problem: 'banned',
        message: 'The host of this site has banned you.',
      });
      await server.tidy();
      expect((await eve.get('/api/me')).problem).toBe('banned');
      await act('ban', { person: eve.id, on: false });
      expect((await eve.get('/api/me')).status).toBe(200);
    });

    test('of nobody, or of who has deleted themselves, is refused', async () => {
      const gone = await TestClient.named(server.url, 'Gone');
      await gone.ask('DELETE', '/api/me', {});
      for (const person of [gone.id, 'x'.repeat(20)]) {
        expect((await act('ban', { person, on: false })).problem).toBe('nobody');
        expect((await act('warn', { person, words: 'Hello.' })).problem).toBe('nobody');
      }
    });
  });

  test('an admin ends all sessions of somebody, who comes back by the recovery code', async () => {
    const eve = await TestClient.named(server.url, 'Eve');
    const { body } = await eve.post('/api/me/recovery');
    const { id } = await eve.create({ game: 'inflation', players: 3 });
    const stream = await listen(eve, id);
    await act('sessions', { person: eve.id });
    await stream.until((s) => s.ended, 'the end of the line');
    expect((await eve.get('/api/me')).problem).toBe('nobody');
    expect((await new TestClient(server.url).post('/api/me/recover', body)).body.id).toBe(eve.id);
  });

  describe('an address', () => {
    /** Somebody who comes from there. */
    async function visitor(address: string, name = 'Visitor') {
      const person = new TestClient(server.url);
      const made = await person.post('/api/me', { name }, from(address));
      const get = () => person.ask('GET', '/api/me', undefined, from(address));
      return { person, id: made.body.id, get };
    }
    const shut = (input: object, headers = {}) =>
      admin.post('/admin/addresses', input, { ...ROOT, ...headers });

    test.each([
      ['203.0.113.7', false, ['203.0.113.7', '::ffff:203.0.113.7'], ['203.0.113.8']],
      ['2001:db8:7:1::5', false, ['2001:db8:7:1::5', '2001:db8:7:1:ffff::1'], ['2001:db8:7:2::5']],
      ['2001:db8:9:1::/64', true, ['2001:db8:9:1::5', '2001:db8:9:ffff::1'], ['2001:db8:a::1']],
    ] as const)(
      '%s is shut out (wide: %s) with all that counts as it, and nothing else',
      async (address, wide, out, free) => {
        expect((await shut({ by: 'address', address, wide, hours: 1, why: 'flood' })).status).toBe(200);
        for (const each of out) {
          const { problem, message, retryAfter } = (
            await admin.ask('GET', '/api/lobby', undefined, from(each))
          ).refused;
          expect([problem, retryAfter! > 3500]).toEqual(['shut-address', true]);
          expect(message).toContain('until');
          // Pages and health are served, so that there is somewhere to read it, and admins come in.
          expect((await admin.ask('GET', '/admin/me', undefined, { ...ROOT, ...from(each) })).status).toBe(
            200,
          );
          expect((await fetch(`${server.url}/`, { headers: from(each) })).status).not.toBe(403);
          expect((await fetch(`${server.url}/healthz`, { headers: from(each) })).status).toBe(200);
        }
        for (const each of free) {
          expect((await admin.ask('GET', '/api/lobby', undefined, from(each))).status).toBe(200);
        }
        const kept = JSON.stringify(await server.store.db.selectFrom('shut').selectAll().execute());
        expect(kept).not.toContain(address.replace('::/64', ''));
      },
    );

    test('of a person is shut out without anybody seeing it; lines from there end at once, whoever holds them', async () => {
      const eve = await visitor('198.51.100.20', 'Eve');
      await eve.person.post('/api/me', { name: 'Eva' }, from('198.51.100.20'));
      await expect
        .poll(
          async () =>
            (
              await server.store.db
                .selectFrom('whereabouts')
                .selectAll()
                .where('person', '=', eve.id)
                .execute()
            ).length,
        )
        .toBe(1);
      const host = await TestClient.named(server.url, 'Host');
      const { id } = await host.create({ game: 'inflation', players: 3 });
      const lines = [`/api/tables/${id}/stream`, '/api/lobby/stream'].map((path) =>
        fetch(server.url + path, { headers: from('198.51.100.20') }).then((response) => response.text()),
      );
      const stays = await listen(host, id);
      await expect.poll(async () => (await host.get(`/api/tables/${id}`)).body.presence.spectators).toBe(1);
      expect((await shut({ by: 'person', person: eve.id, why: 'sock puppets' })).status).toBe(200);
      for (const heard of await Promise.all(lines)) expect(heard).toContain('data:');
      expect(stays.ended).toBe(false);
      expect((await eve.get()).problem).toBe('shut-address');
      const found = (await read('/admin/measures')).body.addresses.find(
        ({ person }) => person?.id === eve.id,
      );
      expect(found).toMatchObject({ scope: 'address', by: 'root', until: null, why: 'sock puppets' });
      expect((await admin.ask('DELETE', `/admin/addresses/${found!.id}`, undefined, ROOT)).status).toBe(200);
      expect((await eve.get()).status).toBe(200);
      expect((await admin.ask('DELETE', `/admin/addresses/${found!.id}`, undefined, ROOT)).problem).toBe(
        'no-address',
      );
      stays.close();
    });

    test('is let in when its time is over', async () => {
      const address = '198.51.100.30';
      await shut({ by: 'address', address, hours: 1 });
      const look = () => admin.ask('GET', '/api/lobby', undefined, from(address));
      expect((await look()).problem).toBe('shut-address');
      await server.store.db
        .updateTable('shut')
        .set({ until: server.store.now() + 300 })
        .execute();
      await shut({ by: 'address', address: '198.51.100.31', hours: 1 });
      await expect.poll(async () => (await look()).status).toBe(200);
    });

    test('that everybody has, or the admin, or this machine, is not shut out', async () => {
      const mine = from('198.51.100.40');
      expect((await shut({ by: 'address', address: '198.51.100.40' }, mine)).problem).toBe(
        'everybodys-address',
      );
      expect((await shut({ by: 'address', address: '127.0.0.1' }, mine)).problem).toBe('everybodys-address');
      expect((await shut({ by: 'address', address: '::1', wide: true }, mine)).problem).toBe(
        'everybodys-address',
      );
      expect((await shut({ by: 'address', address: 'everywhere' }, mine)).problem).toBe('no-address');
      const eve = await TestClient.named(server.url, 'Eve');
      expect((await shut({ by: 'person', person: eve.id }, mine)).problem).toBe('no-address');
      expect((await shut({ by: 'person', person: 'x'.repeat(20) }, mine)).problem).toBe('nobody');
    });
  });

  const deviceOf = (person: TestClient): TestClient =>
    Object.assign(new TestClient(person.url), { cookie: person.cookie, id: person.id });
});

test('behind a proxy that the server was not told of no address is shut out, because it would be everybody’s', async () => {
  const server = await serve({ adminToken });
  const admin = new TestClient(server.url);
  const shut = (headers: Record<string, string>) =>
    admin.post('/admin/addresses', { by: 'address', address: '203.0.113.7' }, { ...ROOT, ...headers });
  const { problem, message } = (await shut(from('203.0.113.7'))).refused;
  expect(problem).toBe('everybodys-address');
  expect(message).toContain('TRUSTED_PROXIES');
  expect((await shut({})).status).toBe(200);
  await server.end();
});

test('without ADMIN_TOKEN a named owner is enough, and the last one cannot be ended', async () => {
  const first = await serve({ adminToken });
  const made = await new TestClient(first.url).post('/admin/admins', { name: 'Olga', role: 'owner' }, ROOT);
  const olga = { 'overtrick-admin': made.body.token };
  await first.stop();
  const server = await serve({ data: first.config.data });
  const admin = new TestClient(server.url);
  expect((await admin.ask('GET', '/admin/me', undefined, olga)).body.name).toBe('Olga');
  expect((await admin.ask('GET', '/admin/me', undefined, ROOT)).problem).toBe('admin-token');
  expect((await admin.ask('DELETE', `/admin/admins/${made.body.id}`, undefined, olga)).problem).toBe(
    'last-owner',
  );
  await server.end();
});

describe.skipIf(!here)('at another node', () => {
  test('a timed ban, a mute, a warning and a shut address reach everybody there', async () => {
    const database = await makeDatabase();
    const start = () => serve({ database: database.url, key: '11'.repeat(32), adminToken, proxies: 1 });
    const [a, b] = await Promise.all([start(), start()]);
    const [host, eve] = await Promise.all(['Host', 'Eve'].map((name) => TestClient.named(a.url, name)));
    const { id } = await host.create({ game: 'inflation', players: 3 });
    eve.url = b.url;
    const post = (path: string, input: object) => host.post(`/admin/${path}`, input, ROOT);
    const stream = await listen(eve, id);
    await post('warn', { person: eve.id, words: 'Please be kind.' });
    await stream.until((s) => s.told.some(({ event }) => event === 'warning'), 'the warning');
    await post('mute', { person: eve.id, on: true });
    const say = async () => (await eve.post(`/api/tables/${id}/chat`, { text: 'hello' })).problem;
    await expect.poll(say).toBe('silenced');
    await post('ban', { person: eve.id, on: true, hours: 1 });
    await stream.until((s) => s.ended, 'the end of the line');
    const line = fetch(`${b.url}/api/tables/${id}/stream`, { headers: from('203.0.113.9') });
    const heard = (await line).text();
    await post('addresses', { by: 'address', address: '203.0.113.9', hours: 1 });
    expect(await heard).toContain('event: whole');
    expect((await eve.ask('GET', '/api/lobby', undefined, from('203.0.113.9'))).problem).toBe('shut-address');
    await Promise.all([a.end(), b.end()]);
    await database.drop();
  });
});
