import { ok } from '@overtrick/engine';
import { no } from '../problem.ts';
import type { Push } from '../push.ts';
import type { Handlers } from './route.ts';

const off = no('no-push', 'This server sends no push messages.');

/** Web Push: only where the host has switched it on. */
export const pushRoutes = (push: Push | null) =>
  ({
    'GET /api/me/push': async () => (push ? ok({ json: { key: push.publicKey } }) : off),
    async 'POST /api/me/push'({ person }, input) {
      if (!push) return off;
      await push.subscribe(person.id, input);
      return ok({ json: {} });
    },
  }) satisfies Partial<Handlers>;
