import { pino } from 'pino';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { begin, playOn } from '../../testing/begin.ts';
import { freePort } from '../../testing/daemon.ts';
import { isPostgresHere, makeDatabase } from '../../testing/postgres.ts';
import { type OwnRedis, startRedis } from '../../testing/redis.ts';
import { serve } from '../../testing/serve.ts';
import { redisWake } from './redisWake.ts';
import type { Topic, Wake } from './wake.ts';

const log = pino({ level: 'silent' });
const redis = await startRedis();
const here = await isPostgresHere();
const WAIT = { timeout: 30_000 };

describe.skipIf(!redis)('wake-ups through Redis', () => {
  const { url } = redis ?? { url: '' };
  const heard: Record<'one' | 'other', Topic[]> = { one: [], other: [] };
  let one: Wake;
  let other: Wake;
  beforeAll(async () => {
    one = await redisWake(url, 'one', (topic) => heard.one.push(topic), log);
    other = await redisWake(url, 'other', (topic) => heard.other.push(topic), log);
  });
  afterAll(async () => {
    await one.close();
    await other.close();
  });

  test('reach the other node and not the own', async () => {
    one.publish('table/a/3');
    other.publish('lobby');
    await vi.waitFor(() => expect(heard.other).toContain('table/a/3'), WAIT);
    await vi.waitFor(() => expect(heard.one).toContain('lobby'), WAIT);
    expect(heard.one).not.toContain('table/a/3');
    expect(heard.other).not.toContain('lobby');
  });

  test('after a lost connection everything is looked at, and they come again', async () => {
    heard.other.length = 0;
    const host = await createClient({ url }).connect();
    await host.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
    host.destroy();
    await vi.waitFor(() => expect(heard.other).toContain('all'), WAIT);
    await vi.waitFor(() => {
      one.publish('table/b/9');
      expect(heard.other).toContain('table/b/9');
    }, WAIT);
  });
});

test.skipIf(!redis)('a node starts without its Redis, and hears when it is there', async () => {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const heard: Topic[] = [];
  const one = await redisWake(url, 'one', (topic) => heard.push(topic), log);
  const other = await redisWake(url, 'other', () => {}, log);
  const late = await startRedis(port);
  await vi.waitFor(() => {
    other.publish('table/c/1');
    expect(heard).toContain('table/c/1');
  }, WAIT);
  await one.close();
  await other.close();
  late?.stop();
});

describe.skipIf(!redis || !here)('two nodes with Redis', () => {
  test('play a match, and go on when Redis is gone', async () => {
    const own: OwnRedis = (await startRedis())!;
    const database = await makeDatabase();
    const settings = { database: database.url, key: '22'.repeat(32), redis: own.url };
    const servers = await Promise.all([serve(settings), serve(settings)]);
    const listener = await createClient({ url: own.url }).connect();
    const told: string[] = [];
    await listener.subscribe('overtrick', (text) => told.push(text));
    listener.on('error', () => {});
    const begun = await begin(servers.map((server) => server.url));
    await playOn(begun, () => begun.streams[0].n > 30);
    await vi.waitFor(() => expect(told.some((text) => text.includes(`table/${begun.id}/`))).toBe(true), WAIT);
    listener.destroy();
    own.stop();
    await playOn(begun, () => begun.streams[0].n > 45);
    begun.close();
    await Promise.all(servers.map((server) => server.end()));
    await database.drop();
  }, 240_000);
});
