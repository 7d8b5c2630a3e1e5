import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { type Gauges, Metrics } from './metrics.ts';
import { type Access, Sight, type SightGauges } from './sight.ts';

/** All by which a host watches a node: metrics, what takes time, traces and the access log. */
export interface Instruments {
  readonly metrics: Metrics;
  readonly sight: Sight;
  /** Does the work of a request, as part of its trace where there are traces. */
  within<T>(req: IncomingMessage, work: () => T): T;
  /** A request has been answered. */
  answered(access: Access): void;
  close(): Promise<void>;
}

/** Begins to watch a node. */
export async function openInstruments(
  config: Config,
  node: string,
  log: Logger,
  gauges: Gauges & SightGauges,
): Promise<Instruments> {
  const { traces, proxies, accessLog = 'none' } = config;
  const tracing =
    traces === undefined ? null : (await import('./tracing.ts')).openTracing(traces, node, proxies > 0);
  const metrics = new Metrics(gauges);
  const sight = new Sight(metrics.registry, gauges, tracing?.span);
  return {
    metrics,
    sight,
    within: (req, work) => (tracing ? tracing.request(req, work) : work()),
    answered(access) {
      if (access.problem !== undefined) sight.refused(access.problem);
      tracing?.answered(access);
      if (accessLog === 'all' || (accessLog === 'problems' && access.status >= 400))
        log.info(access, 'request');
    },
    async close() {
      await tracing?.close().catch(() => {});
    },
  };
}
