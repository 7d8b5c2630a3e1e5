import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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

  constructor(gauges: Gauges) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry, prefix: 'overtrick_' });
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

  /** A request has been answered. */
  took(route: string, status: number, started: number): void {
    if (route === 'broken') this.#errors.inc();
    this.#requests.observe(
      { route, status: `${Math.floor(status / 100)}xx` },
      (performance.now() - started) / 1000,
    );
  }
}
