import type { IncomingMessage } from 'node:http';
import { newId } from '../ids.ts';

const ID = /^[A-Za-z0-9_-]{8,64}$/;

/** A request's name in logs, traces and its answer: that of a trusted proxy, or one of our own. */
export function requestIdOf(req: IncomingMessage, proxies: number): string {
  const given = req.headers['x-request-id'];
  return proxies > 0 && typeof given === 'string' && ID.test(given) ? given : newId();
}
