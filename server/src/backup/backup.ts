import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fail, ok, type Result } from '@overtrick/engine';
import { sql } from 'kysely';
import { findStore } from '../store/open.ts';
import type { StoreConfig } from '../store/place.ts';
import { BackupWriter } from './file.ts';
import { keptHere, readPages } from './kept.ts';

/** The result of a backup. */
export interface BackedUp {
  readonly rows: number;
}

/** How a server backs up itself. */
export interface Backing {
  /** Ends it; the unfinished file is deleted. */
  readonly signal?: AbortSignal;
  /** Rests as long as it works, so that play does not notice. */
  readonly gently?: boolean;
}

/**
 * Writes everything into one file while the server goes on: the state of one moment, and the server’s key with it, so
 * that whoever has the file can read hidden hands.
 */
export async function backup(
  config: StoreConfig,
  file: string,
  { signal, gently = false }: Backing = {},
): Promise<Result<BackedUp, string>> {
  if (existsSync(file)) return fail(`${file} is there already; choose another name.`);
  if (!existsSync(dirname(resolve(file)))) return fail(`There is no folder ${dirname(file)}; make it first.`);
  const found = await findStore(config);
  if (!found.ok) return found;
  const { store, schema, key } = found.value;
  try {
    const at = new Date(store.now()).toISOString();
    const writer = await BackupWriter.begin(file, {
      schema,
      at,
      key: Buffer.from(key).toString('hex'),
    });
    try {
      // One connection and one transaction, so that later writes are not seen.
      await store.db.connection().execute(async (db) => {
        const begin =
          store.dialect === 'sqlite' ? 'begin' : 'begin isolation level repeatable read read only';
        await sql.raw(begin).execute(db);
        for (const table of await keptHere(db)) {
          for await (const page of readPages(db, table)) {
            const started = performance.now();
            signal?.throwIfAborted();
            for (const row of page) await writer.write(table, row);
            if (gently) await new Promise((rest) => setTimeout(rest, performance.now() - started));
          }
        }
        await sql`commit`.execute(db);
      });
      await writer.end();
    } catch (error) {
      await writer.abandon();
      throw error;
    }
    return ok({ rows: writer.rows });
  } finally {
    await store.close();
  }
}
