import type { Level, RoomEvent } from '@overtrick/api';
import type { Seal } from '../seal.ts';
import type { JournalRow } from '../store/schema.ts';

/** What a table's journal holds: the room's events, deals, and decisions. */
export type Entry =
  | RoomEvent
  | { readonly t: 'deal'; readonly deal: number }
  | { readonly t: 'decide'; readonly seat: number; readonly decision: string; readonly bot?: Level };

/** An entry with its position and time. */
export interface NumberedEntry {
  readonly n: number;
  readonly at: number;
  readonly key: string | null;
  readonly entry: Entry;
}

/** The row of an entry. Decisions are sealed, because whoever can read the database must not see hidden cards. */
export function makeRow(table: string, numbered: NumberedEntry, seal: Seal): JournalRow {
  const { n, at, key, entry } = numbered;
  const { t, ...rest } = entry;
  const text = JSON.stringify(rest);
  const payload = t === 'decide' ? seal.close(text, `${table}/${n}`) : text;
  return { table_id: table, n, kind: t, payload, at, key };
}

/** The entry of a row. */
export function parseRow(row: JournalRow, seal: Seal): NumberedEntry {
  const { table_id, n, at, key, kind, payload } = row;
  const text = kind === 'decide' ? seal.open(payload, `${table_id}/${n}`) : payload;
  return { n, at, key, entry: { t: kind, ...JSON.parse(text) } as Entry };
}
