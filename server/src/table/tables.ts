import type { Done, Problem } from '@overtrick/api';
import { type Code, type Game, ok, type Result } from '@overtrick/engine';
import type { CompiledQuery } from 'kysely';
import { no } from '../problem.ts';
import type { Seal } from '../seal.ts';
import type { Append } from '../store/backend.ts';
import type { TableRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Entry, makeRow, type NumberedEntry } from './entry.ts';
import { Journals } from './journals.ts';
import { type LiveTable, rowOf, summaryOf } from './live.ts';
import { meet, readLive } from './read.ts';
import { tell, tellPresence, tellRoom } from './tell.ts';

/** How often an append that lost the race for its position is tried again. */
const TRIES = 8;

/** A table that nobody needs leaves the memory after this. */
const FORGET_AFTER = 5_000;

/** The most tables in one query. */
const ASK_AT_ONCE = 500;

/** One new entry, and what is written with it. */
export interface Step {
  readonly entry: Entry;
  /** The code of a decision that the plan has checked, so that it is not checked again. */
  readonly code?: Code;
  readonly also?: readonly CompiledQuery[];
}

/** Works out from the newest state what to append, or why nothing is. */
export type Plan<E> = (live: LiveTable) => Result<Step, E>;

/** Why nothing was appended, whatever was planned. */
type ActProblem = Problem<'no-such-table' | 'busy'>;

export interface TablesDuties {
  readonly store: Store;
  readonly seal: Seal;
  readonly findGame: (id: string) => Game | undefined;
  readonly dealPause: number;
  /** True when other nodes write into the same store. */
  readonly shared: boolean;
  /** What to write into the table's row with this append, so that the row says when the table is due. */
  readonly alongside: (live: LiveTable, step: Step, at: number) => readonly CompiledQuery[];
  /** An entry was written; a decision was kept and told. With when that began. */
  readonly written?: (started: number) => void;
  readonly decided?: (started: number, by: 'person' | 'bot') => void;
  /** A table has come into memory. */
  readonly opened: (live: LiveTable) => void;
  /** Called after every new position, from this node or another. */
  readonly moved: (live: LiveTable, from: 'here' | 'elsewhere') => void;
}

/** The tables that are in memory on this node, and the only way to append to any. */
export class Tables {
  readonly #duties: TablesDuties;
  readonly #journals: Journals;
  readonly #live = new Map<string, LiveTable>();
  readonly #loading = new Map<string, Promise<LiveTable | null>>();
  readonly #sweep: NodeJS.Timeout;

  constructor(duties: TablesDuties) {
    this.#duties = duties;
    this.#journals = new Journals(duties.store, duties.seal);
    this.#sweep = setInterval(() => this.#forget(), FORGET_AFTER).unref();
  }

  get size(): number {
    return this.#live.size;
  }

  /** Those in memory. */
  all(): IterableIterator<LiveTable> {
    return this.#live.values();
  }

  /** The table if it is in memory. */
  peek(id: string): LiveTable | undefined {
    return this.#live.get(id);
  }

  /** The table, read from the store when it is not in memory; null when there is none. */
  get(id: string): Promise<LiveTable | null> {
    const live = this.#live.get(id);
    if (live && !live.stale) {
      live.used = performance.now();
      return Promise.resolve(live);
    }
    let loading = this.#loading.get(id);
    if (!loading) {
      loading = this.#load(id).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
    }
    return loading;
  }

  /** The table at its newest position: what other nodes wrote is read first. */
  async fresh(id: string): Promise<LiveTable | null> {
    const known = this.#live.has(id);
    const live = await this.get(id);
    if (live && known && this.#duties.shared) await live.alone(() => this.#catchUp(live));
    return live;
  }

  /** Appends what the plan says. The same key gets the same answer; a plan that lost the race for its position runs again on the new state. */
  async act<E>(id: string, key: string | null, plan: Plan<E>): Promise<Result<Done, E | ActProblem>> {
    const started = performance.now();
    const live = await this.get(id);
    if (!live) return no('no-such-table', 'There is no such table. Check the link or the code.');
    return live.alone(() => this.#act(live, key, plan, started));
  }

  /** Reads what others have appended to a table that is in memory. */
  async refresh(id: string, at: number): Promise<void> {
    const live = this.#live.get(id);
    if (!live || live.n >= at) return;
    await live.alone(() => this.#catchUp(live));
  }

  /** A person has another name: tables in memory learn it. */
  async rename(id: string): Promise<void> {
    for (const live of this.#live.values()) {
      if (!live.faces.delete(id)) continue;
      await meet(this.#duties.store, live, [{ t: 'open', person: id }]);
      tellRoom(live, this.#duties.dealPause);
      if (live.room.status === 'open') tellPresence(live);
    }
  }

  /** Reads what was missed, at every table that somebody watches. */
  async refreshAll(): Promise<void> {
    const watched = [...this.#live.values()].flatMap(({ id, listeners }) => (listeners.size > 0 ? [id] : []));
    for (let from = 0; from < watched.length; from += ASK_AT_ONCE) {
      const newest = await this.#duties.store.db
        .selectFrom('journal')
        .select((e) => ['table_id', e.fn.max('n').as('n')])
        .where('table_id', 'in', watched.slice(from, from + ASK_AT_ONCE))
        .groupBy('table_id')
        .execute();
      for (const { table_id, n } of newest) await this.refresh(table_id, Number(n));
    }
  }

  close(): void {
    clearInterval(this.#sweep);
    this.endStreams();
  }

  /** Whoever listens here comes back elsewhere. */
  endStreams(): void {
    for (const live of this.#live.values()) for (const listener of live.listeners) listener.end();
  }

  async #act<E>(
    live: LiveTable,
    key: string | null,
    plan: Plan<E>,
    started: number,
  ): Promise<Result<Done, E | ActProblem>> {
    const { store, seal, alongside } = this.#duties;
    for (let tries = 0; tries < TRIES; tries++) {
      const before =
        live.positionOf(key) ?? (live.forgetful ? await this.#answered(live.id, key) : undefined);
      if (before !== undefined) return ok({ n: before });
      const planned = plan(live);
      if (!planned.ok) {
        // A refusal must not come from a state that another node has already changed.
        if (this.#duties.shared && (await this.#catchUp(live)) > 0) continue;
        const answered = await this.#answered(live.id, key);
        return answered === undefined ? planned : ok({ n: answered });
      }
      const { entry, also = [], code } = planned.value;
      // Times are unique within a table: the time in its row says which position it describes.
      const at = Math.max(live.at + 1, store.now());
      const numbered = { n: live.n + 1, at, key, entry };
      const row = makeRow(live.id, numbered, seal);
      const won = await this.#append(live, { row, also: [...also, ...alongside(live, planned.value, at)] });
      if (won) {
        if ('person' in entry) await meet(store, live, [entry]);
        this.#take(live, numbered, code);
        this.#duties.moved(live, 'here');
        if (entry.t === 'decide') this.#duties.decided?.(started, entry.bot === undefined ? 'person' : 'bot');
        return ok({ n: numbered.n });
      }
      await this.#catchUp(live);
    }
    return no('busy', 'Too many people changed this table at once. Try again.');
  }

  /** Appends; after an error it is unknown what was written, and so is the due time in the row. */
  async #append(live: LiveTable, append: Append): Promise<boolean> {
    const started = performance.now();
    let won: boolean;
    try {
      won = await this.#duties.store.append(append);
      this.#duties.written?.(started);
    } catch (error) {
      live.due = Number.NaN;
      throw error;
    }
    if (!won) live.due = Number.NaN;
    return won;
  }

  /** Applies an entry; on failure the table is read again from the store. */
  #take(live: LiveTable, numbered: NumberedEntry, code?: Code): void {
    try {
      live.take(numbered, code);
    } catch (error) {
      live.stale = true;
      throw error;
    }
    tell(live, this.#duties.dealPause);
  }

  /** Looks up a key that is older than those in memory. */
  async #answered(id: string, key: string | null): Promise<number | undefined> {
    if (key === null) return undefined;
    const row = await this.#duties.store.db
      .selectFrom('journal')
      .select('n')
      .where('table_id', '=', id)
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.n;
  }

  /** Applies what others have appended; returns how many entries that was. */
  async #catchUp(live: LiveTable): Promise<number> {
    const { store, moved } = this.#duties;
    const entries = await this.#journals.read(live.id, live.n);
    if (entries.length > 0) live.due = Number.NaN;
    await meet(
      store,
      live,
      entries.map(({ entry }) => entry),
    );
    for (const numbered of entries) this.#take(live, numbered);
    if (entries.length > 0) moved(live, 'elsewhere');
    return entries.length;
  }

  async #load(id: string): Promise<LiveTable | null> {
    const { store, seal, findGame } = this.#duties;
    const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    const live = row && (await readLive(store, seal, row, findGame));
    if (!live) return null;
    const before = this.#live.get(id);
    if (before) for (const listener of before.listeners) listener.end();
    live.used = performance.now();
    // The row and the journal are not read at once, and whoever wrote last may have died before it updated the row.
    live.due = Number.NaN;
    live.summary = isKept(rowOf(live), row) ? summaryOf(live) : '';
    this.#live.set(id, live);
    this.#duties.opened(live);
    return live;
  }

  #forget(): void {
    const before = performance.now() - FORGET_AFTER;
    for (const [id, live] of this.#live) {
      if (live.listeners.size === 0 && live.used < before) this.#live.delete(id);
    }
  }
}

/** True when the row already says so. */
const isKept = (said: ReturnType<typeof rowOf>, row: TableRow): boolean =>
  said.status === row.status && said.taken === row.taken && said.host === row.host;
