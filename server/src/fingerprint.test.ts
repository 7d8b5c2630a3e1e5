import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { isPostgresHere, makeDatabase } from '../testing/postgres.ts';
import { serve } from '../testing/serve.ts';
import { backup } from './backup/backup.ts';
import { keptHere, readPages } from './backup/kept.ts';
import { restore } from './backup/restore.ts';
import { FINGERPRINT, WrongKey } from './fingerprint.ts';
import { openBackend } from './store/open.ts';
import type { StoreConfig } from './store/place.ts';

const root = mkdtempSync(join(tmpdir(), 'overtrick-key-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const OTHER = 'ab'.repeat(32);

const stores = ['SQLite', ...((await isPostgresHere()) ? ['PostgreSQL'] : [])];

describe.each(stores)('the key of a store on %s', (kind) => {
  let config: StoreConfig;
  const secret = () => join(config.data, 'secret.key');

  beforeEach(async () => {
    const data = mkdtempSync(join(root, 'data-'));
    const database = kind === 'PostgreSQL' ? await makeDatabase() : null;
    config = { data, connections: 2, ...(database && { database: database.url }) };
    return () => database?.drop();
  });

  /** Starts a server, and has it stop; with a table there is something sealed. */
  async function run(change: Partial<StoreConfig> = {}, opensTable = false): Promise<void> {
    const server = await serve({ ...config, ...change });
    if (opensTable) {
      const ann = await TestClient.named(server.url, 'Ann');
      await ann.create({ game: 'inversion', players: 2 });
    }
    await server.stop();
  }

  /** Every row that the store holds, and the names of all files: what must not change. */
  async function all(): Promise<unknown> {
    const backend = await openBackend(config);
    const rows: unknown[] = await marks();
    for (const table of await keptHere(backend.db)) {
      for await (const page of readPages(backend.db, table)) rows.push(...page);
    }
    await backend.close();
    // What SQLite lays beside its file while somebody reads it comes and goes.
    return [
      rows,
      readdirSync(config.data)
        .filter((name) => !/-(wal|shm)$/.test(name))
        .sort(),
    ];
  }

  async function marks(forget = false): Promise<unknown[]> {
    const backend = await openBackend(config);
    const { rows } = await sql`select value from house where key = ${FINGERPRINT}`.execute(backend.db);
    if (forget) await sql`delete from house where key = ${FINGERPRINT}`.execute(backend.db);
    await backend.close();
    return rows;
  }

  test('is remembered by a fingerprint, which is not the key', async () => {
    await run();
    const [mark] = await marks();
    expect(JSON.stringify(mark)).toMatch(/[0-9a-f]{32}/);
    expect(readFileSync(secret(), 'utf8')).not.toContain((mark as { value: string }).value);
    await run();
    expect(await marks()).toEqual([mark]);
  });

  test('must be the same again: another one is refused in words, and nothing is changed', async () => {
    await run({}, true);
    const before = await all();
    const refused = run({ key: OTHER });
    await expect(refused).rejects.toThrow(WrongKey);
    await expect(refused).rejects.toThrow(/^OVERTRICK_KEY is not the key of .*Nothing was changed\.$/);
    expect(await all()).toEqual(before);
    await run();
  });

  test('that is missing is not made again', async () => {
    await run({}, true);
    renameSync(secret(), `${secret()}.away`);
    const before = await all();
    await expect(run()).rejects.toThrow(/its key is missing: .*secret\.key is not there/);
    expect(existsSync(secret())).toBe(false);
    expect(await all()).toEqual(before);
    renameSync(`${secret()}.away`, secret());
    await run();
  });

  test('that is missing is not made again where a server has run and nobody came', async () => {
    await run();
    rmSync(secret());
    await expect(run()).rejects.toThrow(WrongKey);
    expect(existsSync(secret())).toBe(false);
  });

  test('that is damaged is refused', async () => {
    await run();
    writeFileSync(secret(), 'abc\n');
    await expect(run()).rejects.toThrow(/secret\.key is damaged/);
  });

  test('of a store from before there were fingerprints is tried on what is sealed there', async () => {
    await run({}, true);
    await marks(true);
    const before = await all();
    await expect(run({ key: OTHER })).rejects.toThrow(WrongKey);
    expect(await all()).toEqual(before);
    expect(await marks()).toEqual([]);
    await run();
    expect(await marks()).toHaveLength(1);
  });

  test('of such a store in which nothing is sealed may be any', async () => {
    await run();
    await marks(true);
    await run({ key: OTHER });
    await expect(run()).rejects.toThrow(/secret\.key in .* is not the key of/);
  });

  test('is checked before a backup is written, which has it inside, and marks what is restored', async () => {
    await run({}, true);
    const file = join(config.data, 'all.backup');
    expect(await backup({ ...config, key: OTHER }, file)).toMatchObject({
      ok: false,
      error: expect.stringContaining('OVERTRICK_KEY is not the key of'),
    });
    expect(existsSync(file)).toBe(false);
    expect(await backup(config, file)).toMatchObject({ ok: true });
    const there = { data: join(config.data, 'there'), connections: 2 };
    expect(await restore(there, file)).toMatchObject({ ok: true });
    await expect(serve({ ...there, key: OTHER })).rejects.toThrow(WrongKey);
  });
});
