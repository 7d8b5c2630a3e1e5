import type { Backend } from './backend.ts';
import { readHouseRow, swapHouseRow } from './houseRow.ts';
import type { OwnRow } from './schema.ts';

/** How often the database's clock is looked at. */
const EVERY = 5_000;
/** Up to this many milliseconds are drift or delay, and followed; more is a jump. */
const DRIFT = 1_000;
/** How fast the time of the tables comes back to that of the clock after a jump. */
const RATE = 0.01;
/** Tries of one look, while other nodes change the row. */
const TRIES = 4;

/** The row of `house` in which nodes agree on the time. */
export const CLOCK: OwnRow = 'clock';

/** How far the tables are ahead of the database's clock, and what time it was at the tables when that was written. */
interface Agreed {
  readonly ahead: number;
  readonly at: number;
}

/**
 * The time at the tables, in milliseconds: deadlines, leases and entries go by it. It runs by this machine's steady clock, so that
 * no clock that is set moves a deadline; what the database's clock jumps is kept in the store for all nodes, and made
 * up for slowly.
 */
export class Clock {
  readonly #backend: Backend;
  #base = 0;
  #since = 0;
  #timer: NodeJS.Timeout | null = null;

  private constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Reads the time of a store once, and changes nothing. */
  static async read(backend: Backend): Promise<Clock> {
    const clock = new Clock(backend);
    const { agreed } = await clock.#read();
    const { wall, when } = await clock.#ask();
    clock.#set(Math.max(wall + agreed.ahead, agreed.at), when);
    return clock;
  }

  /** Reads the time of a store, and stays in step with it. */
  static async start(backend: Backend): Promise<Clock> {
    const clock = await Clock.read(backend);
    await clock.#look();
    clock.#timer = setInterval(() => void clock.#look().catch(() => {}), EVERY).unref();
    return clock;
  }

  now(): number {
    return Math.round(this.#at(performance.now()));
  }

  /** Leaves the time in the store, for who comes next. */
  async stop(): Promise<void> {
    if (this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
    await this.#look(0).catch(() => {});
  }

  #at(when: number): number {
    return this.#base + when - this.#since;
  }

  #set(time: number, when: number): void {
    this.#base = time;
    this.#since = when;
  }

  /** Compares the clocks, and writes down the time unless that was done less than so long ago. */
  async #look(fresh = EVERY / 2): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { agreed, text } = await this.#read();
      const { wall, when, late } = await this.#ask();
      if (late) return;
      const mine = this.#at(when);
      const theirs = wall + agreed.ahead;
      if (this.#hasJumped(mine, theirs, agreed)) {
        if (await this.#agree(text, { ahead: Math.round(mine - wall), at: Math.round(mine) })) return;
        continue;
      }
      const passed = Math.max(0, theirs - agreed.at);
      if (passed < fresh) return this.#set(theirs, when);
      const back = Math.min(Math.abs(agreed.ahead), passed * RATE, DRIFT / 2);
      const ahead = Math.round(agreed.ahead - Math.sign(agreed.ahead) * back);
      if (!(await this.#agree(text, { ahead, at: Math.round(wall + ahead) }))) continue;
      return this.#set(wall + ahead, when);
    }
  }

  /** Whether the clock was set, and it was not this node that slept while others went on. */
  #hasJumped(mine: number, theirs: number, { at }: Agreed): boolean {
    return Math.abs(theirs - mine) > DRIFT && Math.abs(mine - at) < Math.abs(theirs - at);
  }

  /** The database's clock, and at which moment of our own that was. An answer that came late says too little. */
  async #ask(): Promise<{ wall: number; when: number; late: boolean }> {
    const before = performance.now();
    const wall = await this.#backend.now();
    const took = performance.now() - before;
    return { wall, when: before + took / 2, late: took > DRIFT };
  }

  async #read(): Promise<{ agreed: Agreed; text: string | null }> {
    const text = await readHouseRow(this.#backend.db, CLOCK);
    const [ahead = 0, at = 0] = text?.split(' ').map(Number) ?? [];
    return { agreed: { ahead, at }, text };
  }

  /** Writes what all are to go by, unless somebody else has just done so. */
  #agree(before: string | null, agreed: Agreed): Promise<boolean> {
    return swapHouseRow(this.#backend.db, CLOCK, before, writeAgreed(agreed));
  }
}

/** What the row holds. */
export const writeAgreed = ({ ahead, at }: Agreed): string => `${ahead} ${at}`;
