import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { budgetOf } from '../src/http/door.ts';
import { TestClient } from '../testing/client.ts';
import { isPostgresHere, makeDatabase } from '../testing/postgres.ts';
import { serve, type TestServer } from '../testing/serve.ts';

const ADMIN = { 'overtrick-admin': 'the-admin-token-of-this-test' };
const here = await isPostgresHere();

describe.each(['sqlite', 'postgres'] as const)('reports on %s', (store) => {
  if (store === 'postgres' && !here) return;
  let server: TestServer;
  let database: Awaited<ReturnType<typeof makeDatabase>> | null = null;
  beforeAll(async () => {
    database = store === 'postgres' ? await makeDatabase() : null;
    const adminToken = ADMIN['overtrick-admin'];
    server = await serve({ adminToken, ...(database && { database: database.url }) });
  });
  afterAll(async () => {
    await server.end();
    await database?.drop();
  });

  /** Ann and Eve at a table where both have said something; `said` are the positions of Eve's lines. */
  async function quarrel(eveName = 'Eve') {
    const [ann, eve] = await Promise.all(['Ann', eveName].map((name) => TestClient.named(server.url, name)));
    const { id } = await ann.create({ game: 'inflation', players: 3 });
    const say = async (who: TestClient, text: string): Promise<number> =>
      (await who.post(`/api/tables/${id}/chat`, { text })).body.n;
    await say(ann, 'good evening');
    const said = [await say(eve, 'go away'), await say(eve, 'you fool')];
    await say(ann, 'please stop');
    return { ann, eve, id, said };
  }
  const report = (who: TestClient, person: string, input: object) =>
    who.post(`/api/people/${person}/report`, { reason: 'rude', ...input });
  const reports = async (closed = '') =>
    (await new TestClient(server.url).ask('GET', `/admin/reports${closed}`, undefined, ADMIN)).body as {
      readonly id: string;
      readonly person: { readonly id: string; readonly name: string };
      readonly lines: readonly object[];
    }[];
  const reportOn = async (person: string) => (await reports()).find((each) => each.person.id === person);

  test('arrive with names, the line, what was said around it and the position; nobody else learns of it', async () => {
    const { ann, eve, id, said } = await quarrel();
    const stream = await eve.follow(id).until((s) => s.room !== null, 'the room');
    const before = stream.told.length;
    const answer = await report(ann, eve.id, { table: id, lines: [said[1]], words: 'every evening' });
    expect(answer.status).toBe(200);
    expect(await reportOn(eve.id)).toMatchObject({
      reporter: { id: ann.id, name: 'Ann' },
      person: { id: eve.id, name: 'Eve' },
      ...{ reason: 'rude', words: 'every evening', table: id, n: stream.n, closed: null },
      lines: [
        { name: 'Ann', text: 'good evening', reported: false },
        { name: 'Eve', text: 'go away', reported: false },
        { name: 'Eve', text: 'you fool', reported: true, n: said[1] },
        { name: 'Ann', text: 'please stop', reported: false },
      ],
    });
    // Eve hears nothing of it, and neither does her export.
    const { body } = await ann.post(`/api/tables/${id}/chat`, { text: 'bye' });
    await stream.until((s) => s.n >= body.n, 'the chat');
    expect(stream.told.slice(before)).toHaveLength(1);
    expect(JSON.stringify((await eve.get('/api/me/export')).body)).not.toContain(ann.id);
    expect((await ann.get('/api/me/export')).body.reports).toMatchObject([
      { person: eve.id, reason: 'rude' },
    ]);
    stream.close();
  });

  test('keep what was said when the table is gone and names have changed', async () => {
    const { ann, eve, id, said } = await quarrel();
    await report(ann, eve.id, { table: id, lines: [said[0]] });
    await eve.post('/api/me', { name: 'Innocent' });
    await server.store.db.deleteFrom('journal').where('table_id', '=', id).execute();
    expect(await reportOn(eve.id)).toMatchObject({
      person: { name: 'Eve' },
      lines: [{}, { name: 'Eve', text: 'go away', reported: true }, {}, {}],
    });
  });

  test('come once from each person for each table, however often and at once they are sent', async () => {
    const { ann, eve, id } = await quarrel();
    const tries = await Promise.all(Array.from({ length: 5 }, () => report(ann, eve.id, { table: id })));
    expect(tries.map(({ problem }) => problem ?? 'yes').sort()).toEqual([
      'reported',
      'reported',
      'reported',
      'reported',
      'yes',
    ]);
    expect((await report(ann, eve.id, {})).status).toBe(200);
    expect((await reports()).filter(({ person }) => person.id === eve.id)).toHaveLength(2);
  });

  test('are refused about oneself, nobody, lines of others, and tables where they were not', async () => {
    const { ann, eve, id } = await quarrel();
    const stranger = await TestClient.named(server.url, 'Stranger');
    expect((await report(ann, ann.id, {})).problem).toBe('yourself');
    expect((await report(ann, 'x'.repeat(20), {})).problem).toBe('nobody');
    expect((await report(ann, eve.id, { table: 'x'.repeat(20) })).problem).toBe('no-such-table');
    expect((await report(ann, stranger.id, { table: id })).problem).toBe('nothing-said');
    expect((await report(ann, eve.id, { table: id, lines: [0] })).problem).toBe('nothing-said');
    expect((await report(ann, eve.id, { lines: [1] })).problem).toBe('nothing-said');
    expect((await report(new TestClient(server.url), eve.id, {})).problem).toBe('who-are-you');
    const { body } = await ann.post('/api/me/tokens', { name: 'Robo' });
    const robot = { authorization: `Bearer ${body.token}` };
    const byRobot = new TestClient(server.url).post(
      `/api/people/${eve.id}/report`,
      { reason: 'spam' },
      robot,
    );
    expect((await byRobot).problem).toBe('robot');
    expect(await reportOn(eve.id)).toBeUndefined();
  });

  test('do not open a table that is played without spectators', async () => {
    const [ann, eve] = await Promise.all(['Ann', 'Eve'].map((name) => TestClient.named(server.url, name)));
    const { id } = await ann.create({
      game: 'inflation',
      players: 3,
      bots: ['novice', 'novice'],
      spectators: false,
    });
    const { body } = await ann.get(`/api/tables/${id}`);
    await ann.ready(id, body.room.commitment, 0);
    await ann.post(`/api/tables/${id}/start`);
    expect((await report(eve, ann.id, { table: id })).problem).toBe('no-spectators');
  });

  test('wait to be looked at, twenty of one person at most', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const others = await Promise.all(
      Array.from({ length: 21 }, (_, at) => TestClient.named(server.url, `P${at}`)),
    );
    for (const { id } of others.slice(0, 20)) expect((await report(ann, id, {})).status).toBe(200);
    expect((await report(ann, others[20].id, {})).problem).toBe('too-many-reports');
  });

  test('are dealt with once, and who did is written down', async () => {
    const { ann, eve, id } = await quarrel('Ivy');
    await report(ann, eve.id, { table: id });
    const { id: filed } = (await reportOn(eve.id))!;
    const close = () => ann.post(`/admin/reports/${filed}/close`, { why: 'talked to them' }, ADMIN);
    expect((await close()).status).toBe(200);
    expect((await close()).problem).toBe('no-such-report');
    expect(await reportOn(eve.id)).toBeUndefined();
    expect((await reports('?closed=1')).map((each) => each.id)).toContain(filed);
    const { body } = await ann.ask('GET', '/admin/audit', undefined, ADMIN);
    expect(body.lines[0]).toMatchObject({
      by: { id: 'root', name: 'root' },
      ...{ act: 'close-report', to: { id: eve.id, name: 'Ivy' }, why: 'talked to them' },
    });
    // And may then be sent again.
    expect((await report(ann, eve.id, { table: id })).status).toBe(200);
  });

  test('lose the name and the words of who deletes themselves, and what that person has reported', async () => {
    const { ann, eve, id, said } = await quarrel();
    await report(ann, eve.id, { table: id, lines: said });
    await report(eve, ann.id, { words: 'she began' });
    await eve.ask('DELETE', '/api/me', {});
    const kept = await reportOn(eve.id);
    expect(kept).toMatchObject({
      person: { name: '' },
      lines: [{ text: 'good evening' }, { text: '…' }, { text: '…' }, {}],
    });
    expect(JSON.stringify(await reports())).not.toContain('she began');
  });
});

test('reports take from the budget of what people say', () => {
  expect(budgetOf('POST', '/api/people/:id/report')).toBe('chat');
});
