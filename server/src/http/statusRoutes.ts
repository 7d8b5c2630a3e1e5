import { ok } from '@overtrick/engine';
import type { Metrics } from '../metrics.ts';
import { no } from '../problem.ts';
import type { Store } from '../store/store.ts';
import { makeApiPage, makeOpenApi } from './openapi.ts';
import type { Handlers } from './route.ts';

export interface StatusRouteDuties {
  readonly store: Store;
  readonly metrics: Metrics;
  /** Whether this node has said that it is about to stop. */
  readonly announced: () => boolean;
}

/** Health, metrics and the description of the API. */
export function statusRoutes({ store, metrics, announced }: StatusRouteDuties) {
  const described = makeOpenApi();
  const page = makeApiPage();
  return {
    'GET /api': async () => ok({ text: page }),
    'GET /api/openapi.json': async () => ok({ json: described }),
    'GET /healthz': async () => ok({ json: { ok: true } }),
    async 'GET /readyz'() {
      if (announced()) return no('draining', 'This server is about to stop. Try again.', 1);
      const asked = store.db.selectFrom('house').select('value').executeTakeFirst();
      const answers = await asked.then(
        () => true,
        () => false,
      );
      return answers ? ok({ json: { ok: true } }) : no('store', 'The store does not answer.', 1);
    },
    'GET /metrics': async () => ok({ text: await metrics.registry.metrics() }),
  } satisfies Partial<Handlers>;
}
