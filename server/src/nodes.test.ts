import { checkCommitments } from '@overtrick/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, playOn } from '../testing/begin.ts';
import { isPostgresHere, makeDatabase } from '../testing/postgres.ts';
import { serve, type TestServer } from '../testing/serve.ts';

const here = await isPostgresHere();

describe.skipIf(!here)('many nodes over PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  const key = '11'.repeat(32);
  const servers: TestServer[] = [];
  const start = async (redis?: string) => {
    const server = await serve({ database: database.url, key, ...(redis && { redis }) });
    servers.push(server);
    return server;
  };
  beforeAll(async () => {
    database = await makeDatabase();
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end().catch(() => {})));
    await database.drop();
  });

  test('two nodes start at once, and a match is played across them', async () => {
    const [a, b] = await Promise.all([start(), start()]);
    const begun = await begin([a.url, b.url]);
    await playOn(begun);
    const { body: log } = await begun.people[1].get(`/api/tables/${begun.id}/log`);
    expect(log.chance.kind === 'fair' && checkCommitments(log.chance)).toBe(null);
    expect(log.decisions).toHaveLength(3 * 3 * 13);
    await begun.streams[0].until((s) =>
      s.told.some(({ event, data }) => event === 'presence' && data.seats[1]),
    );
    begun.close();
  });

  test('every connection to the database is cut, and nothing is lost', async () => {
    const [a, b] = servers;
    const begun = await begin([a.url, b.url]);
    let cuts = 0;
    const knife = setInterval(() => {
      if (cuts++ < 3) void database.cut();
    }, 150);
    await playOn(begun);
    clearInterval(knife);
    const { body: log } = await begun.people[0].get(`/api/tables/${begun.id}/log`);
    expect(log.decisions).toHaveLength(3 * 3 * 13);
    begun.close();
  });

  test('a node stops in the middle of a match with bots; another goes on', async () => {
    const [a] = servers;
    const c = await start();
    const begun = await begin([c.url]);
    await playOn(begun, () => begun.streams[0].n > 20);
    begun.close();
    await c.stop();
    const [ann] = begun.people;
    Object.assign(ann, { url: a.url });
    const again = { ...begun, streams: [ann.follow(begun.id)] };
    await again.streams[0].until((s) => s.now !== null, 'the table at the other node');
    await playOn(again);
    expect(again.streams[0].room?.status).toBe('over');
    again.streams[0].close();
  }, 60_000);
});
