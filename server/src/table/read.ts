import type { PersonId } from '@overtrick/api';
import type { Game, MatchLog } from '@overtrick/engine';
import type { Seal } from '../seal.ts';
import type { TableRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Entry, type NumberedEntry, parseRow } from './entry.ts';
import { knownOf, LiveTable } from './live.ts';
import { logOf } from './log.ts';
import type { TableSetup } from './setup.ts';

/** Rows that are read at once: a long journal must not hold up the store. */
const PAGE = 1_000;

/** Everything after a position of a table's journal, page by page. */
export async function readEntries(
  store: Store,
  seal: Seal,
  table: string,
  after: number,
): Promise<NumberedEntry[]> {
  const entries: NumberedEntry[] = [];
  for (;;) {
    const rows = await store.db
      .selectFrom('journal')
      .selectAll()
      .where('table_id', '=', table)
      .where('n', '>', entries.at(-1)?.n ?? after)
      .orderBy('n')
      .limit(PAGE)
      .execute();
    for (const row of rows) entries.push(parseRow(row, seal));
    if (rows.length < PAGE) return entries;
  }
}

/** Looks up the people whom entries name. */
export const meet = (store: Store, live: LiveTable, entries: readonly Entry[]): Promise<void> =>
  meetPeople(
    store,
    live,
    entries.flatMap((entry) => ('person' in entry ? entry.person : [])),
  );

/** Looks up those of these people whom a table does not know. */
export async function meetPeople(store: Store, live: LiveTable, people: Iterable<PersonId>): Promise<void> {
  const strangers = new Set([...people].filter((id) => !live.faces.has(id)));
  if (strangers.size === 0) return;
  const found = await store.db
    .selectFrom('people')
    .select(['id', 'name', 'face', 'robot'])
    .where('id', 'in', [...strangers])
    .execute();
  // Deleted people have no name.
  for (const id of strangers) live.faces.set(id, { name: '', face: null, robot: false });
  for (const row of found) live.faces.set(row.id, knownOf(row));
}

/** The table that its journal makes; null when this server does not know its game. */
export async function readLive(
  store: Store,
  seal: Seal,
  row: TableRow,
  findGame: (id: string) => Game | undefined,
): Promise<LiveTable | null> {
  const setup = JSON.parse(row.setup) as TableSetup;
  const game = findGame(setup.game);
  if (!game) return null;
  const live = new LiveTable(row.id, setup, game, seal.open(row.secret, row.id));
  live.due = row.due;
  const entries = await readEntries(store, seal, row.id, -1);
  await meet(
    store,
    live,
    entries.map(({ entry }) => entry),
  );
  for (const placed of entries) live.take(placed);
  return live;
}

/** The log of a finished match; null when it is not over. */
export async function readLog(
  store: Store,
  seal: Seal,
  row: TableRow,
  findGame: (id: string) => Game | undefined,
): Promise<MatchLog | null> {
  const live = await readLive(store, seal, row, findGame);
  return live && logOf(live);
}
