import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf } from '@overtrick/games';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { begin, playOn } from '../../testing/begin.ts';
import { isPostgresHere, makeDatabase } from '../../testing/postgres.ts';
import { serve, type TestServer } from '../../testing/serve.ts';
import type { Config } from '../config.ts';
import { drill } from './drill.ts';
import { BackupSchedule, findBackups } from './schedule.ts';

const HOUR = 3_600_000;
const root = mkdtempSync(join(tmpdir(), 'overtrick-schedule-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const log = pino({ level: 'silent' });

describe('a server that is to make backups', () => {
  test('makes one at once, for its owner alone, while people play; and it holds', async () => {
    const folder = join(root, 'own');
    const server = await serve({ backupEvery: HOUR, backups: folder });
    const begun = await begin([server.url, server.url]);
    await playOn(begun);
    await expect.poll(() => findBackups(folder), { timeout: 20_000 }).toHaveLength(1);
    const [file] = findBackups(folder);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await drill(file, gameOf)).toMatchObject({ ok: true, value: { faults: [] } });
    begun.close();
    await server.end();
  });
});

const stores = ['SQLite', ...((await isPostgresHere()) ? ['PostgreSQL'] : [])];

describe.each(stores)('backups of nodes on %s', (kind) => {
  let server: TestServer;
  let drop: () => Promise<void> = async () => {};
  let folder: string;

  beforeAll(async () => {
    const database = kind === 'PostgreSQL' ? await makeDatabase() : null;
    if (database) drop = database.drop;
    server = await serve(database ? { database: database.url } : {});
  });
  afterAll(async () => {
    await server.end();
    await drop();
  });
  beforeEach(async () => {
    folder = mkdtempSync(join(root, 'folder-'));
    await server.store.db.deleteFrom('house').where('key', '=', 'backups').execute();
  });

  const outcomes: boolean[] = [];
  const schedule = (node: string, change: Partial<Config> = {}): BackupSchedule => {
    const config = { ...server.config, backups: folder, backupKeep: 2, ...change };
    const done = (made: boolean) => void outcomes.push(made);
    return new BackupSchedule({ node, store: server.store, config, log, done }, HOUR);
  };
  const row = async () =>
    (
      await server.store.db
        .selectFrom('house')
        .select('value')
        .where('key', '=', 'backups')
        .executeTakeFirst()
    )?.value;
  const setRow = (value: string) =>
    server.store.db.updateTable('house').set({ value }).where('key', '=', 'backups').execute();

  test('are made by one of them at a time, and not before it is time again', async () => {
    const [a, b] = [schedule('a'), schedule('b')];
    await Promise.all([a.look(), b.look(), a.look()]);
    await Promise.all([a.look(), b.look()]);
    expect(findBackups(folder)).toHaveLength(1);
    expect(Math.max(a.made, b.made)).toBeGreaterThan(server.store.now() - HOUR);
    await Promise.all([a.stop(), b.stop()]);
  });

  test('are so many as are to be kept, and nothing else of the folder is touched', async () => {
    writeFileSync(join(folder, 'before-the-update.backup'), 'x');
    const a = schedule('a');
    const made: string[] = [];
    for (let round = 0; round < 3; round++) {
      await a.look();
      made.push(...findBackups(folder).slice(-1));
      await setRow(`${server.store.now() - HOUR} a 0`);
      // Their names are whole seconds.
      await new Promise((next) => setTimeout(next, 1_100));
    }
    expect(new Set(made).size).toBe(3);
    expect(findBackups(folder)).toEqual(made.slice(1));
    expect(readdirSync(folder)).toContain('before-the-update.backup');
    await a.stop();
  });

  test('are left to who is at it, and taken over from who died at it', async () => {
    const a = schedule('a');
    await a.look();
    rmSync(findBackups(folder)[0]);
    await setRow(`0 dead ${server.store.now() + 60_000}`);
    await a.look();
    expect(findBackups(folder)).toEqual([]);
    writeFileSync(join(folder, 'overtrick-2026-01-01T000000Z.backup.part'), 'half');
    await setRow(`0 dead ${server.store.now() - 1}`);
    await a.look();
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^overtrick-.*Z\.backup$/)]);
    await a.stop();
  });

  test('that fail are tried again later, and said to have failed', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'x');
    const a = schedule('a', { backups: file });
    outcomes.length = 0;
    await a.look();
    expect(outcomes).toEqual([false]);
    const [made, , until] = (await row())!.split(' ').map(Number);
    expect(made).toBe(0);
    expect(until).toBeGreaterThan(server.store.now());
    expect(readFileSync(file, 'utf8')).toBe('x');
    await a.stop();
  });

  test('end with the server, leave nothing half done, and are free for another', async () => {
    const a = schedule('a');
    const looking = a.look();
    await a.stop();
    await looking;
    expect(readdirSync(folder)).toEqual([]);
    const b = schedule('b');
    await b.look();
    expect(findBackups(folder)).toHaveLength(1);
    await b.stop();
  });
});
