import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ok } from '@overtrick/engine';
import type { Cookies } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import { type Answer, no } from '../problem.ts';
import type { PersonRow } from '../store/schema.ts';
import { householdOf } from './household.ts';

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
  return person.banned ? banned : ok(person);
}

const banned = no('banned', 'The host of this site has banned you.');

/** Refuses who does not have the admin token. */
export function refuseAdmin(req: IncomingMessage, token: string | undefined) {
  if (token === undefined) return no('no-admin', 'Set ADMIN_TOKEN to use this page.');
  const given = String(req.headers['overtrick-admin'] ?? '');
  return sameText(given, token) ? null : no('admin-token', 'This is not the admin token.');
}

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

/** What a visitor's limits are counted by: the address of the connection, or what the trusted proxies say it is. */
export function addressOf(req: IncomingMessage, proxies: number): string {
  const own = req.socket.remoteAddress ?? '';
  if (proxies === 0) return householdOf(own);
  const said = String(req.headers['x-forwarded-for'] ?? '').split(',');
  return householdOf(said.at(-proxies)?.trim() || own);
}
