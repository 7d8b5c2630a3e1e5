import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Begun, begin, playOn } from '../../testing/begin.ts';
import { isPostgresHere, makeDatabase } from '../../testing/postgres.ts';
import { serve, type TestServer } from '../../testing/serve.ts';

const HOUR = 3_600_000;
/** More than one look at the clock, and more than any pause of a bot. */
const LOOKS = 11_000;
/** How far two readings may differ because of the machine being busy. */
const NEAR = 2_000;

const wait = (ms: number) => new Promise((next) => setTimeout(next, ms));
const played = (count: number, { streams }: Begun) => {
  const until = streams[0].n + count;
  return () => streams[0].n >= until;
};

/** Two people with little time, and a bot. */
const start = (urls: readonly string[]): Promise<Begun> =>
  begin(urls, { clock: { kind: 'live', bank: 60, move: 60, away: 60 } });

/** Nobody was sent away, nobody lost time, nobody's stream ended. */
function expectAllHere({ streams }: Begun): void {
  for (const { told, room, ended } of streams) {
    expect(ended).toBe(false);
    const text = JSON.stringify(told);
    expect(text).not.toMatch(/"t":"(absent|grace|close)"/);
    for (const seat of room?.seats ?? []) if (seat.kind === 'person') expect(seat.bank).toBe(60_000);
  }
}

/** Watches that the time at the tables goes on as evenly as the steady clock does. */
function watch(servers: readonly TestServer[]): () => void {
  const began = servers.map(({ store }) => store.now());
  const from = performance.now();
  return () => {
    const passed = performance.now() - from;
    for (const [at, { store }] of servers.entries()) {
      expect(Math.abs(store.now() - began[at] - passed)).toBeLessThan(NEAR);
    }
  };
}

describe('on SQLite, when the clock of the machine is set', () => {
  afterEach(() => void vi.restoreAllMocks());
  const { now } = Date;
  const setClock = (by: number) => void vi.spyOn(Date, 'now').mockImplementation(() => now() + by);

  test.each([HOUR, -HOUR])('by %i ms, play goes on and everybody stays', async (by) => {
    const server = await serve({ patience: 5 });
    const begun = await start([server.url, server.url]);
    await playOn(begun, played(6, begun));
    const isEven = watch([server]);
    setClock(by);
    await playOn(begun, played(20, begun));
    await server.tidy();
    await wait(LOOKS);
    setClock(0);
    await playOn(begun, played(20, begun));
    isEven();
    expectAllHere(begun);
    begun.close();
    await server.end();
  });

  test('back while the server is off, it goes on where it was', async () => {
    const data = mkdtempSync(join(tmpdir(), 'overtrick-clock-'));
    const server = await serve({ data });
    const begun = await start([server.url, server.url]);
    await playOn(begun, played(6, begun));
    const before = server.store.now();
    begun.close();
    await server.stop();
    setClock(-HOUR);
    const again = await serve({ data });
    expect(again.store.now()).toBeGreaterThanOrEqual(before);
    for (const person of begun.people) person.url = again.url;
    const streams = begun.people.map((person) => person.follow(begun.id));
    await Promise.all(streams.map((stream) => stream.until((s) => s.now !== null, 'the table')));
    const there = { ...begun, streams };
    await playOn(there, played(20, there));
    expectAllHere(there);
    for (const stream of streams) stream.close();
    await again.end();
  });
});

describe.skipIf(!(await isPostgresHere()))('on PostgreSQL, when the clock of the database is set', () => {
  test.each([HOUR, -HOUR])('by %i ms, nodes go on together and everybody stays', async (by) => {
    const database = await makeDatabase();
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    // Found before PostgreSQL's own, by those who look here first.
    await admin.query(`create schema fake; create table fake.clock (ahead interval);
      insert into fake.clock values ('0');
      create function fake.clock_timestamp() returns timestamptz language sql as
        'select pg_catalog.clock_timestamp() + ahead from fake.clock'`);
    const setClock = (ms: number) => admin.query(`update fake.clock set ahead = '${ms} ms'`);
    const url = new URL(database.url);
    url.searchParams.set('options', '-c search_path=fake,public,pg_catalog');
    const open = () => serve({ database: url.href, key: '11'.repeat(32) });
    const nodes = [await open(), await open()];
    const begun = await start(nodes.map((node) => node.url));
    await playOn(begun, played(6, begun));
    const isEven = watch(nodes);
    await setClock(by);
    await playOn(begun, played(10, begun));
    await wait(LOOKS);
    await playOn(begun, played(10, begun));
    isEven();
    // Who comes later learns of it.
    const late = await open();
    expect(Math.abs(late.store.now() - nodes[0].store.now())).toBeLessThan(NEAR);
    expectAllHere(begun);
    begun.close();
    await Promise.all([...nodes, late].map((node) => node.end()));
    await admin.end();
    await database.drop();
  });
});
