import { fail, ok, type Result } from '@overtrick/engine';
import type { Problem } from '@overtrick/server/api';
import { newId } from '../order.ts';

/** The version of the page's side of the API; a server that has moved on answers "please reload". */
const CLIENT = '1';
const TRIES = 5;
const PATIENCE = 12_000;

/** The problem that is ours: nobody answered. */
export const NO_ANSWER: Problem = {
  problem: 'no-answer',
  message: 'The server cannot be reached. Check the network.',
};

/** An address of the API. Relative, so that it is the server that this page came from. */
export const doorOf = (path: string): string => `./api/${path}`;

/** Reads something. */
export const read = <T>(path: string): Promise<Result<T, Problem>> => once<T>(path, { method: 'GET' });

/** Takes something away; to do it twice does no harm. */
export const remove = <T>(path: string): Promise<Result<T, Problem>> => once<T>(path, { method: 'DELETE' });

/** Does something, once: when the answer is lost it is asked again under the same key. */
export async function send<T>(path: string, input: object = {}): Promise<Result<T, Problem>> {
  const key = newId();
  for (let tries = 1; ; tries++) {
    const answer = await once<T>(path, {
      method: 'POST',
      body: JSON.stringify(input),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    });
    if (answer.ok || tries === TRIES || !mayPass(answer.error)) return answer;
    await new Promise((done) => setTimeout(done, (answer.error.retryAfter ?? 0.3 * tries) * 1000));
  }
}

const mayPass = ({ problem }: Problem): boolean => ['no-answer', 'draining', 'store'].includes(problem);

async function once<T>(path: string, init: RequestInit): Promise<Result<T, Problem>> {
  try {
    const response = await fetch(doorOf(path), {
      ...init,
      headers: { ...init.headers, 'overtrick-client': CLIENT },
      signal: AbortSignal.timeout(PATIENCE),
    });
    // Both sides of this door are ours; what stands in between answers no JSON and ends below.
    const answer: unknown = await response.json();
    return response.ok ? ok(answer as T) : fail(answer as Problem);
  } catch {
    return fail(NO_ANSWER);
  }
}
