import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, type Game, ok, type Result } from '@overtrick/engine';
import { prove } from '@overtrick/match';
import { findKey } from '../key.ts';
import { Seal } from '../seal.ts';
import { openStore } from '../store/open.ts';
import type { StoreConfig } from '../store/place.ts';
import type { Store } from '../store/store.ts';
import { readLive, readLog } from '../table/read.ts';
import { restore } from './restore.ts';

/** What was found in a backup when it was restored. */
export interface Drilled {
  /** When the backup was made. */
  readonly at: string;
  readonly rows: number;
  readonly people: number;
  readonly tables: number;
  /** Finished matches whose log and proof hold. */
  readonly finished: number;
  /** Tables that are open or at play, read to their last entry: they would go on. */
  readonly going: number;
  /** What does not hold, in words. */
  readonly faults: readonly string[];
}

/** Restores a backup into a store that is thrown away, plays every match of it to its end, and says what it found. */
export async function drill(
  file: string,
  findGame: (id: string) => Game | undefined,
): Promise<Result<Drilled, string>> {
  const data = mkdtempSync(join(tmpdir(), 'overtrick-drill-'));
  const config: StoreConfig = { data, connections: 1 };
  try {
    const restored = await restore(config, file);
    if (!restored.ok) return restored;
    const key = findKey(data);
    if (!key.ok) return fail(key.error.words);
    const store = await openStore(config);
    try {
      const found = await readAll(store, new Seal(key.value), findGame);
      return ok({ at: restored.value.at, rows: restored.value.rows, ...found });
    } finally {
      await store.close();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function readAll(
  store: Store,
  seal: Seal,
  findGame: (id: string) => Game | undefined,
): Promise<Omit<Drilled, 'at' | 'rows'>> {
  const { db } = store;
  const people = await db.selectFrom('people').select('id').execute();
  const tables = await db.selectFrom('tables').select('id').execute();
  const counts = { finished: 0, going: 0 };
  const faults: string[] = [];
  for (const { id } of tables) {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    try {
      const game = findGame(row.game);
      if (!game) throw new Error(`there is no game ${row.game}`);
      if (row.status !== 'over') {
        await readLive(store, seal, row, findGame);
        if (row.status !== 'closed') counts.going++;
        continue;
      }
      const log = await readLog(store, seal, row, findGame);
      if (!log) throw new Error('its match is over, but its journal does not lead to the end');
      const proof = prove({ game, log });
      if (!proof.ok) throw new Error(proof.error.en);
      counts.finished++;
    } catch (error) {
      faults.push(`table ${row.code}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { people: people.length, tables: tables.length, ...counts, faults };
}
