import { type Kysely, sql } from 'kysely';
import type { Dialect } from './backend.ts';
import { readHouseRow } from './houseRow.ts';
import type { Database } from './schema.ts';

/** The newest schema. */
export const SCHEMA = 5;

/**
 * The oldest schema whose servers can go on with a store of the newest: that of the last release, whose nodes run beside ours while one after the
 * other is updated. A step adds; what it makes useless is taken away one release later, when nobody reads it any more.
 */
export const OLDEST = 1;

const LOCK = 7_402_119;

/** A store that a newer Overtrick has written. */
export class NewerSchema extends Error {
  constructor(found: number) {
    super(
      `the store has schema ${found}, this Overtrick knows up to ${SCHEMA}: it was written by a newer version. Update Overtrick, or restore a backup made by this version.`,
    );
  }
}

/** Whether servers of this schema can use a store of a newer one. */
async function isForUs(db: Kysely<Database>): Promise<boolean> {
  const oldest = await readHouseRow(db, 'oldest');
  return oldest !== null && Number(oldest) <= SCHEMA;
}

/** The schema of a store; 0 when it holds nothing of ours. */
export async function readSchema(db: Kysely<Database>, dialect: Dialect): Promise<number> {
  const { rows } =
    dialect === 'sqlite'
      ? await sql`select 1 from sqlite_master where type = 'table' and name = 'house'`.execute(db)
      : await sql`select 1 where to_regclass('house') is not null`.execute(db);
  if (rows.length === 0) return 0;
  const row = await db.selectFrom('house').select('value').where('key', '=', 'schema').executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Brings the store to the newest schema; two nodes that start together wait for each other. */
export async function migrate(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  await db.transaction().execute((tx) => migrateTo(SCHEMA, tx, dialect));
}

/** The same inside a transaction, and no further than to the schema that a backup is of. */
export async function migrateTo(schema: number, tx: Kysely<Database>, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
  await tx.schema
    .createTable('house')
    .ifNotExists()
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  const row = await tx.selectFrom('house').select('value').where('key', '=', 'schema').executeTakeFirst();
  const found = Number(row?.value ?? 0);
  if (found > SCHEMA && !(await isForUs(tx))) throw new NewerSchema(found);
  if (found >= schema) return;
  for (let at = found; at < schema; at++) await STEPS[at](tx, dialect);
  const rows = { schema, oldest: Math.min(schema, OLDEST) };
  for (const [key, value] of Object.entries(rows)) {
    await tx
      .insertInto('house')
      .values({ key, value: String(value) })
      .onConflict((c) => c.column('key').doUpdateSet({ value: String(value) }))
      .execute();
  }
}

type Step = (db: Kysely<Database>, dialect: Dialect) => Promise<void>;

/**
 * Step k leads from schema k to k + 1. Released steps never change. Servers of schema `OLDEST` write while a step runs and after it: it adds tables,
 * and columns that may be empty or have a default, and no more.
 */
const STEPS: readonly Step[] = [
  async (db, dialect) => {
    // Rows are stored in the order of their key: a table's journal is read and written in one run.
    const ordered = dialect === 'sqlite' ? ' without rowid' : '';
    const text = async (statement: string) => {
      await sql.raw(statement).execute(db);
    };
    await text(
      `create table people (id text primary key, name text not null, recovery text, robot integer not null, banned integer not null, epoch integer not null, created bigint not null, seen bigint not null)`,
    );
    await text(`create unique index people_recovery on people (recovery)`);
    await text(
      `create table tokens (hash text primary key, person text not null, owner text not null, created bigint not null)`,
    );
    await text(
      `create table tables (id text primary key, code text not null, game text not null, players integer not null, status text not null, host text not null, public integer not null, rated integer not null, setup text not null, secret text not null, commitment text not null, taken integer not null, created bigint not null, updated bigint not null, due bigint, lease text, lease_until bigint not null)`,
    );
    await text(`create unique index tables_code on tables (code)`);
    await text(`create index tables_lobby on tables (status, public, created)`);
    await text(`create index tables_host on tables (host, status)`);
    await text(`create index tables_due on tables (due) where due is not null`);
    await text(
      `create table sitters (table_id text not null, person text not null, seat integer not null, primary key (table_id, person))`,
    );
    await text(`create index sitters_person on sitters (person)`);
    await text(
      `create table journal (table_id text not null, n integer not null, kind text not null, payload text not null, at bigint not null, key text, primary key (table_id, n))${ordered}`,
    );
    // For the export and the deletion of a person's data.
    await text(`create index journal_chat on journal (at) where kind = 'chat'`);
    await text(`create table answers (key text primary key, answer text not null, at bigint not null)`);
    await text(
      `create table results (table_id text not null, seat integer not null, person text not null, game text not null, players integer not null, place integer not null, points integer not null, rated integer not null, at bigint not null, primary key (table_id, seat))`,
    );
    await text(`create index results_person on results (person, at)`);
    await text(
      `create table ratings (person text not null, game text not null, mu double precision not null, sigma double precision not null, ordinal double precision not null, played integer not null, won integer not null, primary key (person, game))`,
    );
    await text(`create index ratings_board on ratings (game, ordinal)`);
    await text(`create table pushes (endpoint text primary key, person text not null, keys text not null)`);
    await text(
      `create table presence (table_id text not null, person text not null, node text not null, at bigint not null, primary key (table_id, person, node))`,
    );
    await text(
      `create table nodes (id text primary key, address text not null, started bigint not null, seen bigint not null, tables integer not null, streams integer not null)`,
    );
  },
  // What a ladder needs to know. Only added to: a node of the version before goes on beside this one.
  async (db) => {
    for (const statement of [
      `create table households (person text not null, household text not null, at bigint not null, primary key (person, household))`,
      `create index households_at on households (at)`,
      `alter table results add column household text`,
      `alter table results add column "left" integer`,
      `alter table results add column took bigint`,
      `alter table results add column weight double precision`,
      `create index results_at on results (at)`,
      `alter table ratings add column counted integer`,
      `alter table ratings add column households integer`,
      `alter table ratings add column closed integer`,
      `alter table ratings add column last bigint`,
      `create index ratings_last on ratings (last, person)`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
  // The face that somebody has chosen.
  async (db) => {
    await sql.raw(`alter table people add column face text`).execute(db);
  },
  // What people report, what admins do about it, and passkeys.
  async (db) => {
    for (const statement of [
      `alter table people add column banned_until bigint`,
      `alter table people add column muted_until bigint`,
      `create table reports (id text primary key, reporter text not null, person text not null, name text not null, reason text not null, words text not null, table_id text not null, n integer, lines text not null, at bigint not null, closed bigint)`,
      `create unique index reports_open on reports (reporter, person, table_id) where closed is null`,
      `create index reports_at on reports (at)`,
      `create index reports_person on reports (person)`,
      `create table warnings (id text primary key, person text not null, words text not null, at bigint not null, seen bigint)`,
      `create index warnings_person on warnings (person)`,
      `create table admins (id text primary key, name text not null, role text not null, hash text not null, made_by text not null, created bigint not null)`,
      `create unique index admins_name on admins (name)`,
      `create unique index admins_hash on admins (hash)`,
      `create table audit (id text primary key, at bigint not null, by_id text not null, by_name text not null, act text not null, to_id text not null, to_name text not null, until bigint, why text not null)`,
      `create index audit_at on audit (at, id)`,
      `create table shut (id text primary key, scope text not null, hash text not null, person text, made_by text not null, at bigint not null, until bigint, why text not null)`,
      `create table whereabouts (person text not null, address text not null, network text, at bigint not null, primary key (person, address))`,
      `create index whereabouts_at on whereabouts (at)`,
      `create table passkeys (id text primary key, person text not null, public_key text not null, counter bigint not null, created bigint not null, used bigint)`,
      `create index passkeys_person on passkeys (person)`,
      `create table challenges (challenge text primary key, purpose text not null, person text not null, until bigint not null)`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
  // Ratings over time.
  async (db) => {
    for (const column of ['mu', 'sigma']) {
      await sql.raw(`alter table results add column ${column} double precision`).execute(db);
    }
  },
];
