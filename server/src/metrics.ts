import type { Level } from '@overtrick/api';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BudgetName } from './admission/budgets.ts';
import type { Manner } from './table/bots.ts';

/** Figures for which Node walks through every open handle: thousands of them, where there are thousands of streams. */
const SLOW = [
  'active_handles',
  'active_handles_total',
  'active_requests',
  'active_requests_total',
  'active_resources',
  'active_resources_total',
] as const;

export interface Gauges {
  readonly tables: () => number;
  readonly streams: () => number;
  readonly botQueue: () => number;
  readonly commits: () => number;
  readonly appends: () => number;
}

/** The metrics for Prometheus: numbers only, no names, ids or cards. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests: Histogram;
  readonly #errors: Counter;
  readonly #refused: Counter;
  readonly #thoughts: Counter;

  constructor(gauges: Gauges) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry, prefix: 'overtrick_' });
    for (const name of SLOW) this.registry.removeSingleMetric(`overtrick_nodejs_${name}`);
    this.#requests = new Histogram({
      name: 'overtrick_request_seconds',
      help: 'How long requests took, by route and class of status.',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    });
    this.#errors = new Counter({
      name: 'overtrick_store_errors_total',
      help: 'Requests that the store failed.',
      registers,
    });
    this.#refused = new Counter({
      name: 'overtrick_refused_total',
      help: 'Requests that were refused because a budget was spent.',
      labelNames: ['budget'],
      registers,
    });
    this.#thoughts = new Counter({
      name: 'overtrick_thoughts_total',
      help: 'Decisions of bots: full, the minimum of their level after waiting, cut short, or at random after failures.',
      labelNames: ['manner', 'level'],
      registers,
    });
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    gauge(
      'overtrick_tables_in_memory',
      'Tables that somebody watches or plays at on this node.',
      gauges.tables,
    );
    gauge('overtrick_streams', 'Open event streams.', gauges.streams);
    gauge('overtrick_bot_queue', 'Questions that bots are asked now.', gauges.botQueue);
    gauge('overtrick_commits_total', 'Groups that were committed.', gauges.commits);
    gauge(
      'overtrick_appends_total',
      'Entries that were appended to journals, decisions among them.',
      gauges.appends,
    );
  }

  /** A budget was spent. */
  refused(budget: BudgetName): void {
    this.#refused.inc({ budget });
  }

  /** A bot has decided. */
  thought(manner: Manner, level: Level): void {
    this.#thoughts.inc({ manner, level });
  }

  /** A request has been answered. */
  took(route: string, status: number, started: number): void {
    if (route === 'broken') this.#errors.inc();
    this.#requests.observe(
      { route, status: `${Math.floor(status / 100)}xx` },
      (performance.now() - started) / 1000,
    );
  }
}
