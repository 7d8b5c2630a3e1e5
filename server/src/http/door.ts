import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admin, ProblemCode } from '@overtrick/api';
import { ok } from '@overtrick/engine';
import type { Logger } from 'pino';
import type { Admission } from '../admission/admission.ts';
import type { BudgetName } from '../admission/budgets.ts';
import type { Caller, Origin } from '../admission/origin.ts';
import type { Admins } from '../moderation/admins.ts';
import type { ShutAddresses } from '../moderation/shutAddresses.ts';
import type { Whereabouts } from '../moderation/whereabouts.ts';
import type { Cookies } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import { type Answer, no } from '../problem.ts';
import type { Access } from '../sight.ts';
import { requestIdOf } from './access.ts';
import type { Answers } from './answers.ts';
import { checkBody, checkQuery, readBody } from './body.ts';
import type { Call } from './call.ts';
import { callerOf, fromElsewhere, originOfRequest, refuseFar } from './caller.ts';
import { sendJson, sendProblem, sendText } from './reply.ts';
import type { Found, Reply, Router, Served } from './route.ts';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;
/** A stranger gets a cookie by this key, so it must be long enough that nobody guesses it. */
const STRANGERS_KEY = 20;

export interface DoorDuties {
  readonly router: Router;
  readonly people: People;
  readonly cookies: Cookies;
  readonly answers: Answers;
  readonly admission: Admission;
  readonly origins: readonly string[];
  readonly proxies: number;
  readonly log: Logger;
  /** True when this node is about to stop: every answer is the last of its connection, so that nobody asks where nobody will be. */
  readonly leaving: () => boolean;
  readonly draining: () => boolean;
  readonly admins: Admins;
  readonly addresses: ShutAddresses;
  readonly whereabouts: Whereabouts;
  /** What opens the metrics from elsewhere: METRICS_TOKEN, and ADMIN_TOKEN. */
  readonly metricsTokens: readonly (string | undefined)[];
  /** Serves every path that is no route. */
  readonly files: (req: IncomingMessage, res: ServerResponse, path: string) => Promise<void>;
  readonly took: (route: string, status: number, started: number) => void;
  /** Does the work of a request, so that it is known what was done for it. */
  readonly within: (req: IncomingMessage, work: () => void) => void;
  /** A request was answered, or a stream begun. */
  readonly answered: (access: Access) => void;
  /** Something went wrong that nobody asked for. */
  readonly failed: (error: unknown) => void;
  /** The client version that this server still speaks with. */
  readonly oldestClient: number;
}

const nobody = no('who-are-you', 'Say who you are first: POST /api/me with a name.');
const noDoor = no('no-such-door', 'There is nothing here. See /api.');
const badKey = no(
  'bad-key',
  'Idempotency-Key must be 8 (without a cookie 20) to 64 of A–Z, a–z, 0–9, _ and -, at random.',
);
const pleaseReload = no('please-reload', 'This page is older than the server. Please reload it.');
const draining = no('draining', 'This server is about to stop. Try again.', 1);
const fromOtherSite = no('origin', 'Requests from pages of other sites are refused.');

/** Who came from where, as far as it is known. */
interface Visit {
  readonly origin: Origin;
  person: string | null;
}

/** Every request comes in here: it is checked by the contract and passed on to its route. */
export class Door {
  readonly #duties: DoorDuties;

  constructor(duties: DoorDuties) {
    this.#duties = duties;
  }

  readonly handle = (req: IncomingMessage, res: ServerResponse): void =>
    this.#duties.within(req, () => this.#handle(req, res));

  #handle(req: IncomingMessage, res: ServerResponse): void {
    const started = performance.now();
    const request = requestIdOf(req, this.#duties.proxies);
    res.setHeader('Request-Id', request);
    if (this.#duties.leaving()) res.shouldKeepAlive = false;
    const url = req.url ?? '/';
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const sent = req.socket.bytesWritten;
    const origin = originOfRequest(req, this.#duties.proxies);
    const visit: Visit = { origin, person: null };
    this.#serve(visit, req, res, path, mark < 0 ? '' : url.slice(mark + 1))
      .then(
        ({ route, problem }) => {
          this.#duties.took(problem === undefined ? route : 'refused', res.statusCode, started);
          this.#tell(req, res, { request, route, ...(problem !== undefined && { problem }) }, started);
        },
        (error: unknown) => {
          const problem = this.#broken(res, error, request);
          this.#tell(req, res, { request, route: 'broken', problem }, started);
        },
      )
      .finally(() => {
        const bytes = req.socket.bytesWritten - sent;
        this.#duties.admission.spend('bytes', { ...visit.origin, person: visit.person }, bytes);
      });
  }

  #tell(
    { method = '' }: IncomingMessage,
    { statusCode }: ServerResponse,
    known: Pick<Access, 'request' | 'route' | 'problem'>,
    started: number,
  ): void {
    const ms = Math.round((performance.now() - started) * 10) / 10;
    this.#duties.answered({ ...known, method, status: statusCode, ms });
  }

  async #serve(
    visit: Visit,
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    search: string,
  ): Promise<Pick<Access, 'route' | 'problem'>> {
    const { router, files, admission } = this.#duties;
    const found = router.find(path);
    if (!found && !path.startsWith('/api/')) {
      const overdrawn = admission.overdrawn('bytes', { ...visit.origin, person: null });
      if (overdrawn) sendProblem(res, overdrawn.error);
      else await files(req, res, path);
      return { route: 'files', ...(overdrawn && { problem: overdrawn.error.problem }) };
    }
    const answer = found ? await this.#answer(visit, found, req, res, path, search) : noDoor;
    if (!answer.ok) {
      sendProblem(res, answer.error);
      const { path: route = 'none' } = found?.routes.get(req.method ?? '') ?? {};
      return { route, problem: answer.error.problem };
    }
    const reply = answer.value;
    const route = found?.routes.get(req.method ?? '');
    if (reply && 'text' in reply) sendText(res, route?.text ?? 'text/plain', reply.text);
    else if (reply) {
      const more = reply.cookie === undefined ? [] : ['Set-Cookie', reply.cookie];
      sendJson(res, reply.status ?? 200, JSON.stringify(reply.json), more);
    }
    return { route: route?.path ?? 'none' };
  }

  /** Checks a request, and has its route answer it. */
  async #answer(
    visit: Visit,
    { routes, params }: Found,
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    search: string,
  ): Promise<Answer<Reply>> {
    const { people, cookies, proxies, answers } = this.#duties;
    const route = routes.get(req.method ?? '');
    if (!route) {
      res.setHeader('Allow', [...routes.keys()].join(', '));
      return no('method', `Not possible with ${req.method}.`);
    }
    // The body is read while the store looks up the caller.
    const reading = req.method === 'GET' ? ok('') : readBody(req);
    const hindered = route.always
      ? null
      : (this.#duties.addresses.refuse(visit.origin) ?? this.#hindered(req));
    if (hindered) return hindered;
    const admin = await this.#adminOf(route, req);
    if (!admin.ok) return this.#guessed(visit, admin);
    const found = route.local || route.admin ? ok(null) : await callerOf(req, people, cookies);
    if (!found.ok) return this.#guessed(visit, found);
    const person = found.value;
    if (!person && !route.open) return nobody;
    visit.person = person?.id ?? null;
    const caller = { ...visit.origin, person: visit.person };
    const limited = this.#limited(caller, route);
    if (limited) return limited;
    const key = keyOf(req, person?.id ?? '');
    if (!key.ok) return key;
    const query = route.query ? checkQuery(route.query, search) : ok(undefined);
    if (!query.ok) return query;
    const text = await reading;
    if (!text.ok) return text;
    const input = route.input ? checkBody(route.input, text.value) : ok(undefined);
    if (!input.ok) return input;
    if (person && req.method !== 'GET') {
      void this.#duties.whereabouts.remember(person.id, visit.origin).catch(() => {});
    }
    const secure = 'encrypted' in req.socket || (proxies > 0 && req.headers['x-forwarded-proto'] === 'https');
    const call: Call = {
      req,
      res,
      path,
      query: query.value,
      caller,
      secure,
      person,
      admin: admin.value,
      params,
      key: key.value,
    };
    return route.once && key.value !== null
      ? answers.once(`${path} ${key.value}`, () => route.go(call, input.value))
      : route.go(call, input.value);
  }

  /** Why the request is refused whatever it asks for; null when it is not. */
  #hindered(req: IncomingMessage) {
    const { origins, oldestClient } = this.#duties;
    const version = req.headers['overtrick-client'];
    if (version !== undefined && !(Number(version) >= oldestClient)) return pleaseReload;
    if (this.#duties.draining()) return draining;
    return req.method !== 'GET' && fromElsewhere(req, origins) ? fromOtherSite : null;
  }

  /** Refuses who asks too much: of everything, of answers, or of what this route writes. */
  #limited(caller: Caller, { method, path, cost = 1 }: Served) {
    if (cost === 0) return null;
    const { admission } = this.#duties;
    const written = budgetOf(method, path);
    return (
      admission.overdrawn('bytes', caller) ??
      admission.take('requests', caller, cost) ??
      (written === null ? null : admission.take(written, caller))
    );
  }

  /** The admin who asks, where only one may come in; null elsewhere. */
  async #adminOf(
    { admin, local }: Served,
    req: IncomingMessage,
  ): Promise<Answer<Admin | null, 'no-admin' | 'admin-token' | 'owner-only'>> {
    if (admin) return this.#duties.admins.find(String(req.headers['overtrick-admin'] ?? ''), admin);
    return (local ? refuseFar(req, this.#duties.metricsTokens) : null) ?? ok(null);
  }

  /** A wrong token costs a guess; who has none left is told to wait instead of what was wrong. */
  #guessed<R>(visit: Visit, refused: R) {
    return this.#duties.admission.take('guesses', { ...visit.origin, person: null }) ?? refused;
  }

  #broken(res: ServerResponse, error: unknown, request: string): ProblemCode {
    this.#duties.log.error({ err: error, request }, 'a request failed');
    this.#duties.failed(error);
    this.#duties.took('broken', 500, performance.now());
    const { error: problem } = isFull(error) ? diskFull : notKept;
    sendProblem(res, problem);
    return problem.problem;
  }
}

const diskFull = no('disk-full', 'The disk of the server is full, so nothing can be kept. Tell its host.');
const notKept = no('store', 'The server could not keep this. Try again.', 1);

const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'SQLITE_FULL' || error.code === '53100' || error.code === 'ENOSPC');

/** The budget that a route is counted in: what people say and decisions have limits of their own; what else is written is an act. */
export function budgetOf(method: string, path: string): BudgetName | null {
  if (method === 'GET' || path.endsWith('/decisions')) return null;
  return SAID.test(path) ? 'chat' : 'acts';
}

const SAID = /\/(chat|react|report)$/;

function keyOf(req: IncomingMessage, person: string): Answer<string | null, 'bad-key'> {
  const key = req.headers['idempotency-key'];
  if (key === undefined) return ok(null);
  if (typeof key === 'string' && KEY.test(key) && (person !== '' || key.length >= STRANGERS_KEY)) {
    return ok(`${person.slice(0, 8)}:${key}`);
  }
  return badKey;
}
