import type { IncomingMessage } from 'node:http';
import { ok } from '@overtrick/engine';
import { type Origin, originOf } from '../admission/origin.ts';
import type { Cookies } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import { type Answer, no } from '../problem.ts';
import { sameText } from '../sameText.ts';
import type { PersonRow } from '../store/schema.ts';

const BEARER = 'Bearer ';

/** The person who sends a request, by bearer token or by cookie; null for a stranger. */
export async function callerOf(
  req: IncomingMessage,
  people: People,
  cookies: Cookies,
): Promise<Answer<PersonRow | null>> {
  const { authorization, cookie } = req.headers;
  if (authorization !== undefined) {
    const token = authorization.startsWith(BEARER) ? authorization.slice(BEARER.length) : '';
    const robot = await people.byToken(token);
    if (!robot) return no('bad-token', 'This token is not valid. Make a new one on your profile.');
    return people.refuseBanned(robot) ?? ok(robot);
  }
  const claim = cookies.read(cookie);
  if (!claim) return ok(null);
  const person = people.known(claim.id) ?? (await people.get(claim.id));
  if (!person || person.epoch !== claim.epoch) return ok(null);
  void people.met(person).catch(() => {});
  return people.refuseBanned(person) ?? ok(person);
}

const PROXIED = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'] as const;

/** True for a request that some proxy has passed on, whether it is believed or not. */
export const isProxied = ({ headers }: IncomingMessage): boolean => PROXIED.some((name) => name in headers);

/**
 * Refuses who has none of these tokens and does not ask from this machine itself. Behind a proxy on the same machine everybody seems to,
 * so what a proxy has passed on does not count, and nothing does where the first token is set.
 */
export function refuseFar(req: IncomingMessage, tokens: readonly (string | undefined)[]) {
  const { authorization = '' } = req.headers;
  const given = [authorization.replace(/^Bearer /, ''), String(req.headers['overtrick-admin'] ?? '')];
  if (tokens.some((token) => token !== undefined && given.some((each) => sameText(each, token)))) return null;
  const isNear = LOOPBACK.test(req.socket.remoteAddress ?? '') && !isProxied(req);
  return isNear && tokens[0] === undefined
    ? null
    : no('admin-token', 'Ask from the machine itself, or send METRICS_TOKEN as a bearer token.');
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** True for a request from a page of another site, which must not act for a visitor of this one. */
export function fromElsewhere(req: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host, authorization } = req.headers;
  if (authorization !== undefined) return false;
  const site = req.headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  if (origin === undefined || origins.includes(origin)) return false;
  return origin.replace(/^https?:\/\//, '') !== host;
}

/** Where a visitor comes from: the address of the connection, or what the trusted proxies say it is. */
export function originOfRequest(req: IncomingMessage, proxies: number): Origin {
  const own = req.socket.remoteAddress ?? '';
  if (proxies === 0) return originOf(own);
  const said = String(req.headers['x-forwarded-for'] ?? '').split(',');
  return originOf(said.at(-proxies)?.trim() || own);
}
