import { randomBytes } from 'node:crypto';
import { FastRandom } from '@overtrick/engine';
import { originOf } from '../src/admission/origin.ts';
import { Households } from '../src/ladder/households.ts';
import { Ladder } from '../src/ladder/ladder.ts';
import { LADDERS } from '../src/ladder/rules.ts';
import { readLeaderboard } from '../src/people/profile.ts';
import { Seal } from '../src/seal.ts';
import type { Backend } from '../src/store/backend.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Store } from '../src/store/store.ts';

export const GAME = 'inflation';
const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Everything happens in the last weeks before now, because the board shows who has played lately. */
const BEGAN = 80 * DAY;

/** The crowd that openskill expects when it is told nothing: strengths spread so far, and so much luck in every match. */
const MEAN = 25;
const SPREAD = 25 / 3;
const LUCK = (25 / 6) * Math.SQRT2;

/** Somebody who plays. */
export interface Guest {
  readonly id: string;
  readonly strength: number;
  readonly address: string;
  /** Matches in the lobby. */
  played: number;
}

/** How somebody finished a match. */
export interface Finisher {
  readonly guest: Guest;
  /** A bot had to play for them. */
  readonly left?: boolean;
}

/** A server without requests: a store in memory where days go by as fast as they can be computed. What rates there is the server's own code. */
export class SimulatedServer {
  readonly random: FastRandom;
  readonly store: Store;
  readonly #ladder: Ladder;
  readonly households: Households;
  now: number;
  #count = 0;

  private constructor(store: Store, seed: string) {
    this.store = store;
    this.random = new FastRandom(seed);
    this.#ladder = new Ladder(store, LADDERS.strangers);
    this.households = new Households(store, new Seal(randomBytes(32)));
    this.now = store.now() - BEGAN;
  }

  static async open(seed: string, backend: Backend = openSqlite(':memory:')): Promise<SimulatedServer> {
    return new SimulatedServer(await Store.open(backend), seed);
  }

  close(): Promise<void> {
    return this.store.close();
  }

  /** A strength as people have it. */
  drawStrength(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.chance()));
    return MEAN + SPREAD * radius * Math.cos(2 * Math.PI * this.chance());
  }

  /** From 0 up to 1. */
  chance(): number {
    return (this.random.bits() >>> 0) / 2 ** 32;
  }

  shuffle<T>(all: readonly T[]): T[] {
    return all
      .map((one) => ({ one, at: this.chance() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);
  }

  async join(strength: number, address: string): Promise<Guest> {
    const id = `guest-${String(this.#count++).padStart(4, '0')}`;
    const { now } = this;
    const row = {
      id,
      name: id,
      recovery: null,
      robot: 0,
      banned: 0,
      epoch: 0,
      created: now,
      seen: now,
      face: null,
    };
    await this.store.db.insertInto('people').values(row).execute();
    return { id, strength, address, played: 0 };
  }

  /** An honest match: the order in which these finish, by their strength and luck (Plackett–Luce). */
  finish(guests: readonly Guest[]): Guest[] {
    return guests
      .map((guest) => ({ guest, form: guest.strength / LUCK - Math.log(-Math.log(1 - this.chance())) }))
      .sort((a, b) => b.form - a.form)
      .map(({ guest }) => guest);
  }

  /** A rated match ends in this order, the best first; who left shares the last place. */
  async play(order: readonly Finisher[], took: number): Promise<void> {
    const at = this.now + took;
    for (const { guest } of order) {
      await this.households.remember(guest.id, originOf(guest.address), at);
    }
    const finished = order.map(({ guest, left = false }, seat) => {
      const ahead = order.slice(0, seat).filter((each) => !each.left).length;
      return {
        seat,
        person: guest.id,
        place: left ? order.length : ahead + 1,
        points: order.length - seat,
        left,
      };
    });
    const table = `table-${this.#count++}`;
    const match = { table, game: GAME, players: order.length, rated: true, at, took, finished };
    await this.store.write(await this.#ladder.record(match));
  }

  /** Everybody on the board, the best first. */
  async board(): Promise<string[]> {
    return (await readLeaderboard(this.store, LADDERS.strangers, GAME)).map(({ person }) => person);
  }

  /** Everybody's rating, ranked or not. */
  async ratings(): Promise<
    ReadonlyMap<string, { readonly ordinal: number; readonly mu: number; sigma: number }>
  > {
    const rows = await this.store.db.selectFrom('ratings').selectAll().execute();
    return new Map(rows.map((row) => [row.person, row]));
  }
}
