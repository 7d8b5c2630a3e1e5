import type { CompiledQuery, Kysely } from 'kysely';
import type { Database, JournalRow } from './schema.ts';

export type Dialect = 'sqlite' | 'postgres';

/** One new position of a journal, and what is written with it if that position was still free; null: it is written anyway. */
export interface Append {
  readonly row: JournalRow | null;
  readonly also: readonly CompiledQuery[];
}

/** A database: queries through kysely, and appends by the group. */
export interface Backend {
  readonly dialect: Dialect;
  readonly db: Kysely<Database>;
  /** One transaction for all; false for each append that lost the race for its position. */
  commit(appends: readonly Append[]): Promise<boolean[]>;
  /** The database's clock, which may be set at any time; `Store.now` goes on evenly. */
  now(): Promise<number>;
  close(): Promise<void>;
}
