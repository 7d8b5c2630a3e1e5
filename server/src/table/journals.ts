import type { Seal } from '../seal.ts';
import type { Store } from '../store/store.ts';
import { type NumberedEntry, parseRow } from './entry.ts';
import { readEntries } from './read.ts';

/** Tables that one query asks about. */
const AT_ONCE = 50;
/** Rows that one query reads; where there are more, each table is read by itself, page by page. */
const MOST_ROWS = 2_000;

interface Asked {
  readonly table: string;
  readonly after: number;
  readonly done: (entries: NumberedEntry[]) => void;
  readonly failed: (error: unknown) => void;
}

/** Reads what others have appended. All tables that are asked for in one turn of the event loop are read by one query. */
export class Journals {
  readonly #store: Store;
  readonly #seal: Seal;
  #asked: Asked[] = [];

  constructor(store: Store, seal: Seal) {
    this.#store = store;
    this.#seal = seal;
  }

  /** Everything after a position of a table's journal. */
  read(table: string, after: number): Promise<NumberedEntry[]> {
    return new Promise((done, failed) => {
      if (this.#asked.length === 0) setImmediate(() => this.#ask());
      this.#asked.push({ table, after, done, failed });
    });
  }

  #ask(): void {
    const asked = this.#asked;
    this.#asked = [];
    for (let from = 0; from < asked.length; from += AT_ONCE) {
      const some = asked.slice(from, from + AT_ONCE);
      this.#query(some).catch((error: unknown) => {
        for (const { failed } of some) failed(error);
      });
    }
  }

  async #query(asked: readonly Asked[]): Promise<void> {
    const rows = await this.#store.db
      .selectFrom('journal')
      .selectAll()
      .where((e) =>
        e.or(asked.map(({ table, after }) => e.and([e('table_id', '=', table), e('n', '>', after)]))),
      )
      .orderBy('table_id')
      .orderBy('n')
      .limit(MOST_ROWS)
      .execute();
    if (rows.length === MOST_ROWS) {
      for (const { table, after, done, failed } of asked) {
        await readEntries(this.#store, this.#seal, table, after).then(done, failed);
      }
      return;
    }
    for (const { table, after, done, failed } of asked) {
      const own = rows.filter((row) => row.table_id === table && row.n > after);
      // One table that cannot be read must not fail the others.
      try {
        done(own.map((row) => parseRow(row, this.#seal)));
      } catch (error) {
        failed(error);
      }
    }
  }
}
