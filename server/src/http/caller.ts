import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ok } from '@overtrick/engine';
import { type Origin, originOf } from '../admission/origin.ts';
import type { Cookies } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import { type Answer, no } from '../problem.ts';
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
    return robot.banned ? banned : ok(robot);
  }
  const claim = cookies.read(cookie);
  if (!claim) return ok(null);
  const person = people.known(claim.id) ?? (await people.get(claim.id));
  if (!person || person.epoch !== claim.epoch) return ok(null);
  void people.met(person).catch(() => {});
  return person.banned ? banned : ok(person);
}

const banned = no('banned', 'The host of this site has banned you.');

/** Refuses who does not have the admin token. */
export function refuseAdmin(req: IncomingMessage, token: string | undefined) {
  if (token === undefined) return no('no-admin', 'Set ADMIN_TOKEN to use this page.');
  const given = String(req.headers['overtrick-admin'] ?? '');
  return sameText(given, token) ? null : no('admin-token', 'This is not the admin token.');
}

const PROXIED = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'] as const;

/**
 * Refuses who has none of these tokens and does not ask from this machine itself. Behind a proxy on the same machine everybody seems to,
 * so what a proxy has passed on does not count, and nothing does where the first token is set.
 */
export function refuseFar(req: IncomingMessage, tokens: readonly (string | undefined)[]) {
  const { authorization = '' } = req.headers;
  const given = [authorization.replace(/^Bearer /, ''), String(req.headers['overtrick-admin'] ?? '')];
  if (tokens.some((token) => token !== undefined && given.some((each) => sameText(each, token)))) return null;
  const isNear =
    LOOPBACK.test(req.socket.remoteAddress ?? '') && PROXIED.every((name) => !(name in req.headers));
  return isNear && tokens[0] === undefined
    ? null
    : no('admin-token', 'Ask from the machine itself, or send METRICS_TOKEN as a bearer token.');
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

function sameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}

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
