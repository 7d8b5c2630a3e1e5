import { fail, ok } from '@overtrick/engine';
import type { Logger } from 'pino';
import type { Answers } from './http/answers.ts';
import type { Households } from './ladder/households.ts';
import type { Ladder } from './ladder/ladder.ts';
import type { Measures } from './moderation/measures.ts';
import { expireReports } from './moderation/reports.ts';
import type { ShutAddresses } from './moderation/shutAddresses.ts';
import type { Whereabouts } from './moderation/whereabouts.ts';
import { clearIdleGuests } from './people/idleGuests.ts';
import type { Store } from './store/store.ts';
import { abandoning } from './table/ending.ts';
import type { Tables } from './table/tables.ts';

const HEARTBEAT = 5_000;
const TIDY = 10 * 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NODE_FORGOTTEN = HOUR;

/** After so long an open table, or a match that nobody continues, is abandoned. Correspondence tables have clocks and never get here. */
const ABANDONED_OPEN = DAY;
const ABANDONED_MATCH = 30 * DAY;
/** Finished matches stay readable for a long time; a table that never started is deleted sooner. */
const FORGET_CLOSED = 7 * DAY;
/** A guest who never played and has not come back for so long is forgotten. */
const FORGET_GUEST = 30 * DAY;
/** So many are closed or forgotten by one query, and so often: more in ten minutes than budgets let a hundred addresses open. */
const CLOSE_AT_ONCE = 100;
const FORGET_AT_ONCE = 25;
const MOST_ROUNDS = 800;

export interface CaretakerDuties {
  readonly node: string;
  readonly address: string;
  readonly store: Store;
  readonly tables: Tables;
  readonly answers: Answers;
  readonly ladder: Ladder;
  readonly households: Households;
  readonly whereabouts: Whereabouts;
  readonly measures: Measures;
  readonly addresses: ShutAddresses;
  readonly streams: () => number;
  readonly log: Logger;
}

/** Shows that this node is alive, and cleans up tables that people have left. */
export class Caretaker {
  readonly #duties: CaretakerDuties;
  readonly #timers: NodeJS.Timeout[];
  readonly #started: number;

  constructor(duties: CaretakerDuties) {
    this.#duties = duties;
    this.#started = duties.store.now();
    const quietly = (work: () => Promise<void>) => () => {
      work.call(this).catch((error: unknown) => duties.log.warn({ err: error }, 'housekeeping failed'));
    };
    this.#timers = [
      setInterval(quietly(this.beat), HEARTBEAT).unref(),
      setInterval(quietly(this.tidy), TIDY).unref(),
    ];
  }

  /** Records that this node is alive. */
  async beat(): Promise<void> {
    const { node, address, store, tables, streams } = this.#duties;
    const row = { address, seen: store.now(), tables: tables.size, streams: streams() };
    await store.db
      .insertInto('nodes')
      .values({ id: node, started: this.#started, ...row })
      .onConflict((c) => c.column('id').doUpdateSet(row))
      .execute();
  }

  /** Closes abandoned tables, reveals their secrets, and deletes tables that never started and guests who never played. */
  async tidy(): Promise<void> {
    const { store, answers, households, whereabouts, measures, addresses } = this.#duties;
    const now = store.now();
    for (let rounds = 0; rounds < MOST_ROUNDS && (await this.#close(now)); rounds++);
    for (let rounds = 0; rounds < MOST_ROUNDS && (await this.#forget(now)); rounds++);
    await clearIdleGuests(store, now - FORGET_GUEST);
    await answers.prune();
    await households.expire();
    await whereabouts.expire();
    await measures.expire();
    await addresses.expire();
    await expireReports(store);
    await store.db.deleteFrom('challenges').where('until', '<', now).execute();
    await store.db
      .deleteFrom('nodes')
      .where('seen', '<', now - NODE_FORGOTTEN)
      .execute();
    const nodes = store.db.selectFrom('nodes').select('id');
    await store.db.deleteFrom('presence').where('node', 'not in', nodes).execute();
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    const { store, node } = this.#duties;
    await store.db.deleteFrom('presence').where('node', '=', node).execute();
    await store.db.deleteFrom('nodes').where('id', '=', node).execute();
  }

  /** Closes some abandoned tables; true when there may be more. */
  async #close(now: number): Promise<boolean> {
    const { store, tables, ladder } = this.#duties;
    const abandoned = await store.db
      .selectFrom('tables')
      .select(['id', 'status'])
      .where((e) =>
        e.or([
          e.and([e('status', 'in', ['open', 'revealing']), e('updated', '<', now - ABANDONED_OPEN)]),
          e.and([e('status', '=', 'playing'), e('updated', '<', now - ABANDONED_MATCH)]),
        ]),
      )
      .limit(CLOSE_AT_ONCE)
      .execute();
    for (const { id, status } of abandoned) {
      const since = now - (status === 'playing' ? ABANDONED_MATCH : ABANDONED_OPEN);
      const found = await tables.fresh(id);
      if (!found) continue;
      const { n } = found;
      const step = await abandoning(ladder, found, now);
      const closed = await tables.act(id, null, (live) =>
        live.listeners.size > 0 || live.at > since || live.n !== n ? fail('watched') : ok(step),
      );
      // Decisions do not update the row, so it may look older than the match is.
      if (!closed.ok)
        await store.db.updateTable('tables').set({ updated: now }).where('id', '=', id).execute();
    }
    return abandoned.length === CLOSE_AT_ONCE;
  }

  /** Deletes some closed tables; true when there may be more. */
  async #forget(now: number): Promise<boolean> {
    const { store } = this.#duties;
    const { db } = store;
    const closed = await db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'closed')
      .where('updated', '<', now - FORGET_CLOSED)
      .limit(FORGET_AT_ONCE)
      .execute();
    const ids = closed.map(({ id }) => id);
    if (ids.length === 0) return false;
    await store.write([
      db.deleteFrom('journal').where('table_id', 'in', ids).compile(),
      db.deleteFrom('sitters').where('table_id', 'in', ids).compile(),
      db.deleteFrom('tables').where('id', 'in', ids).compile(),
    ]);
    return ids.length === FORGET_AT_ONCE;
  }
}
