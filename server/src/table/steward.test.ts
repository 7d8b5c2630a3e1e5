import { commitContribution, makeHex } from '@overtrick/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestClient } from '../../testing/client.ts';
import { isPostgresHere, makeDatabase } from '../../testing/postgres.ts';
import { serve, type TestServer } from '../../testing/serve.ts';

const here = await isPostgresHere();

describe.skipIf(!here)('a table whose node died before it could tell anybody', () => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let server: TestServer;
  beforeAll(async () => {
    database = await makeDatabase();
    server = await serve({ database: database.url, key: '33'.repeat(32) });
  });
  afterAll(async () => {
    await server.end();
    await database.drop();
  });

  test('is looked after by one who remembers an earlier position', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const bots = ['novice', 'novice'] as const;
    const { id } = await ann.create({ game: 'inflation', players: 3, bots });
    const stream = ann.follow(id);
    await stream.until((s) => s.room !== null, 'the room');
    const share = new Uint8Array(32).fill(7);
    const commitment = commitContribution(stream.room!.commitment, 0, share);
    await ann.post(`/api/tables/${id}/ready`, { commitment });
    const { n } = (await ann.post(`/api/tables/${id}/start`)).body;
    await stream.until((s) => s.n === n, 'the start');
    // What another node has written and then died: the last contribution, after which a deal is due.
    const { db } = server.store;
    const at = server.store.now();
    const payload = JSON.stringify({ seat: 0, reveal: makeHex(share) });
    await db
      .insertInto('journal')
      .values({ table_id: id, n: n + 1, kind: 'reveal', payload, at, key: null })
      .execute();
    await db
      .updateTable('tables')
      .set({ due: at, lease: 'gone', lease_until: at - 1, updated: at })
      .where('id', '=', id)
      .execute();
    await stream.until((s) => s.now !== null, 'the deal', 60_000);
    expect(stream.room?.status).toBe('playing');
    const mine = await db
      .selectFrom('sitters')
      .select(['person', 'seat'])
      .where('table_id', '=', id)
      .execute();
    expect(mine).toEqual([{ person: ann.id, seat: 0 }]);
    stream.close();
  }, 120_000);
});
