import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Append, Backend } from './backend.ts';
import { mortalLine } from './line.ts';
import type { Database, JournalRow } from './schema.ts';

const BIGINT = 20;
const COLUMNS = 6;
/** Longer than any query takes, and longer than the pool keeps an idle connection. */
const SILENCE = 30_000;

/** PostgreSQL 15 or newer, for many nodes. */
export function openPostgres(url: string, connections: number, onError: (error: Error) => void): Backend {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    stream: () => mortalLine(SILENCE),
    // A node that is suspended in the middle of a commit must not block the others.
    idle_in_transaction_session_timeout: 5000,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  pool.on('error', onError);
  // A connection that breaks while in use must not end the process: its query fails, which is reported.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    dialect: 'postgres',
    db,
    commit: (appends) => commit(pool, appends),
    async now() {
      const { rows } = await sql<{
        now: number;
      }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
      return rows[0].now;
    },
    close: () => db.destroy(),
  };
}

async function commit(pool: pg.Pool, appends: readonly Append[]): Promise<boolean[]> {
  // Every node takes the tables in the same order, so that two groups never wait for each other in a circle.
  const ordered = [...appends].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const rows = ordered.flatMap(({ row }) => row ?? []);
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const alone = appends.every(({ also }) => also.length === 0);
    if (!alone) await client.query('begin');
    const inserted =
      rows.length > 0
        ? await client.query<{ table_id: string }>(insertText(rows.length), insertValues(rows))
        : null;
    const free = new Set(inserted?.rows.map((row) => row.table_id));
    // When a group has two rows for one table, the first one gets the position.
    const won = new Set(ordered.filter(({ row }) => row === null || free.delete(row.table_id)));
    if (!alone) {
      for (const append of ordered) {
        if (!won.has(append)) continue;
        for (const { sql: text, parameters } of append.also) await client.query(text, [...parameters]);
      }
      await client.query('commit');
    }
    return appends.map((append) => won.has(append));
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw broken;
  } finally {
    // A connection in an unknown state is thrown away; the server then rolls back.
    client.release(broken);
  }
}

const texts: string[] = [];

function insertText(rows: number): string {
  texts[rows] ??= `insert into journal (table_id, n, kind, payload, at, key) values ${Array.from(
    { length: rows },
    (_, row) => `(${Array.from({ length: COLUMNS }, (__, at) => `$${row * COLUMNS + at + 1}`).join(',')})`,
  ).join(',')} on conflict do nothing returning table_id`;
  return texts[rows];
}

function insertValues(rows: readonly JournalRow[]): unknown[] {
  return rows.flatMap((row) => [row.table_id, row.n, row.kind, row.payload, row.at, row.key]);
}

/** The table of an append; writes without one come last. */
const orderOf = ({ row }: Append): string => row?.table_id ?? '~';
