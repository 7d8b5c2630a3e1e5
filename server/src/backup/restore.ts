import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@overtrick/engine';
import { type Kysely, sql } from 'kysely';
import { markStore } from '../fingerprint.ts';
import { placeKey } from '../key.ts';
import { Seal } from '../seal.ts';
import type { Backend } from '../store/backend.ts';
import { CLOCK, writeAgreed } from '../store/clock.ts';
import { migrateTo, NewerSchema, readSchema, SCHEMA } from '../store/migrate.ts';
import { openBackend } from '../store/open.ts';
import { nameStore, type StoreConfig } from '../store/place.ts';
import type { Database } from '../store/schema.ts';
import { backup } from './backup.ts';
import { BackupReader, DamagedBackup, type Head } from './file.ts';
import { isEmpty, KEPT, type Kept, PASSING, type Row } from './kept.ts';

/** The result of a restore. */
export interface Restored {
  readonly rows: number;
  /** When the backup was made. */
  readonly at: string;
  /** The backup of what was there before; null when there was nothing. */
  readonly before: string | null;
}

/** A node that was seen this recently is running. */
const ALIVE = 30_000;
const AT_ONCE = 200;

/** Fills a store from a backup, completely or not at all. A store that is not empty is refused unless it is to be replaced. */
export async function restore(
  config: StoreConfig,
  file: string,
  replace = false,
): Promise<Result<Restored, string>> {
  if (!existsSync(file)) return fail(`There is no file ${file}.`);
  const reader = new BackupReader(file);
  const head = await reader.head();
  if (!head.ok) return head;
  if (head.value.schema > SCHEMA) {
    return fail(`${file} was written by a newer Overtrick; update this one first.`);
  }
  if (config.key !== undefined && config.key.toLowerCase() !== head.value.key) {
    return fail(
      `OVERTRICK_KEY is another key than that of ${file}, and what is sealed would stay so. Set it to the key in the file's first line.`,
    );
  }
  const backend = await openBackend(config, () => {}, true);
  try {
    const hindered = await hindrance(backend, config, replace);
    if (hindered !== null) return fail(hindered);
    const before = await keepBefore(backend, config);
    if (!before.ok) return before;
    const rows = await fill(backend, config, head.value, reader);
    return ok({ rows, at: head.value.at, before: before.value });
  } catch (error) {
    if (error instanceof DamagedBackup) return fail(`${error.message}. Nothing was restored.`);
    throw error;
  } finally {
    await backend.close();
  }
}

async function hindrance(backend: Backend, config: StoreConfig, replace: boolean): Promise<string | null> {
  const { db, dialect } = backend;
  const schema = await readSchema(db, dialect);
  if (schema > SCHEMA) return new NewerSchema(schema).message;
  if (schema === 0) return null;
  const nodes = await db
    .selectFrom('nodes')
    .select('id')
    .where('seen', '>', (await backend.now()) - ALIVE)
    .execute();
  if (nodes.length > 0 && dialect === 'postgres') {
    return `${nodes.length} of Overtrick's servers ran on ${nameStore(config)} a moment ago. Stop them, wait half a minute and try again.`;
  }
  if (replace || (await isEmpty(db))) return null;
  return `${nameStore(config)} is not empty. Restore into a new data folder or database, or replace what is there.`;
}

/** Backs up what will be replaced; null when there is nothing. */
async function keepBefore(backend: Backend, config: StoreConfig): Promise<Result<string | null, string>> {
  if ((await readSchema(backend.db, backend.dialect)) === 0 || (await isEmpty(backend.db))) return ok(null);
  const stamp = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  const file = join(config.data, `before-restore-${stamp}.backup`);
  const kept = await backup(config, file);
  return kept.ok ? ok(file) : kept;
}

async function fill(
  backend: Backend,
  config: StoreConfig,
  head: Head,
  reader: BackupReader,
): Promise<number> {
  let unplace = (): void => {};
  try {
    return await backend.db.transaction().execute(async (tx) => {
      for (const table of [...Object.keys(KEPT), ...PASSING]) {
        await sql`drop table if exists ${sql.table(table)}`.execute(tx);
      }
      // The rows are restored in the backup's schema and then migrated.
      await migrateTo(head.schema, tx, backend.dialect);
      const rows = await insertAll(tx, reader);
      await migrateTo(SCHEMA, tx, backend.dialect);
      await markStore(tx, config, new Seal(Buffer.from(head.key, 'hex')));
      // The clock of this machine may be behind that of the other.
      const value = writeAgreed({ ahead: 0, at: Date.parse(head.at) || 0 });
      await tx.insertInto('house').values({ key: CLOCK, value }).execute();
      if (config.key === undefined) unplace = placeKey(config.data, head.key);
      return rows;
    });
  } catch (error) {
    unplace();
    throw error;
  }
}

async function insertAll(tx: Kysely<Database>, reader: BackupReader): Promise<number> {
  let rows = 0;
  let group: Row[] = [];
  let into: Kept | null = null;
  const insert = async (): Promise<void> => {
    if (into === null || group.length === 0) return;
    const names = Object.keys(group[0]);
    const values = group.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
    await sql`insert into ${sql.table(into)} (${sql.join(names.map((name) => sql.ref(name)))}) values ${sql.join(values)}`.execute(
      tx,
    );
    rows += group.length;
    group = [];
  };
  for await (const line of reader.rows()) {
    if (line.into !== into || group.length === AT_ONCE) await insert();
    into = line.into;
    group.push(line.row);
  }
  await insert();
  return rows;
}
