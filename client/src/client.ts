import type {
  CallName,
  CommonProblem,
  InputOf,
  Nothing,
  OutputOf,
  ParamsOf,
  Problem,
  ProblemOf,
  QueryOf,
  RouteName,
  StreamName,
  TextName,
} from '@overtrick/api';
import type { Result } from '@overtrick/engine';
import { Feed, type FeedOptions } from './feed.ts';

/** What goes out. */
export interface Outgoing {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
/** What comes back. */
export interface Incoming {
  readonly status: number;
  /** The cookie that was set, where a program may see it: not in a browser. */
  readonly cookie: string | null;
  readonly text: string;
}

/** Where a client calls, and how. */
export interface ClientOptions {
  /** Where the server is: `https://cards.example`, or `.` for the server that a page came from. */
  readonly site: string;
  /** Sent with every request, such as a token: `{ authorization: 'Bearer …' }`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How often one thing is asked for when the answer is lost; 1 asks once. */
  readonly tries?: number;
  /** Milliseconds to wait for an answer. */
  readonly patience?: number;
  /** How requests are sent, by `fetch` unless told. */
  readonly send?: (url: string, request: Outgoing, patience: number) => Promise<Incoming>;
  /** Sees every answer as it came: tests hold it against the contract. */
  readonly answered?: (route: RouteName, status: number, body: unknown) => void;
}

type Filled<Key extends string, T> = Nothing extends T
  ? { readonly [K in Key]?: T & object }
  : { readonly [K in Key]: T & object };

/** What a route is called with: the parts of its path, what follows the `?`, and its body. */
export type Ask<N extends RouteName> = Filled<'params', ParamsOf<N>> &
  Filled<'query', QueryOf<N>> &
  Filled<'input', InputOf<N>> & {
    /** The idempotency key; a new one unless told. The same key never does anything twice. */
    readonly key?: string;
  };
type Asks<N extends RouteName> = Nothing extends Ask<N> ? [ask?: Ask<N>] : [ask: Ask<N>];

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly input?: object;
  readonly key?: string;
}

type AnyProblem<N extends RouteName> = Problem<ProblemOf<N> | CommonProblem | 'no-answer'>;
/** The result of a call: the answer, or a problem. */
export type Answer<N extends CallName> = Result<OutputOf<N>, AnyProblem<N>>;

const TRIES = 5;
const PATIENCE = 12_000;

/** The problem of a call that nobody answered. */
export const NO_ANSWER: Problem<'no-answer'> = {
  problem: 'no-answer',
  message: 'The server cannot be reached. Check the network.',
};

const PASSING: ReadonlySet<string> = new Set(['no-answer', 'draining', 'store', 'busy']);

/** True for a problem that may soon be over: try again. */
export const mayPass = ({ problem }: Problem): boolean => PASSING.has(problem);

/** The API of a server as calls with the contract's types. Runs in browsers and in Node. */
export class Client {
  readonly #options: ClientOptions;
  /** The cookie of a guest; browsers keep it themselves. */
  cookie = '';

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** Sends a request. A POST carries a key: when the answer is lost it is sent again, and still done once. */
  async call<N extends CallName>(route: N, ...[ask]: Asks<N>): Promise<Answer<N>> {
    const { tries = TRIES } = this.#options;
    const parts: Parts = ask ?? {};
    const isPost = route.startsWith('POST ');
    const key = isPost ? (parts.key ?? newKey()) : undefined;
    for (let tried = 1; ; tried++) {
      const answer: Result<unknown, Problem> = await this.#once(route, parts, key);
      if (answer.ok || !isPost || tried >= tries || !mayPass(answer.error)) {
        // Both sides of the wire are ours, and tests hold every answer against the contract.
        return answer as Answer<N>;
      }
      await new Promise((next) => setTimeout(next, (answer.error.retryAfter ?? 0.3 * tried) * 1000));
    }
  }

  /** Asks for text: a page, a script, the metrics. */
  async text<N extends TextName>(route: N): Promise<Result<string, Problem>> {
    const heard = await this.#send(route, {});
    if (heard === null) return { ok: false, error: NO_ANSWER };
    if (heard.status < 300) return { ok: true, value: heard.text };
    return { ok: false, error: readProblem(parseJson(heard.text)) };
  }

  /** Follows a stream until it is closed; a lost connection is opened again. */
  follow<N extends StreamName>(route: N, ask: Ask<N>, options: FeedOptions<N>): Feed<N> {
    return new Feed(addressOf(this.#options.site, route, ask), () => this.#headers(), options);
  }

  async #once(route: CallName, parts: Parts, key: string | undefined): Promise<Result<unknown, Problem>> {
    const heard = await this.#send(route, parts, key);
    const body = heard && parseJson(heard.text);
    if (heard === null || body === undefined) return { ok: false, error: NO_ANSWER };
    if (heard.cookie) this.cookie = heard.cookie.split(';')[0];
    this.#options.answered?.(route, heard.status, body);
    return heard.status < 300 ? { ok: true, value: body } : { ok: false, error: readProblem(body) };
  }

  /** What comes back; null when nothing does. */
  async #send(route: RouteName, parts: Parts, key?: string): Promise<Incoming | null> {
    const { site, patience = PATIENCE, send = sendByFetch } = this.#options;
    const [method] = route.split(' ');
    const request = {
      method,
      headers: {
        ...this.#headers(),
        ...(key && { 'content-type': 'application/json', 'idempotency-key': key }),
      },
      ...(key && { body: JSON.stringify(parts.input ?? {}) }),
    };
    return send(addressOf(site, route, parts), request, patience).catch(() => null);
  }

  #headers(): Record<string, string> {
    return { ...this.#options.headers, ...(this.cookie && { cookie: this.cookie }) };
  }
}

/** Undefined for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a problem; a proxy between server and client may answer with something else. */
export function readProblem(body: unknown): Problem {
  const isOurs = typeof body === 'object' && body !== null && 'problem' in body && 'message' in body;
  return isOurs ? (body as Problem) : NO_ANSWER;
}

function addressOf(site: string, route: RouteName, { params = {}, query = {} }: Parts): string {
  const path = route.slice(route.indexOf('/'));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  return `${site}${filled}${asked.size > 0 ? `?${asked}` : ''}`;
}

async function sendByFetch(url: string, request: Outgoing, patience: number): Promise<Incoming> {
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(patience) });
  return { status: response.status, cookie: response.headers.get('set-cookie'), text: await response.text() };
}

/** `crypto.randomUUID` is missing over plain http; this is not. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
