import { isIP } from 'node:net';
import { ok } from '@overtrick/engine';
import * as v from 'valibot';
import { no } from '../problem.ts';
import type { Push } from '../push.ts';
import { type Route, route } from './route.ts';

const KEY = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_=-]{16,120}$/, 'give the key as the browser does'));

/** Only what a browser's push service can be: the server must not be sent to addresses of its own network. */
const ENDPOINT = v.pipe(
  v.string(),
  v.maxLength(600),
  v.url('give the endpoint as the browser does'),
  v.check((text) => {
    const { protocol, hostname, port, username } = new URL(text);
    const bare = hostname.replace(/^\[|\]$/g, '');
    return (
      protocol === 'https:' &&
      port === '' &&
      username === '' &&
      isIP(bare) === 0 &&
      hostname.includes('.') &&
      !/\.(local|internal|lan|home|localhost)$/.test(hostname)
    );
  }, 'give the https address of a push service'),
  v.transform((text) => new URL(text).href),
);

const INPUT = v.strictObject({ endpoint: ENDPOINT, keys: v.strictObject({ p256dh: KEY, auth: KEY }) });

/** Web Push: only where the host has switched it on. */
export function pushRoutes(push: Push | null): Route[] {
  const off = no(404, 'no-push', 'This server sends no push messages.');
  return [
    route({
      method: 'GET',
      path: '/api/me/push',
      about: 'The public key for Web Push.',
      open: true,
      go: async () => (push ? ok({ json: { key: push.publicKey } }) : off),
    }),
    route({
      method: 'POST',
      path: '/api/me/push',
      about: 'Be told on this device when it is your turn at a correspondence table.',
      input: INPUT,
      once: true,
      cost: 10,
      async go({ person }, input) {
        if (!push) return off;
        await push.subscribe(person?.id ?? '', input);
        return ok({ json: {} });
      },
    }),
  ];
}
