import type { ProblemCode } from '@overtrick/api';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** One answered request, as the access log has it: no address, no person, no table, no card. */
export interface Access {
  /** What the answer's header `Request-Id` says. */
  readonly request: string;
  readonly method: string;
  /** The path with its names, such as `/api/tables/:id`. */
  readonly route: string;
  readonly status: number;
  readonly problem?: ProblemCode;
  readonly ms: number;
}

/** Work that took from `started` (of `performance.now()`) until now, for whoever draws traces. */
export type Span = (name: string, started: number, about?: Readonly<Record<string, string | number>>) => void;

export interface SightGauges {
  readonly streamsDropped: () => number;
  /** Milliseconds; 0 when there is none. */
  readonly lastBackup: () => number;
}

const since = (started: number): number => (performance.now() - started) / 1000;

/** What operators watch beside requests: how long things take, what is refused, what goes wrong. Numbers only. */
export class Sight {
  readonly #commits: Histogram;
  readonly #decisions: Histogram;
  readonly #thoughts: Histogram;
  readonly #queue: Histogram;
  readonly #refusals: Counter;
  readonly #fullTables: Counter;
  readonly #backups: Counter;
  readonly #span: Span;

  constructor(registry: Registry, { streamsDropped, lastBackup }: SightGauges, span: Span = () => {}) {
    const registers = [registry];
    this.#span = span;
    this.#commits = new Histogram({
      name: 'overtrick_commit_seconds',
      help: 'How long the store took to write a group of entries.',
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    });
    this.#decisions = new Histogram({
      name: 'overtrick_decision_seconds',
      help: 'From when a decision was taken until it was kept and told.',
      labelNames: ['by'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    });
    this.#thoughts = new Histogram({
      name: 'overtrick_thought_seconds',
      help: 'How long bots thought, by level.',
      labelNames: ['level'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4],
      registers,
    });
    this.#queue = new Histogram({
      name: 'overtrick_thought_queue_seconds',
      help: 'How long questions waited until a thread was free.',
      buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 4],
      registers,
    });
    this.#refusals = new Counter({
      name: 'overtrick_refusals_total',
      help: 'Requests that were refused, by problem.',
      labelNames: ['problem'],
      registers,
    });
    this.#fullTables = new Counter({
      name: 'overtrick_file_tables_full_total',
      help: 'Times that no more connections or files could be opened, because too many were.',
      registers,
    });
    this.#backups = new Counter({
      name: 'overtrick_backups_total',
      help: 'Backups that this node was to make, by whether it could.',
      labelNames: ['made'],
      registers,
    });
    for (const made of ['yes', 'no']) this.#backups.inc({ made }, 0);
    new Gauge({
      name: 'overtrick_last_backup_timestamp_seconds',
      help: 'When any node made the last backup; 0 when there is none.',
      registers,
      collect() {
        this.set(lastBackup() / 1000);
      },
    });
    new Counter({
      name: 'overtrick_streams_dropped_total',
      help: 'Streams that were ended because their reader was too slow.',
      registers,
      collect() {
        this.reset();
        this.inc(streamsDropped());
      },
    });
  }

  /** A group was written. */
  committed(started: number): void {
    this.#commits.observe(since(started));
  }

  /** An entry of a table was written, together with others or not. */
  written(started: number): void {
    this.#span('commit', started);
  }

  /** A decision was kept and told. */
  decided(started: number, by: 'person' | 'bot'): void {
    this.#decisions.observe({ by }, since(started));
    this.#span('decision', started, { by });
  }

  /** A bot was asked, a thread began to think about it, and it has answered. */
  thought(asked: number, began: number, level: string): void {
    this.#queue.observe((began - asked) / 1000);
    this.#thoughts.observe({ level }, since(began));
    this.#span('thought', asked, { level, queuedMs: began - asked });
  }

  refused(problem: ProblemCode): void {
    this.#refusals.inc({ problem });
  }

  /** Counts an error if it says that the system, or this process, has too many files open. */
  failed(error: unknown): void {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EMFILE' || code === 'ENFILE') this.#fullTables.inc();
  }

  /** A backup was made, or could not be. */
  backedUp(made: boolean): void {
    this.#backups.inc({ made: made ? 'yes' : 'no' });
  }
}
