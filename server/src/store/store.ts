import type { CompiledQuery, Kysely } from 'kysely';
import type { Append, Backend, Dialect } from './backend.ts';
import { Clock } from './clock.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';

/** The most appends in one commit; the rest waits for the next. */
const GROUP = 400;

interface Waiting {
  readonly append: Append;
  readonly done: (won: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** The database: queries, and appends that are committed in groups. */
export class Store {
  readonly db: Kysely<Database>;
  readonly dialect: Dialect;
  readonly #backend: Backend;
  #waiting: Waiting[] = [];
  #busy = false;
  readonly #clock: Clock;
  /** Commits and appends so far, for the metrics. */
  commits = 0;
  appends = 0;
  /** Told of every commit, when it began. */
  onCommit: (started: number) => void = () => {};

  private constructor(backend: Backend, clock: Clock) {
    this.#backend = backend;
    this.#clock = clock;
    this.db = backend.db;
    this.dialect = backend.dialect;
  }

  /** Opens a store and brings it to the newest schema. */
  static async open(backend: Backend): Promise<Store> {
    await migrate(backend.db, backend.dialect);
    return new Store(backend, await Clock.start(backend));
  }

  /** A store with the schema that it has, to be read. */
  static async at(backend: Backend): Promise<Store> {
    return new Store(backend, await Clock.read(backend));
  }

  /** The time at the tables, the same for all nodes. */
  now(): number {
    return this.#clock.now();
  }

  /** Writes one position; false when another node was faster. When the promise resolves, it is on the disk. */
  append(append: Append): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#waiting.push({ append, done, failed });
      if (!this.#busy) {
        this.#busy = true;
        // Whatever else has arrived in this turn of the loop joins the group.
        setImmediate(() => void this.#flush());
      }
    });
  }

  /** Writes these together, in the next group. */
  async write(also: readonly CompiledQuery[]): Promise<void> {
    await this.append({ row: null, also });
  }

  async close(): Promise<void> {
    while (this.#busy) await new Promise((next) => setTimeout(next, 5));
    await this.#clock.stop();
    await this.#backend.close();
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, GROUP);
      await this.#commit(group);
    }
    this.#busy = false;
  }

  /** Returns the error, or null. */
  async #commit(group: readonly Waiting[]): Promise<unknown> {
    const started = performance.now();
    try {
      const won = await this.#backend.commit(group.map(({ append }) => append));
      this.commits++;
      this.onCommit(started);
      for (const { append } of group) if (append.row !== null) this.appends++;
      for (const [at, { done }] of group.entries()) done(won[at]);
      return null;
    } catch (error) {
      if (group.length === 1) group[0].failed(error);
      else await this.#commitEach(group);
      return error;
    }
  }

  /** One bad append must not fail the others; but a store that is down is not asked again for each of them. */
  async #commitEach(group: readonly Waiting[]): Promise<void> {
    let [before, last]: unknown[] = [null, null];
    for (const one of group) {
      if (before !== null && last !== null) one.failed(last);
      else [before, last] = [last, await this.#commit([one])];
    }
  }
}
