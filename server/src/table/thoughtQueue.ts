/** For whose sake a bot is to think. */
export interface Asker {
  readonly table: string;
  /** Who opened it, as budgets count them. */
  readonly opener: string;
  /** True when a person plays there and waits. */
  readonly urgent: boolean;
}

/**
 * What bots are asked, in a fair order: tables where people wait come first. Among them, and among the others, those who opened tables take
 * turns, and so do the tables of each: who opens many waits longer, and nobody else does.
 */
export class ThoughtQueue<Job extends { readonly asker: Asker }> {
  readonly #urgent = new Rounds<Job>();
  readonly #others = new Rounds<Job>();

  get size(): number {
    return this.#urgent.size + this.#others.size;
  }

  /** How many people wait for. */
  get urgent(): number {
    return this.#urgent.size;
  }

  add(job: Job): void {
    (job.asker.urgent ? this.#urgent : this.#others).add(job);
  }

  /** The next one, taken out. */
  take(): Job | undefined {
    return this.#urgent.take() ?? this.#others.take();
  }

  /** All that wait, taken out. */
  drain(): Job[] {
    const all: Job[] = [];
    for (let job = this.take(); job; job = this.take()) all.push(job);
    return all;
  }
}

/** Openers take turns, and the tables of each. */
class Rounds<Job extends { readonly asker: Asker }> {
  /** Whose turn is next comes first. */
  readonly #openers = new Map<string, Map<string, Job[]>>();
  size = 0;

  add(job: Job): void {
    const { opener, table } = job.asker;
    const tables = this.#openers.get(opener) ?? new Map<string, Job[]>();
    const jobs = tables.get(table) ?? [];
    jobs.push(job);
    tables.set(table, jobs);
    this.#openers.set(opener, tables);
    this.size++;
  }

  take(): Job | undefined {
    for (const [opener, tables] of this.#openers) {
      for (const [table, jobs] of tables) {
        const job = jobs.shift();
        tables.delete(table);
        if (jobs.length > 0) tables.set(table, jobs);
        this.#openers.delete(opener);
        if (tables.size > 0) this.#openers.set(opener, tables);
        this.size--;
        return job;
      }
    }
    return undefined;
  }
}
