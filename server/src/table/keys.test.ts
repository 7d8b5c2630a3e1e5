import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestClient } from '../../testing/client.ts';
import { serve, type TestServer } from '../../testing/serve.ts';

let server: TestServer;
let ann: TestClient;
beforeAll(async () => {
  server = await serve();
  ann = await TestClient.named(server.url, 'Ann');
});
afterAll(() => server.end());

const keyed = (key: string) => ({ 'idempotency-key': key });

describe('a key that comes again', () => {
  test('long after all that is kept in memory is still known', async () => {
    const { id } = await ann.create({ game: 'inflation', players: 3 });
    const say = async (key: string) =>
      (await ann.post(`/api/tables/${id}/chat`, { text: 'hello' }, keyed(key))).body;
    const first = await say('the-first-one');
    let last = first;
    for (let at = 0; at < 300; at++) last = await say(`number-${at}`);
    expect(last.n).toBe(first.n + 300);
    expect(await say('the-first-one')).toEqual(first);
    expect(await say('a-new-one')).toEqual({ n: last.n + 1 });
  });

  test('because a node died over it finishes what was begun, and opens no second table', async () => {
    const open = () =>
      ann.post('/api/tables', { game: 'inflation', players: 3, bots: ['novice'] }, keyed('open-it-once'));
    const { body: first } = await open();
    // As if the node had died before its answer was kept.
    const { db } = server.store;
    await db.deleteFrom('answers').execute();
    const tables = () => db.selectFrom('tables').select('id').where('id', '=', first.id).execute();
    expect((await open()).body).toEqual(first);
    expect(await tables()).toHaveLength(1);
    const { body } = await ann.get(`/api/tables/${first.id}`);
    expect(body.n).toBe(2);
  });
});
