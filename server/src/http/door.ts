import type { IncomingMessage, ServerResponse } from 'node:http';
import { fail, ok } from '@overtrick/engine';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Cookies } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import { type Answer, no, type Refused } from '../problem.ts';
import { planDecision } from '../table/acts.ts';
import type { Tables } from '../table/tables.ts';
import type { Answers } from './answers.ts';
import { checkBody, readBody } from './body.ts';
import type { Call } from './call.ts';
import { addressOf, callerOf, fromElsewhere } from './caller.ts';
import type { Limits } from './limits.ts';
import { sendJson, sendRefused } from './reply.ts';
import type { Reply, Route, Router } from './route.ts';
import { Stream } from './stream.ts';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;
/** Who has no cookie yet gets one by their key, so it must be one that nobody guesses. */
const STRANGERS_KEY = 20;
const TABLES = '/api/tables/';
const DECISIONS = '/decisions';

export const DECISION = v.strictObject({ decision: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });

export interface DoorDuties {
  readonly router: Router;
  readonly tables: Tables;
  readonly people: People;
  readonly cookies: Cookies;
  readonly answers: Answers;
  readonly persons: Limits;
  readonly addresses: Limits;
  readonly origins: readonly string[];
  readonly proxies: number;
  readonly log: Logger;
  readonly draining: () => boolean;
  /** Anything that is no part of the API. */
  readonly files: (req: IncomingMessage, res: ServerResponse, path: string) => Promise<void>;
  readonly took: (route: string, status: number, started: number) => void;
  /** The client version that this server still speaks with. */
  readonly oldestClient: number;
  /** How many streams one address may have open. */
  readonly mostStreams: number;
}

const nobody = no(401, 'who-are-you', 'Say who you are first: POST /api/me with a name.');

/** Every request comes in here. Decisions take a short way, because they are what a table waits for. */
export class Door {
  readonly #duties: DoorDuties;

  constructor(duties: DoorDuties) {
    this.#duties = duties;
  }

  readonly handle = (req: IncomingMessage, res: ServerResponse): void => {
    const started = performance.now();
    const url = req.url ?? '/';
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const isDecision = req.method === 'POST' && path.startsWith(TABLES) && path.endsWith(DECISIONS);
    const work = isDecision
      ? this.#decide(req, res, path.slice(TABLES.length, -DECISIONS.length))
      : this.#serve(req, res, path, mark < 0 ? '' : url.slice(mark + 1));
    work.then(
      (route) => this.#duties.took(route, res.statusCode, started),
      (error: unknown) => this.#broken(res, error, path),
    );
  };

  async #decide(req: IncomingMessage, res: ServerResponse, table: string): Promise<string> {
    const { people, cookies, tables } = this.#duties;
    const reading = readBody(req);
    const hindered = this.#hindered(req);
    if (hindered) return this.#refuse(res, hindered);
    const caller = await callerOf(req, people, cookies);
    if (!caller.ok) return this.#refuse(res, caller.error);
    if (!caller.value) return this.#refuse(res, nobody.ok ? undefined : nobody.error);
    const { id } = caller.value;
    const limited = this.#limited(req, id, 1);
    if (limited) return this.#refuse(res, limited);
    const key = keyOf(req, id);
    if (!key.ok) return this.#refuse(res, key.error);
    const text = await reading;
    if (!text.ok) return this.#refuse(res, text.error);
    const input = checkBody(DECISION, text.value);
    if (!input.ok) return this.#refuse(res, input.error);
    const done = await tables.act(table, key.value, planDecision(id, input.value.decision));
    if (!done.ok) return this.#refuse(res, done.error);
    sendJson(res, 200, `{"n":${done.value.n}}`);
    return 'decisions';
  }

  async #serve(req: IncomingMessage, res: ServerResponse, path: string, search: string): Promise<string> {
    const { router, files, people, cookies, proxies } = this.#duties;
    const found = router.find(path);
    if (!found) {
      if (path.startsWith('/api/')) {
        return this.#refuse(res, {
          status: 404,
          problem: 'no-such-door',
          message: 'There is nothing here. See /api.',
        });
      }
      await files(req, res, path);
      return 'files';
    }
    const route = found.routes.get(req.method ?? '');
    if (!route) {
      res.setHeader('Allow', [...found.routes.keys()].join(', '));
      return this.#refuse(res, {
        status: 405,
        problem: 'method',
        message: `Not possible with ${req.method}.`,
      });
    }
    const hindered = route.hidden ? null : this.#hindered(req);
    if (hindered) return this.#refuse(res, hindered);
    const caller = await callerOf(req, people, cookies);
    if (!caller.ok) return this.#refuse(res, caller.error);
    const person = caller.value;
    if (!person && !route.open) return this.#refuse(res, nobody.ok ? undefined : nobody.error);
    const limited = this.#limited(req, person?.id ?? null, route.cost ?? 1);
    if (limited) return this.#refuse(res, limited);
    const address = addressOf(req, proxies);
    if (path.endsWith('/stream') && Stream.from(address) >= this.#duties.mostStreams) {
      return this.#refuse(res, {
        status: 429,
        problem: 'too-many-streams',
        message: 'Too many pages are open from your address. Close some.',
        retryAfter: 10,
      });
    }
    const key = keyOf(req, person?.id ?? '');
    if (!key.ok) return this.#refuse(res, key.error);
    const input = await this.#input(req, route);
    if (!input.ok) return this.#refuse(res, input.error);
    const secure = 'encrypted' in req.socket || (proxies > 0 && req.headers['x-forwarded-proto'] === 'https');
    const call: Call = {
      req,
      res,
      path,
      query: new URLSearchParams(search),
      address,
      secure,
      person,
      params: found.params,
      key: key.value,
    };
    const answer = await this.#answer(route, call, input.value);
    if (!answer.ok) return this.#refuse(res, answer.error);
    const reply = answer.value;
    if (reply) {
      const more = reply.cookie === undefined ? [] : ['Set-Cookie', reply.cookie];
      sendJson(res, reply.status ?? 200, JSON.stringify(reply.json), more);
    }
    return route.path;
  }

  /** Goes through the route, once for each key. */
  #answer(route: Route, call: Call, input: unknown): Promise<Answer<Reply>> {
    const { answers } = this.#duties;
    return route.once && call.key !== null
      ? answers.once(`${call.path} ${call.key}`, () => route.go(call, input))
      : route.go(call, input);
  }

  async #input(req: IncomingMessage, route: Route): Promise<Answer<unknown>> {
    if (req.method === 'GET') return ok(undefined);
    const text = await readBody(req);
    if (!text.ok) return text;
    return route.input ? checkBody(route.input, text.value) : ok(undefined);
  }

  /** Reasons that have nothing to do with what is asked. */
  #hindered(req: IncomingMessage): Refused | null {
    const { origins, draining, oldestClient } = this.#duties;
    const version = req.headers['overtrick-client'];
    if (version !== undefined && !(Number(version) >= oldestClient)) {
      return {
        status: 426,
        problem: 'please-reload',
        message: 'This page is older than the server. Please reload it.',
      };
    }
    if (draining()) {
      return {
        status: 503,
        problem: 'draining',
        message: 'This server is about to stop. Try again.',
        retryAfter: 1,
      };
    }
    if (req.method !== 'GET' && fromElsewhere(req, origins)) {
      return { status: 403, problem: 'origin', message: 'Requests from pages of other sites are refused.' };
    }
    return null;
  }

  #limited(req: IncomingMessage, person: string | null, cost: number): Refused | null {
    const { persons, addresses, proxies } = this.#duties;
    const wait =
      addresses.take(addressOf(req, proxies), cost) || (person === null ? 0 : persons.take(person, cost));
    if (wait === 0) return null;
    const message = `Too many requests. Wait ${wait} s.`;
    return { status: 429, problem: 'too-many', message, retryAfter: wait };
  }

  #refuse(res: ServerResponse, refused: Refused | undefined): string {
    if (refused) sendRefused(res, refused);
    return 'refused';
  }

  #broken(res: ServerResponse, error: unknown, path: string): void {
    const full = isFull(error);
    this.#duties.log.error({ err: error, path }, 'a request failed');
    this.#duties.took('broken', 500, performance.now());
    sendRefused(
      res,
      full
        ? {
            status: 507,
            problem: 'disk-full',
            message: 'The disk of the server is full, so nothing can be kept. Tell its host.',
          }
        : {
            status: 503,
            problem: 'store',
            message: 'The server could not keep this. Try again.',
            retryAfter: 1,
          },
    );
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'SQLITE_FULL' || error.code === '53100' || error.code === 'ENOSPC');

function keyOf(req: IncomingMessage, person: string): Answer<string | null> {
  const key = req.headers['idempotency-key'];
  if (key === undefined) return ok(null);
  if (typeof key === 'string' && KEY.test(key) && (person !== '' || key.length >= STRANGERS_KEY)) {
    return ok(`${person.slice(0, 8)}:${key}`);
  }
  return fail({
    status: 422,
    problem: 'bad-key',
    message: 'Idempotency-Key must be 8 (without a cookie 20) to 64 of A–Z, a–z, 0–9, _ and -, at random.',
  });
}
