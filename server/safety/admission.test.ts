import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUDGETS } from '../src/admission/budgets.ts';
import { CODE_LENGTH } from '../src/ids.ts';
import { TestClient } from '../testing/client.ts';
import { serve, type TestServer } from '../testing/serve.ts';
import { readAnswer, send } from './rawPerson.ts';

const ADMIN = 'the-admin-token-of-this-test';
const METRICS = 'the-metrics-token-of-this-test';

/** A visitor who comes from this address, by a proxy that the server trusts. */
const by = (address: string) => ({ 'x-forwarded-for': address });

describe('one address and one network get so much', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await serve({ patience: 1, proxies: 1, adminToken: ADMIN });
  });
  afterAll(() => server.end());

  /** The problems of so many tries, each from the address of its number, without those that asked too often of anything. */
  async function tries(
    count: number,
    go: (at: number) => Promise<{ readonly problem: string | undefined }>,
  ): Promise<(string | undefined)[]> {
    const problems: (string | undefined)[] = [];
    for (let at = 0; at < count; at++) problems.push((await go(at)).problem);
    return problems;
  }

  test('guests: an address has so many, a /48 no more than twice as many with all of its households', async () => {
    const guest = (address: string) =>
      new TestClient(server.url).post('/api/me', { name: 'Guest' }, by(address));
    const { address, network } = BUDGETS.guests;
    const one = await tries(address.burst + 5, () => guest('198.51.100.1'));
    expect(one.slice(0, address.burst).every((problem) => problem === undefined)).toBe(true);
    expect(one).toContain('too-many');
    const all = await tries(network.burst + 5, (at) => guest(`2001:db8:1:${at.toString(16)}::1`));
    expect(all.slice(0, network.burst).every((problem) => problem === undefined)).toBe(true);
    expect(all).toContain('too-many');
    expect((await guest('2001:db8:2::1')).status).toBe(201);
  }, 60_000);

  test('wrong table codes, recovery codes and tokens: an address has so many guesses', async () => {
    const nobody = new TestClient(server.url);
    const guesses = [
      (address: string, _at: number) => nobody.ask('GET', '/api/codes/AAAAAAA', undefined, by(address)),
      (address: string, _at: number) =>
        nobody.post('/api/me/recover', { code: 'AAAA-AAAA-AAAA' }, by(address)),
      (address: string, at: number) =>
        nobody.ask('GET', '/api/me', undefined, { ...by(address), authorization: `Bearer wrong${at}` }),
      (address: string, _at: number) =>
        nobody.ask('GET', '/admin/state', undefined, { ...by(address), 'overtrick-admin': 'wrong' }),
    ];
    const { burst } = BUDGETS.guesses.address;
    for (const [kind, guess] of guesses.entries()) {
      const address = `198.51.100.${10 + kind}`;
      const answers: (string | undefined)[] = [];
      // Codes are dear requests too: those who only ask too often come back.
      for (let at = 0; answers.filter((problem) => problem === 'too-many').length < 3 && at < 400; at++) {
        const { problem, refused } = await guess(address, at);
        if (refused.message?.includes('requests')) await new Promise((next) => setTimeout(next, 250));
        else answers.push(problem);
      }
      const wrong = answers.filter((problem) => problem !== 'too-many');
      expect([kind, wrong.length >= burst, wrong.length <= burst + 12]).toEqual([kind, true, true]);
    }
    // The right token is no guess.
    const headers = { ...by('198.51.100.13'), 'overtrick-admin': ADMIN };
    expect((await nobody.ask('GET', '/admin/state', undefined, headers)).status).toBe(200);
  }, 120_000);

  test('who has guessed too often does not learn when they are right; others do', async () => {
    // Four guesses, and another after a minute.
    const strict = await serve({ patience: 0.1, proxies: 1 });
    const { db } = strict.store;
    const ann = await TestClient.named(server.url, 'Ann');
    const { id } = await ann.create({ game: 'inflation', players: 3 });
    const row = await server.store.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.code).toHaveLength(CODE_LENGTH);
    await db.insertInto('tables').values(row).execute();
    const ask = async (code: string, address: string) => {
      for (;;) {
        const headers = by(address);
        const answer = await new TestClient(strict.url).ask('GET', `/api/codes/${code}`, undefined, headers);
        if (!answer.refused.message?.includes('requests')) return answer;
        await new Promise((next) => setTimeout(next, 500));
      }
    };
    for (let at = 0; at < 4; at++) expect((await ask('AAAAAAA', '192.0.2.5')).problem).toBe('no-such-table');
    expect((await ask('AAAAAAA', '192.0.2.5')).problem).toBe('too-many');
    expect((await ask(row.code, '192.0.2.5')).problem).toBe('too-many');
    expect((await ask(row.code, '192.0.2.6')).body).toEqual({ id, code: row.code });
    await strict.end();
  }, 60_000);

  test('right codes cost no guess', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const { code } = await ann.create({ game: 'inflation', players: 3 });
    const nobody = new TestClient(server.url);
    for (let at = 0; at < BUDGETS.guesses.address.burst + 5; at++) {
      const { status } = await nobody.ask('GET', `/api/codes/${code}`, undefined, by(`203.0.113.1`));
      // Only requests are counted, which come back within the second.
      if (status === 429) await new Promise((next) => setTimeout(next, 300));
      else expect(status).toBe(200);
    }
  }, 60_000);

  test('tables: guests of one address open so many together, and a table of five letters is still found', async () => {
    const guests = await Promise.all(
      Array.from({ length: 5 }, (_, at) => TestClient.named(server.url, `Guest ${at}`)),
    );
    const { burst } = BUDGETS.tables.address;
    const made: string[] = [];
    let flooded = '';
    for (let at = 0; at < 120 && flooded === ''; at++) {
      const answer = await guests[at % 5].post(
        '/api/tables',
        { game: 'inflation', players: 3 },
        by('192.0.2.1'),
      );
      if (answer.status === 201) made.push(answer.body.id);
      else if (answer.refused.message?.includes('new tables')) flooded = answer.refused.message;
      else await new Promise((next) => setTimeout(next, 250));
    }
    expect(flooded).toMatch(/^Too many new tables from your address\. Wait \d+ s\.$/);
    // Some have come back meanwhile.
    expect(made.length).toBeGreaterThanOrEqual(burst);
    expect(made.length).toBeLessThan(burst + 15);
    await server.store.db.updateTable('tables').set({ code: 'OLD22' }).where('id', '=', made[0]).execute();
    const found = await new TestClient(server.url).ask('GET', '/api/codes/old22', undefined, by('192.0.2.9'));
    expect(found.body).toEqual({ id: made[0], code: 'OLD22' });
  }, 120_000);
});

describe('metrics are the host’s', () => {
  const TRICKS = [
    '/metrics',
    '/metrics/',
    '//metrics',
    '/./metrics',
    '/x/../metrics',
    '/%6detrics',
    '/metrics%2f',
    '/metrics;x',
    '/METRICS',
    '/metrics?x',
    '/metrics%00',
    '/api/../metrics',
    'http://127.0.0.1/metrics',
  ];
  const ask = async (server: TestServer, path: string, headers: Readonly<Record<string, string>> = {}) => {
    const lines = Object.entries({ host: 'x', connection: 'close', ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    return readAnswer(await send(server.port, `GET ${path} HTTP/1.1\r\n${head}\r\n`));
  };
  const shows = ({ text }: { readonly text: string }): boolean => text.includes('overtrick_streams');

  test('they are shown on the machine itself, and to nobody whom a proxy brings, whatever the path', async () => {
    const server = await serve({ adminToken: ADMIN });
    expect(shows(await ask(server, '/metrics'))).toBe(true);
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-proto']) {
      for (const path of TRICKS)
        expect([path, shows(await ask(server, path, { [name]: 'x' }))]).toEqual([path, false]);
    }
    const { status, text } = await ask(server, '/metrics', { via: 'x' });
    expect([status, JSON.parse(text).problem]).toEqual([401, 'admin-token']);
    const proxied = { via: 'x', authorization: `Bearer ${ADMIN}` };
    expect(shows(await ask(server, '/metrics', proxied))).toBe(true);
    await server.end();
  });

  test('with a token of their own they are shown to nobody without it', async () => {
    const server = await serve({ metricsToken: METRICS });
    for (const path of TRICKS) expect(shows(await ask(server, path))).toBe(false);
    for (const token of ['', METRICS.slice(1), `${METRICS}x`, 'undefined']) {
      expect(shows(await ask(server, '/metrics', { authorization: `Bearer ${token}` }))).toBe(false);
    }
    expect(shows(await ask(server, '/metrics', { via: 'x', authorization: `Bearer ${METRICS}` }))).toBe(true);
    await server.end();
  });

  test('they do not walk through every open connection', async () => {
    const server = await serve();
    expect((await ask(server, '/metrics')).text).not.toMatch(/active_(handles|requests|resources)/);
    await server.end();
  });
});
