import { ok } from '@overtrick/engine';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { makeApiPage, makeOpenApi, PAGE_HEAD } from './openapi.ts';
import type { Served } from './route.ts';

export interface HouseRouteDuties {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly draining: () => boolean;
}

/** Health, metrics and the description of the API. */
export function houseRoutes({ store, metrics, draining }: HouseRouteDuties): Served[] {
  const described = JSON.stringify(makeOpenApi());
  const page = makeApiPage();
  return [
    {
      method: 'GET',
      path: '/api',
      about: 'This page.',
      open: true,
      hidden: true,
      async go({ res }) {
        res.writeHead(200, PAGE_HEAD).end(page);
        return ok(undefined);
      },
    },
    {
      method: 'GET',
      path: '/api/openapi.json',
      about: 'The OpenAPI description.',
      open: true,
      hidden: true,
      async go({ res }) {
        res
          .writeHead(200, { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' })
          .end(described);
        return ok(undefined);
      },
    },
    {
      method: 'GET',
      path: '/healthz',
      about: 'The process lives.',
      open: true,
      hidden: true,
      cost: 0,
      go: async () => ok({ json: { ok: true } }),
    },
    {
      method: 'GET',
      path: '/readyz',
      about: 'The store answers, and this node takes requests.',
      open: true,
      hidden: true,
      cost: 0,
      async go() {
        if (draining()) return ok({ json: { ok: false, why: 'draining' }, status: 503 });
        const answered = await store.db
          .selectFrom('house')
          .select('value')
          .executeTakeFirst()
          .then(
            () => true,
            () => false,
          );
        return ok({ json: { ok: answered }, status: answered ? 200 : 503 });
      },
    },
    {
      method: 'GET',
      path: '/metrics',
      about: 'Prometheus.',
      open: true,
      hidden: true,
      cost: 0,
      async go({ res }) {
        const text = await metrics.registry.metrics();
        res.writeHead(200, { 'Content-Type': metrics.registry.contentType }).end(text);
        return ok(undefined);
      },
    },
  ];
}
