import { awaitsDeal, fail, isOver, type MatchState, ok, seatsOf } from '@overtrick/engine';
import { botPause, type Last, USUAL_LEVEL } from '@overtrick/match';
import type { CompiledQuery } from 'kysely';
import type { Logger } from 'pino';
import type { Ladder } from '../ladder/ladder.ts';
import type { Store } from '../store/store.ts';
import { ending } from './ending.ts';
import { settleClaim } from './giveWay.ts';
import { type LiveTable, rowOf, summaryOf } from './live.ts';
import { HOUR, type RoomState } from './room.ts';
import { botPlays } from './seat.ts';
import { seatQueries } from './sitters.ts';
import type { Step, Tables } from './tables.ts';
import { type ThoughtDuties, Thoughts } from './thoughts.ts';
import { yesOfRobot } from './votes.ts';

/** How long after a table is due no other node looks after it. */
const LEASE = 6_000;

/** Pause before the next try after the store has failed. */
const AGAIN = 700;

/** How often overdue tables are looked for. */
const PATROL = 1_000;
const PATROL_SIZE = 50;

export interface StewardDuties {
  readonly node: string;
  readonly store: Store;
  readonly ladder: Ladder;
  readonly tables: () => Tables;
  readonly bots: Pick<ThoughtDuties, 'choose' | 'wait'>;
  readonly isHere: (live: LiveTable, person: string) => Promise<boolean>;
  readonly dealPause: number;
  /** How long contributions are waited for. */
  readonly revealTime: number;
  readonly botPace: number;
  readonly log: Logger;
  /** What the lobby knows of a table has changed. */
  readonly listed: (live: LiveTable) => void;
}

/**
 * Does what no request asks for: deals, bots' turns, clocks, results. A table's row says when it is due and which node looks after it;
 * when that node is gone another takes over, and if two act at once the journal lets only one of them write.
 */
export class Steward {
  readonly #duties: StewardDuties;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #thoughts: Thoughts;
  readonly #patrol: NodeJS.Timeout;
  #stopped = false;

  constructor(duties: StewardDuties) {
    this.#duties = duties;
    this.#thoughts = new Thoughts({ ...duties.bots, now: () => duties.store.now() });
    this.#patrol = setInterval(() => void this.#lookAround(), PATROL).unref();
  }

  /** A store with one node has nobody else to wait for: what a killed server held is free at once. */
  async takeOver(): Promise<void> {
    const { store } = this.#duties;
    if (store.dialect === 'sqlite')
      await store.db.updateTable('tables').set({ lease_until: 0 }).where('lease_until', '>', 0).execute();
    // Earlier versions waited for contributions without an end.
    await store.db
      .updateTable('tables')
      .set({ due: store.now() })
      .where('status', '=', 'revealing')
      .where('due', 'is', null)
      .execute();
    await this.#lookAround();
  }

  /** Lets other nodes take over this node's tables at once. */
  async handOver(): Promise<void> {
    const { store, node } = this.#duties;
    await store.db
      .updateTable('tables')
      .set({ lease_until: 0 })
      .where('lease', '=', node)
      .where('due', 'is not', null)
      .execute();
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#patrol);
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  /** What goes into the table's row together with a step. */
  alongside(live: LiveTable, { entry, code }: Step, at: number): readonly CompiledQuery[] {
    if (entry.t === 'chat' || entry.t === 'react') return [];
    const now = this.#duties.store.now();
    if (entry.t !== 'decide') return [this.#write(live, now, at)];
    const { match } = live;
    if (!match || code === undefined) return [];
    const due = this.#dueAfter(live, match.foresee(entry.seat, code), match.at + 1, now);
    return isNear(live.due, due) ? [] : [this.#write(live, due, at)];
  }

  /** Sets the timer after every change here. A table that changed at another node is looked after there. */
  moved(live: LiveTable, from: 'here' | 'elsewhere'): void {
    const timer = this.#timers.get(live.id);
    if (timer) clearTimeout(timer);
    this.#timers.delete(live.id);
    if (from === 'elsewhere') this.#thoughts.forget(live.id);
    if (from === 'here' && !this.#stopped) this.#arm(live);
  }

  /** Somebody has come to a table: bots that had to wait there think at once. */
  came(live: LiveTable): void {
    if (this.#thoughts.hasten(live)) this.moved(live, 'here');
  }

  /** Tells the lobby of a change that it shows; decisions are none. */
  #isNews(live: LiveTable): boolean {
    if (live.seenVersion === live.room.version) return false;
    live.seenVersion = live.room.version;
    return live.summary !== summaryOf(live);
  }

  #arm(live: LiveTable): void {
    const due = this.#due(live);
    if (!isNear(live.due, due) || this.#isNews(live)) void this.#save(live, due);
    const now = this.#duties.store.now();
    const thought = this.#thoughts.about(live);
    if (thought && thought.notBefore <= now) void this.#thoughts.decide(live);
    if (due === null) return;
    const wait = Math.max(0, due - now);
    if (wait > 60_000) return;
    this.#timers.set(
      live.id,
      setTimeout(() => void this.#attend(live.id), wait),
    );
  }

  /** When this table needs attention next; null for never. */
  #due(live: LiveTable): number | null {
    const { room, match } = live;
    if (room.status === 'open') return room.setup.auto && room.isComplete() ? live.at : null;
    if (room.status === 'revealing') {
      const waits = room.shares.all.some((share) => share.reveal === null);
      return waits ? room.startedAt + this.#revealTime(room) : live.at;
    }
    if (room.status !== 'playing' || !match) return null;
    if (yesOfRobot(live)) return live.at;
    const due = this.#dueAfter(live, match, match.at, live.at);
    const notBefore = due === null ? 0 : (this.#thoughts.about(live)?.notBefore ?? 0);
    return due === null ? null : Math.max(due, notBefore);
  }

  /** Somebody whose device is gone does not hold up the deal; by correspondence they have as long as for a decision, or half a day. */
  #revealTime({ clock }: RoomState): number {
    return clock.kind === 'correspondence' ? Math.min(clock.hours, 12) * HOUR : this.#duties.revealTime;
  }

  /** When a position of the match, reached at this time, needs attention. */
  #dueAfter(live: LiveTable, { state, last }: Reached, position: number, at: number): number | null {
    const { room, game } = live;
    if (isOver(state)) return at;
    if (room.pausedAt > 0) return null;
    if (awaitsDeal(state)) return room.claims.size > 0 ? at : at + this.#duties.dealPause;
    let due = Number.POSITIVE_INFINITY;
    for (const seat of seatsOf(game.actors(state))) {
      const sitter = room.seats[seat];
      if (botPlays(sitter)) {
        const pause = botPause(game, state, last, position, sitter.level ?? USUAL_LEVEL);
        due = Math.min(due, at + pause * this.#duties.botPace);
      } else if (room.clock.kind !== 'none') {
        const asked = sitter.askedAt > 0 ? sitter : { ...sitter, askedAt: at };
        due = Math.min(due, room.deadline(asked) ?? due);
      }
    }
    return due === Number.POSITIVE_INFINITY ? null : Math.ceil(due);
  }

  #write(live: LiveTable, due: number | null, at: number): CompiledQuery {
    const { store, node } = this.#duties;
    const now = store.now();
    live.due = due;
    return store.db
      .updateTable('tables')
      .set({ due, lease: node, lease_until: (due ?? now) + LEASE, updated: at })
      .where('id', '=', live.id)
      .compile();
  }

  /** Writes the row, unless it already describes a later position: a node that was suspended must not overwrite it. */
  async #save(live: LiveTable, due: number | null): Promise<void> {
    const { store, log } = this.#duties;
    const changed = live.summary !== summaryOf(live);
    live.due = due;
    live.summary = summaryOf(live);
    const { db } = store;
    const also = [
      db
        .updateTable('tables')
        .set({
          due,
          lease: this.#duties.node,
          lease_until: (due ?? store.now()) + LEASE,
          ...rowOf(live),
        })
        .where('id', '=', live.id)
        .where('updated', '<=', live.at)
        .compile(),
    ];
    if (changed) also.push(...seatQueries(db, live));
    try {
      await store.write(also);
      if (!changed) return;
      this.#duties.listed(live);
    } catch (error) {
      log.error({ err: error, table: live.id }, 'a due time could not be kept');
      live.due = Number.NaN;
      live.summary = '';
      if (!this.#stopped) setTimeout(() => void this.#attend(live.id), AGAIN).unref();
    }
  }

  /** Looks after tables whose node did not do so in time. */
  async #lookAround(): Promise<void> {
    const { store, node, log } = this.#duties;
    try {
      const now = store.now();
      const overdue = await store.db
        .selectFrom('tables')
        .select('id')
        .where('due', '<=', now)
        .where('lease_until', '<', now)
        .limit(PATROL_SIZE)
        .execute();
      for (const { id } of overdue) {
        const claimed = await store.db
          .updateTable('tables')
          .set({ lease: node, lease_until: now + LEASE })
          .where('id', '=', id)
          .where('lease_until', '<', now)
          .executeTakeFirst();
        // The other node may have died before it told this one what happened.
        if (claimed.numUpdatedRows > 0n) void this.#attend(id, true);
      }
    } catch (error) {
      log.warn({ err: error }, 'overdue tables could not be looked for');
    }
  }

  /** Does what is due at a table. */
  async #attend(id: string, overdue = false): Promise<void> {
    this.#timers.delete(id);
    if (this.#stopped) return;
    const { tables, log } = this.#duties;
    try {
      const live = await (overdue ? tables().fresh(id) : tables().get(id));
      if (live) await this.#serve(live);
    } catch (error) {
      // Another node looks after it.
      if (this.#stopped) return;
      log.error({ err: error, table: id }, 'a table could not be looked after');
      this.#timers.set(id, setTimeout(() => void this.#attend(id), AGAIN).unref());
    }
  }

  async #serve(live: LiveTable): Promise<void> {
    const { store, ladder } = this.#duties;
    const { room, match, n } = live;
    const due = this.#due(live);
    if (due === null || due > store.now()) return this.#arm(live);
    if (room.status === 'open') return this.#append(live, n, { entry: { t: 'start' } });
    if (room.status === 'revealing') return this.#append(live, n, { entry: { t: 'deal', deal: 0 } });
    if (!match) return;
    const yes = yesOfRobot(live);
    if (yes) return this.#append(live, n, { entry: yes });
    const { state } = match;
    if (isOver(state)) return this.#append(live, n, await ending(ladder, live, store.now()));
    if (awaitsDeal(state)) {
      const claimed = await settleClaim(live, (person) => this.#duties.isHere(live, person));
      return this.#append(live, n, { entry: claimed ?? { t: 'deal', deal: state.deal + 1 } });
    }
    const thought = this.#thoughts.about(live);
    if (!thought) return this.#timeOut(live, seatsOf(live.game.actors(state)));
    const { seat, level } = thought;
    const decision = await this.#thoughts.decide(live);
    if (this.#stopped || decision === undefined) return;
    if (live.n !== n) return this.#armAgain(live);
    const text = live.game.makeDecision(decision);
    const checked = match.check(seat, decision);
    if (!checked.ok) throw new Error(`a bot chose ${text}: ${checked.error.reason}`);
    const entry = { t: 'decide', seat, decision: text, bot: level } as const;
    return this.#append(live, n, { entry, code: checked.value });
  }

  /** A lost connection has its own allowance; after that a bot plays. */
  async #timeOut(live: LiveTable, asked: readonly number[]): Promise<void> {
    const { store, isHere } = this.#duties;
    for (const seat of asked) {
      const sitter = live.room.seats[seat];
      const deadline = live.room.deadline(sitter);
      if (deadline === null || deadline > store.now()) continue;
      const lost = sitter.grace > 0 && sitter.person !== null && !(await isHere(live, sitter.person));
      return this.#append(live, live.n, {
        entry: lost ? { t: 'grace', seat, ms: sitter.grace } : { t: 'absent', seat },
      });
    }
  }

  /** Appends, unless the table has changed meanwhile. */
  async #append(live: LiveTable, n: number, step: Step): Promise<void> {
    await this.#duties.tables().act(live.id, null, (now) => {
      if (now.n === n) return ok(step);
      return fail('moved-on');
    });
    if (live.n > n) this.#armAgain(live);
  }

  /** The table has changed meanwhile, and whoever changed it may have set no timer. */
  #armAgain(live: LiveTable): void {
    if (!this.#timers.has(live.id)) this.#arm(live);
  }
}

/** A position of a match: its state and what led to it. */
interface Reached {
  readonly state: MatchState;
  readonly last: Last;
}

/** The due time in a row may be a little early, so that not every decision of a bot rewrites it: a node that looks too soon looks again. */
function isNear(written: number | null, due: number | null): boolean {
  if (written === null || due === null) return written === due;
  return written <= due && due < written + LEASE / 2;
}
