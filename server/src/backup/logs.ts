import { fail, type Game, type MatchLog, ok, type Result } from '@overtrick/engine';
import { Seal } from '../seal.ts';
import { SCHEMA } from '../store/migrate.ts';
import { findStore } from '../store/open.ts';
import type { StoreConfig } from '../store/place.ts';
import type { Store } from '../store/store.ts';
import { readLog } from '../table/read.ts';

/** A finished match. */
export interface ExportedMatch {
  readonly code: string;
  /** When its table was opened. */
  readonly created: number;
  readonly log: MatchLog;
}

/** Which matches; all of them unless told. */
export interface LogsWanted {
  readonly game?: string | undefined;
  /** Matches that ended at this time or later. */
  readonly since?: number | undefined;
}

/** The finished matches of a store, and how to close it. */
export interface Logs {
  matches(): AsyncGenerator<ExportedMatch>;
  close(): Promise<void>;
}

/**
 * The logs of finished matches, as the command line and the web app read them. A match in progress has no log
 * for anybody. Names of deleted people are empty.
 */
export async function openLogs(
  config: StoreConfig,
  findGame: (id: string) => Game | undefined,
  wanted: LogsWanted = {},
): Promise<Result<Logs, string>> {
  const found = await findStore(config);
  if (!found.ok) return found;
  const { store, schema, key } = found.value;
  if (schema < SCHEMA) {
    await store.close();
    return fail(
      'This store was last used by an older Overtrick. Start the server once, and it is brought up to date.',
    );
  }
  const seal = new Seal(key);
  return ok({
    matches: () => readMatches(store, seal, findGame, wanted),
    close: () => store.close(),
  });
}

async function* readMatches(
  store: Store,
  seal: Seal,
  findGame: (id: string) => Game | undefined,
  { game, since }: LogsWanted,
): AsyncGenerator<ExportedMatch> {
  let over = store.db.selectFrom('tables').select('id').where('status', '=', 'over').orderBy('created');
  if (game !== undefined) over = over.where('game', '=', game);
  if (since !== undefined) over = over.where('updated', '>=', since);
  for (const { id } of await over.execute()) {
    const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    const log = row && (await readLog(store, seal, row, findGame));
    if (log) yield { code: row.code, created: row.created, log };
  }
}
