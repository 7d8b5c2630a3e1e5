import type { IncomingMessage } from 'node:http';
import { ok } from '@overtrick/engine';
import * as v from 'valibot';
import { type Answer, no } from '../problem.ts';

/** The largest body, in bytes. */
export const MAX_BODY = 16_384;

/** Reads the body of a request, up to the limit. */
export function readBody(req: IncomingMessage): Promise<Answer<string, 'too-large' | 'cut-off'>> {
  const tooLarge = no('too-large', `A request may have at most ${MAX_BODY} bytes.`);
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY) return Promise.resolve(tooLarge);
  return new Promise((done) => {
    let first: Buffer | null = null;
    let rest: Buffer[] | null = null;
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BODY) {
        // The rest is discarded as it comes; the server's timeouts limit how long that takes.
        first = rest = null;
        done(tooLarge);
      } else if (first === null) first = chunk;
      else if (rest === null) rest = [first, chunk];
      else rest.push(chunk);
    });
    req.on('end', () => done(ok((rest ? Buffer.concat(rest) : (first ?? '')).toString())));
    const cutOff = () => done(no('cut-off', 'The request was cut off.'));
    req.on('error', cutOff);
    req.on('close', cutOff);
  });
}

/** Reads JSON and checks it; the answer names the field that is wrong. */
export function checkBody(schema: v.GenericSchema, text: string): Answer<unknown, 'not-json' | 'bad-input'> {
  let read: unknown;
  try {
    read = text === '' ? {} : JSON.parse(text);
  } catch {
    return no('not-json', 'The body is not JSON.');
  }
  return check(schema, read);
}

/** The same for what follows the `?`. */
export const checkQuery = (schema: v.GenericSchema, search: string): Answer<unknown, 'bad-input'> =>
  check(schema, Object.fromEntries(new URLSearchParams(search)));

function check(schema: v.GenericSchema, given: unknown): Answer<unknown, 'bad-input'> {
  const checked = v.safeParse(schema, given, { abortEarly: true });
  if (checked.success) return ok(checked.output);
  const [issue] = checked.issues;
  const field = v.getDotPath(issue);
  return no('bad-input', field === null ? `${issue.message}.` : `“${field}”: ${issue.message}.`);
}
