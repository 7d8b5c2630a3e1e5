import { gameOf } from '@overtrick/games';
import { prove } from '@overtrick/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, playOn } from '../testing/begin.ts';
import { BuiltServer, type Running } from '../testing/built.ts';
import { TestClient } from '../testing/client.ts';
import { holdNothing } from '../testing/contract.ts';
import { isPostgresHere, makeDatabase } from '../testing/postgres.ts';
import { hasLastRelease, LastRelease } from './lastRelease.ts';

// What it says to clients may differ; what it keeps in the store may not.
holdNothing();

const ready = (await isPostgresHere()) && hasLastRelease();

describe.skipIf(!ready)('nodes of the last release and ours on one database', () => {
  let last: LastRelease;
  let built: BuiltServer;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  const running: Running[] = [];

  beforeAll(async () => {
    last = new LastRelease();
    built = await BuiltServer.make();
    database = await makeDatabase();
  });
  afterAll(async () => {
    for (const node of running) {
      node.child.kill('SIGKILL');
      await node.ended;
    }
    built.remove();
    last.remove();
    await database.drop();
  });

  async function start(release: LastRelease | BuiltServer): Promise<string> {
    const node = release.start({
      DATABASE_URL: database.url,
      OVERTRICK_KEY: '44'.repeat(32),
      HOST: '127.0.0.1',
      RATE_LIMIT: '1000',
      BOT_THREADS: '1',
      BOT_PACE: '0.05',
      DEAL_PAUSE: '0.1',
      LOG_LEVEL: 'error',
    });
    running.push(node);
    return (await node.says(/served at (http:\S+:\d+)/))[1].replace('localhost', '127.0.0.1');
  }

  const errors = (): string[] =>
    running.map(({ out, err }) => out.replace(/^(Overtrick is|Friends).*\n+/gm, '') + err);

  test('a match goes on at the old one while the new one brings the schema up to date, and matches are played across both', async () => {
    const old = await start(last);
    const before = await begin([old, old]);
    const playing = playOn(before);
    const ours = await start(built);
    await playing;
    expect(before.streams[0].room?.status).toBe('over');
    before.close();

    const across = await begin([old, ours]);
    await playOn(across);
    for (const { room } of across.streams) expect(room?.status).toBe('over');
    const logs = await Promise.all(across.people.map((person) => person.get(`/api/tables/${across.id}/log`)));
    expect(logs[0].body.decisions).toEqual(logs[1].body.decisions);
    for (const { body: log } of logs) {
      expect(prove({ game: gameOf(log.game)!, log })).toMatchObject({
        ok: true,
        value: { over: true, fair: true },
      });
    }
    across.close();

    // Who was new at one is known at the other, and what was played at one is read at the other.
    const ann = await TestClient.named(ours, 'Ann');
    ann.url = old;
    expect((await ann.get('/api/me')).body).toMatchObject({ name: 'Ann' });
    const [person] = before.people;
    person.url = ours;
    expect((await person.get(`/api/tables/${before.id}/log`)).status).toBe(200);
    expect(errors().join('')).toBe('');
  });

  test('the old one ends and the new one goes on with its match', async () => {
    const [old, ours] = [running[0], running[1]];
    const [, oldUrl] = await old.says(/served at (http:\S+:\d+)/);
    const [, url] = await ours.says(/served at (http:\S+:\d+)/);
    const begun = await begin([oldUrl, oldUrl]);
    await playOn(begun, () => begun.streams[0].n > 30);
    begun.close();
    old.child.kill('SIGTERM');
    expect(await old.ended).toBe(0);
    for (const each of begun.people) each.url = url;
    const streams = begun.people.map((each) => each.follow(begun.id));
    await Promise.all(streams.map((stream) => stream.until((s) => s.now !== null, 'the table')));
    await playOn({ ...begun, streams });
    expect(streams[0].room?.status).toBe('over');
    for (const stream of streams) stream.close();
  });
});
