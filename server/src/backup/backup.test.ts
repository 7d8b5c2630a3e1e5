import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MatchLog } from '@overtrick/engine';
import { GAMES, gameOf } from '@overtrick/games';
import { prove } from '@overtrick/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Begun, begin, playOn } from '../../testing/begin.ts';
import { TestClient } from '../../testing/client.ts';
import { isPostgresHere, makeDatabase } from '../../testing/postgres.ts';
import { serve, type TestServer } from '../../testing/serve.ts';
import { SCHEMA } from '../store/migrate.ts';
import { openStore } from '../store/open.ts';
import type { StoreConfig } from '../store/place.ts';
import { backup } from './backup.ts';
import { openLogs } from './logs.ts';
import { restore } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'overtrick-backup-'));
const here = await isPostgresHere();
const at = (name: string): string => join(folder, name);
const config = (name: string): StoreConfig => ({ data: at(name), connections: 2 });

/** A server with a finished match and one that goes on, and a backup that was made meanwhile. */
let server: TestServer;
let running: Begun;
const file = at('all.backup');

beforeAll(async () => {
  server = await serve();
  const finished = await begin([server.url]);
  await playOn(finished);
  finished.close();
  running = await begin([server.url]);
  // Decisions keep coming while the backup is written.
  let written = false;
  const playing = playOn(running, () => written && running.streams[0].n > 40);
  const made = await backup(server.config, file);
  written = true;
  await playing;
  running.close();
  expect(made).toMatchObject({ ok: true });
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Plays the running match to its end at a server that was started on a restored store. */
async function goOn(moved: TestServer): Promise<MatchLog> {
  const [ann] = running.people;
  Object.assign(ann, { url: moved.url });
  const again = { ...running, streams: [ann.follow(running.id)] };
  await again.streams[0].until((s) => s.now !== null, 'the table');
  await playOn(again);
  const { body } = await ann.get(`/api/tables/${running.id}/log`);
  again.streams[0].close();
  await moved.stop();
  return body;
}

describe('a backup', () => {
  test('is for its owner alone, names the key, and has a sum', () => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const key = readFileSync(join(server.config.data, 'secret.key'), 'utf8').trim();
    expect(JSON.parse(lines[0])).toMatchObject({ overtrickBackup: 1, schema: SCHEMA, key });
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ rows: lines.length - 2 });
  });

  test('holds whole journals: every position up to the last', () => {
    const positions = new Map<string, number[]>();
    for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
      const { into, row } = JSON.parse(line);
      if (into === 'journal') positions.set(row.table_id, [...(positions.get(row.table_id) ?? []), row.n]);
    }
    expect(positions.size).toBe(2);
    for (const found of positions.values()) expect(found).toEqual(found.map((_, n) => n));
  });

  test('overwrites no file, and makes no store where there is none', async () => {
    expect(await backup(server.config, file)).toMatchObject({
      ok: false,
      error: expect.stringContaining('is there already'),
    });
    expect(await backup(config('nowhere'), at('nothing.backup'))).toMatchObject({ ok: false });
    expect(existsSync(at('nowhere'))).toBe(false);
    expect(existsSync(at('nothing.backup'))).toBe(false);
  });

  test('needs a folder to lie in, and leaves nothing behind where it cannot be written', async () => {
    expect(await backup(server.config, at('no/such/folder.backup'))).toMatchObject({
      ok: false,
      error: expect.stringContaining('There is no folder'),
    });
    mkdirSync(at('taken.backup.part'));
    await expect(backup(server.config, at('taken.backup'))).rejects.toThrow('EISDIR');
    expect(existsSync(at('taken.backup'))).toBe(false);
  });
});

describe('a restored server', () => {
  test('goes on from SQLite to SQLite, and its logs hold', async () => {
    const there = config('new');
    expect(await restore(there, file)).toMatchObject({ ok: true, value: { before: null } });
    const log = await goOn(await serve({ data: there.data }));
    expect(prove({ game: gameOf(log.game)!, log })).toMatchObject({
      ok: true,
      value: { over: true, fair: true },
    });
  });

  test.skipIf(!here)('goes on from SQLite to PostgreSQL, and back', async () => {
    const database = await makeDatabase();
    const there = { ...config('postgres'), database: database.url };
    expect(await restore(there, file)).toMatchObject({ ok: true });
    expect(await restore(there, file)).toMatchObject({
      ok: false,
      error: expect.stringContaining('not empty'),
    });
    const back = at('back.backup');
    expect(await backup(there, back)).toMatchObject({ ok: true });
    const log = await goOn(await serve({ database: database.url, data: there.data }));
    expect(prove({ game: gameOf(log.game)!, log })).toMatchObject({ ok: true, value: { over: true } });
    await database.drop();
    expect(await restore(config('home'), back)).toMatchObject({ ok: true });
    await goOn(await serve({ data: at('home') }));
  });

  test.skipIf(!here)('goes on from nodes that play while the backup is written', async () => {
    const database = await makeDatabase();
    const key = '55'.repeat(32);
    const nodes = await Promise.all([1, 2].map(() => serve({ database: database.url, key })));
    const begun = await begin(nodes.map(({ url }) => url));
    const copy = at('nodes.backup');
    const playing = playOn(begun);
    expect(await backup({ ...config('nodes'), key, database: database.url }, copy)).toMatchObject({
      ok: true,
    });
    await playing;
    begun.close();
    await Promise.all(nodes.map((node) => node.end()));
    await database.drop();
    const there = config('from nodes');
    expect(await restore(there, copy)).toMatchObject({ ok: true });
    const moved = await serve({ data: there.data });
    for (const person of begun.people) Object.assign(person, { url: moved.url });
    const again = { ...begun, streams: begun.people.map((person) => person.follow(begun.id)) };
    await Promise.all(again.streams.map((stream) => stream.until((s) => s.now !== null, 'the table')));
    await playOn(again);
    for (const stream of again.streams) stream.close();
    await moved.stop();
  });

  test.skipIf(!here)('is not restored under running nodes', async () => {
    const database = await makeDatabase();
    const node = await serve({ database: database.url, key: '22'.repeat(32) });
    const there = { ...config('busy'), database: database.url };
    expect(await restore(there, file, true)).toMatchObject({
      ok: false,
      error: expect.stringContaining('Stop them'),
    });
    await node.end();
    await database.drop();
  });

  test('replaces another only when told, and keeps that one', async () => {
    const other = await serve();
    const match = await begin([other.url]);
    match.close();
    expect((await restore(other.config, file, true).catch((error) => error)).message).toContain(
      'another server',
    );
    await other.stop();
    expect(await restore(other.config, file)).toMatchObject({
      ok: false,
      error: expect.stringContaining('not empty'),
    });
    const replaced = await restore(other.config, file, true);
    expect(replaced).toMatchObject({
      ok: true,
      value: { before: expect.stringContaining('before-restore') },
    });
    await goOn(await serve({ data: other.config.data }));
    // What was there comes back with its own key.
    const before = replaced.ok ? replaced.value.before! : '';
    const again = config('again');
    expect(await restore(again, before)).toMatchObject({ ok: true });
    const reopened = await serve({ data: again.data });
    const { status } = await match.people[0].get(`/api/tables/${match.id}`).catch(() => ({ status: 0 }));
    expect(status).toBe(0);
    Object.assign(match.people[0], { url: reopened.url });
    expect(await match.people[0].get(`/api/tables/${match.id}`)).toMatchObject({
      status: 200,
      body: { seat: 0, view: { seat: 0 } },
    });
    await reopened.stop();
    rmSync(other.config.data, { recursive: true });
  });

  test('needs the key of the backup', async () => {
    const wrong = { ...config('key'), key: '33'.repeat(32) };
    expect(await restore(wrong, file)).toMatchObject({
      ok: false,
      error: expect.stringContaining('OVERTRICK_KEY'),
    });
  });
});

describe('an archived backup of every schema that was released', () => {
  const GOLDEN = new URL('../../golden/', import.meta.url);
  test.each(readdirSync(GOLDEN))('%s is brought up to date, and its matches hold', async (name) => {
    const there = config(`golden ${name}`);
    expect(await restore(there, fileURLToPath(new URL(name, GOLDEN)))).toMatchObject({ ok: true });
    const logs = await openLogs(there, gameOf);
    if (!logs.ok) throw new Error(logs.error);
    const games: string[] = [];
    for await (const { log } of logs.value.matches()) {
      expect(prove({ game: gameOf(log.game)!, log })).toMatchObject({ ok: true, value: { over: true } });
      games.push(log.game);
    }
    await logs.value.close();
    expect(games.sort()).toEqual(GAMES.map(({ id }) => id).sort());
    const moved = await serve({ data: there.data });
    expect((await new TestClient(moved.url).get('/readyz')).body.ok).toBe(true);
    await moved.stop();
  });
});

describe('a damaged backup', () => {
  const text = () => readFileSync(file, 'utf8');
  const lines = () => text().trimEnd().split('\n');
  test.each([
    ['something else', () => 'hello\n', 'is no backup'],
    ['empty', () => '', 'is no backup'],
    ['newer in form', () => text().replace('"overtrickBackup":1', '"overtrickBackup":2'), 'newer Overtrick'],
    ['newer in schema', () => text().replace(`"schema":${SCHEMA}`, '"schema":99'), 'newer Overtrick'],
    ['cut off between two lines', () => `${lines().slice(0, -1).join('\n')}\n`, 'is cut off'],
    ['cut off in a line', () => text().slice(0, -400), 'is damaged'],
    ['without a line', () => `${lines().toSpliced(5, 1).join('\n')}\n`, 'was changed'],
    ['changed in a row', () => text().replace('"Person 0"', '"Person X"'), 'was changed'],
    ['for another table', () => text().replace('"into":"people"', '"into":"nodes"'), 'line 2'],
  ])('that is %s is refused, and nothing is there afterwards', async (what, make, message) => {
    const bad = at('bad.backup');
    writeFileSync(bad, make());
    const there = config(`bad ${what}`);
    expect(await restore(there, bad)).toMatchObject({ ok: false, error: expect.stringContaining(message) });
    expect(existsSync(join(there.data, 'secret.key'))).toBe(false);
    const store = await openStore(there);
    expect(await store.db.selectFrom('people').selectAll().execute()).toEqual([]);
    await store.close();
  });

  test('leaves what it was to replace as it was', async () => {
    const there = config('kept');
    expect(await restore(there, file)).toMatchObject({ ok: true });
    const bad = at('tail.backup');
    writeFileSync(bad, `${lines().slice(0, -1).join('\n')}\n`);
    expect(await restore(there, bad, true)).toMatchObject({ ok: false });
    const copy = at('copy.backup');
    expect(await backup(there, copy)).toMatchObject({ ok: true });
    const rows = (name: string) => readFileSync(name, 'utf8').split('\n').slice(1, -2);
    expect(rows(copy)).toEqual(rows(file));
  });

  test('is not there at all', async () => {
    expect(await restore(config('x'), at('missing'))).toMatchObject({
      ok: false,
      error: expect.stringContaining('no file'),
    });
    expect(readdirSync(folder)).not.toContain('x');
  });
});

describe('exported logs', () => {
  const codes = async (wanted = {}) => {
    const logs = await openLogs(server.config, gameOf, wanted);
    if (!logs.ok) throw new Error(logs.error);
    const found: MatchLog[] = [];
    for await (const { log } of logs.value.matches()) found.push(log);
    await logs.value.close();
    return found;
  };

  test('are those of finished matches alone, each with its proof', async () => {
    const found = await codes();
    expect(found).toHaveLength(1);
    expect(prove({ game: gameOf('inflation')!, log: found[0] })).toMatchObject({
      ok: true,
      value: { over: true },
    });
    expect(await codes({ game: 'charms' })).toEqual([]);
    expect(await codes({ since: Date.now() + 60_000 })).toEqual([]);
    expect(await codes({ game: 'inflation', since: Date.now() - 600_000 })).toHaveLength(1);
  });

  test('come from a store that is there', async () => {
    expect(await openLogs(config('none'), gameOf)).toMatchObject({ ok: false });
  });
});
