import { type Kysely, sql } from 'kysely';
import { type Database, OWN_ROWS } from '../store/schema.ts';

/** Tables that a running server fills again by itself. */
export const PASSING = ['presence', 'nodes', 'challenges'] as const;

/** The tables of a backup, with the columns of their keys. */
export const KEPT: { readonly [T in Exclude<keyof Database, (typeof PASSING)[number]>]: readonly string[] } =
  {
    house: ['key'],
    people: ['id'],
    tokens: ['hash'],
    tables: ['id'],
    sitters: ['table_id', 'person'],
    journal: ['table_id', 'n'],
    answers: ['key'],
    results: ['table_id', 'seat'],
    ratings: ['person', 'game'],
    households: ['person', 'household'],
    pushes: ['endpoint'],
    reports: ['id'],
    warnings: ['id'],
    admins: ['id'],
    audit: ['id'],
    shut: ['id'],
    whereabouts: ['person', 'address'],
    passkeys: ['id'],
  };
export type Kept = keyof typeof KEPT;
export type Row = Readonly<Record<string, unknown>>;

export const isKept = (name: unknown): name is Kept => typeof name === 'string' && Object.hasOwn(KEPT, name);

const PAGE = 1_000;

const OWN: ReadonlySet<string> = new Set(OWN_ROWS);

/** Those of them that this store has; an older schema may lack some. */
export async function keptHere(db: Kysely<Database>): Promise<Kept[]> {
  const here = await db.introspection.getTables();
  return Object.keys(KEPT).filter(
    (name): name is Kept => isKept(name) && here.some((each) => each.name === name),
  );
}

/** Every row in the order of its key, page by page: the journal may be far larger than the memory. */
export async function* readPages(db: Kysely<Database>, from: Kept): AsyncGenerator<Row[]> {
  const columns = KEPT[from];
  const key = sql.join(columns.map((column) => sql.ref(column)));
  for (let last: Row | undefined; ; ) {
    const after = last && sql`where (${key}) > (${sql.join(columns.map((column) => last?.[column]))})`;
    const page =
      await sql<Row>`select * from ${sql.table(from)} ${after ?? sql``} order by ${key} limit ${sql.lit(PAGE)}`.execute(
        db,
      );
    yield from === 'house' ? page.rows.filter(({ key: name }) => !OWN.has(String(name))) : page.rows;
    last = page.rows.at(-1);
    if (page.rows.length < PAGE) return;
  }
}

/** True when the store is empty. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  for (const table of await keptHere(db)) {
    for await (const page of readPages(db, table)) if (page.length > 0) return false;
  }
  return true;
}
