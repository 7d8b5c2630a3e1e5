import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from '@overtrick/bots/node';
import type PgBoss from 'pg-boss';
import type { Job } from 'pg-boss';
import { workerOf } from '../lab/crew.ts';
import { isKind, type Kind } from '../lab/kinds.ts';
import { type Posted, QUEUE, type Returned } from './boss.ts';

/** How long somebody idle waits before looking for a task again. */
const IDLE_MS = 250;

/** Where a worker works at the queue: takes so many tasks at a time, has each done by a thread, and gives the answers back. */
export class Station {
  /** How many tasks were done. */
  done = 0;
  readonly #boss: PgBoss;
  readonly #threads: number;
  readonly #pools = new Map<Kind, Pool<unknown, unknown>>();
  readonly #holding = new Set<string>();
  #stopped = false;

  constructor(boss: PgBoss, threads: number) {
    this.#boss = boss;
    this.#threads = threads;
  }

  /** Works until it is stopped. */
  async work(): Promise<void> {
    await Promise.all(Array.from({ length: this.#threads }, () => this.#takeTasks()));
  }

  /** Hands back what is under way, so that another worker gets it at once. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const ids = [...this.#holding];
    if (ids.length > 0) await this.#boss.fail(QUEUE, ids, { returned: 'the worker was stopped' });
    await Promise.all([...this.#pools.values()].map((pool) => pool.close()));
  }

  async #takeTasks(): Promise<void> {
    while (!this.#stopped) {
      const [job] = await this.#boss.fetch(QUEUE, { batchSize: 1 });
      if (job) await this.#do(job);
      else await sleep(IDLE_MS);
    }
  }

  async #do({ id, data }: Job): Promise<void> {
    this.#holding.add(id);
    const returned = await this.#answer(data as Posted);
    this.#holding.delete(id);
    if (this.#stopped) return;
    await this.#boss.complete(QUEUE, id, returned);
    this.done++;
  }

  async #answer({ kind, task }: Posted): Promise<Returned> {
    if (!isKind(kind)) return { error: `a worker of this version does not know the task “${kind}”` };
    try {
      return { answer: JSON.stringify(await this.#poolOf(kind).run(JSON.parse(task))) };
    } catch (error) {
      return { error: (error as Error).message };
    }
  }

  #poolOf(kind: Kind): Pool<unknown, unknown> {
    const pool = this.#pools.get(kind) ?? new Pool(workerOf(kind), this.#threads);
    this.#pools.set(kind, pool);
    return pool;
  }
}
