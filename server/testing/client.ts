import { randomBytes } from 'node:crypto';
import {
  type CallName,
  type Created,
  type EventOf,
  type Message,
  type OutputOf,
  type Problem,
  ROUTES,
  type RouteName,
  type TableInput,
  type Whole,
} from '@overtrick/api';
import { Client, type Feed } from '@overtrick/client';
import { commitContribution, makeHex } from '@overtrick/engine';
import { breachOf, breachOfEvent, hold } from './contract.ts';

/** The routes as patterns of what goes over the wire; fixed parts come before named ones. */
const PATTERNS = (Object.keys(ROUTES) as RouteName[])
  .sort((a, b) => a.split(':').length - b.split(':').length)
  .map((name) => [new RegExp(`^${name.replace(/:\w+/g, '[^/]+')}$`), name] as const);

/** True where a path, whose variable parts are any text, is one of a route: compared part by part. */
type Fits<Route extends string, Path extends string> = Route extends `${infer First}/${infer Rest}`
  ? Path extends `${infer Head}/${infer Tail}`
    ? Fits<First, Head> extends true
      ? Fits<Rest, Tail>
      : false
    : false
  : Path extends `${string}/${string}`
    ? false
    : Route extends `:${string}`
      ? true
      : Path extends Route
        ? true
        : false;
type RouteAt<Request extends string> = {
  [N in CallName]: Fits<N, Request> extends true ? N : never;
}[CallName];
/** What the contract says that a request is answered with; unknown where it is no part of the contract. */
type OutputAt<Request extends string> = [RouteAt<Request>] extends [never]
  ? unknown
  : OutputOf<RouteAt<Request>>;

/** What came back. */
export class TestAnswer<T> {
  readonly status: number;
  readonly #body: unknown;

  constructor(status: number, body: unknown) {
    this.status = status;
    this.#body = body;
  }

  /** The answer. To read it where the server has refused is an error. */
  get body(): T {
    if (this.status >= 300) throw new Error(`refused: ${this.status} ${JSON.stringify(this.#body)}`);
    // It was held against the contract when it came.
    return this.#body as T;
  }

  /** Why it was refused; nothing where it was not. */
  get refused(): Partial<Problem> {
    return this.status < 300 ? {} : (this.#body as Problem);
  }

  get problem(): Problem['problem'] | undefined {
    return this.refused.problem;
  }
}

/** The route of a request; undefined for what is no part of the contract. */
const routeOf = (method: string, path: string): RouteName | undefined =>
  PATTERNS.find(([pattern]) => pattern.test(`${method} ${path.split('?')[0]}`))?.[1];

const checkedClient = (site: string): Client =>
  new Client({ site, tries: 1, answered: (route, status, body) => hold(breachOf(route, status, body)) });

/** A person at the other end of the wire. Every answer and every message that comes is held against the contract. */
export class TestClient {
  id = '';
  #url: string;
  #api: Client;
  readonly #share = randomBytes(32);

  constructor(url: string) {
    this.#url = url;
    this.#api = checkedClient(url);
  }

  get api(): Client {
    return this.#api;
  }

  get url(): string {
    return this.#url;
  }

  /** The same person goes on at another node. */
  set url(url: string) {
    const { cookie } = this;
    this.#url = url;
    this.#api = checkedClient(url);
    this.cookie = cookie;
  }

  get cookie(): string {
    return this.api.cookie;
  }

  set cookie(cookie: string) {
    this.api.cookie = cookie;
  }

  /** A guest with this name. */
  static async named(url: string, name: string): Promise<TestClient> {
    const client = new TestClient(url);
    const me = await client.api.call('POST /api/me', { input: { name } });
    if (!me.ok) throw new Error(me.error.message);
    client.id = me.value.id;
    return client;
  }

  /** Asks in any way, right or wrong, as `curl` would. The answer has the type that the contract gives it. */
  async ask<const M extends string, const P extends string>(
    method: M,
    path: P,
    input?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer<OutputAt<`${M} ${P}`>>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(input !== undefined && { body: JSON.stringify(input) }),
    });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0];
    const body: unknown = await response.json();
    const route = routeOf(method, path);
    if (route) hold(breachOf(route, response.status, body));
    return new TestAnswer(response.status, body);
  }

  post<const P extends string>(path: P, input: unknown = {}, headers: Record<string, string> = {}) {
    return this.ask('POST', path, input, headers);
  }

  get<const P extends string>(path: P) {
    return this.ask('GET', path);
  }

  async create(input: TableInput): Promise<Created> {
    const created = await this.api.call('POST /api/tables', { input });
    if (!created.ok) throw new Error(created.error.message);
    return created.value;
  }

  /** Commits to a contribution for this seat. */
  ready(table: string, commitment: string, seat: number) {
    return this.post(`/api/tables/${table}/ready`, {
      commitment: commitContribution(commitment, seat, this.#share),
    });
  }

  reveal(table: string) {
    return this.post(`/api/tables/${table}/reveal`, { reveal: makeHex(this.#share) });
  }

  follow(table: string, after?: number): TestStream {
    return new TestStream(this, table, after);
  }
}

const TABLE = 'GET /api/tables/:id/stream';
type Told = EventOf<typeof TABLE>;

/** The stream of a table until it ends for the first time. */
export class TestStream {
  readonly told: Told[] = [];
  whole: Whole | null = null;
  now: Message['now'] | null = null;
  room: Whole['room'] | null = null;
  n = -1;
  ended = false;
  readonly #feed: Feed<typeof TABLE>;
  readonly #waiting = new Set<() => void>();
  #breach: string | null = null;

  constructor(client: TestClient, table: string, after?: number) {
    this.#feed = client.api.follow(
      TABLE,
      { params: { id: table } },
      {
        ...(after !== undefined && { after }),
        hear: (message) => this.#hear(message),
        changed: (connection) => connection !== 'open' && this.close(),
      },
    );
  }

  close(): void {
    this.#feed.close();
    this.ended = true;
    this.#wake();
  }

  /** Waits until this holds. */
  async until(holds: (stream: this) => boolean, what = 'something', ms = 10_000): Promise<this> {
    const end = performance.now() + ms;
    while (!holds(this)) {
      hold(this.#breach);
      if (performance.now() > end) {
        throw new Error(
          `waited in vain for ${what}; at ${this.n}: ${JSON.stringify(this.told.at(-1) ?? null).slice(-500)}`,
        );
      }
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, 200);
        this.#waiting.add(() => {
          clearTimeout(timer);
          wake();
        });
      });
    }
    hold(this.#breach);
    return this;
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  #hear(message: Told): void {
    const { event, data, id } = message;
    this.#breach ??= breachOfEvent(TABLE, event, data);
    this.told.push(message);
    if (id !== null) this.n = id;
    if (event === 'whole') {
      this.whole = data;
      this.room = data.room;
      this.now = data.view?.now ?? null;
    } else if (event === 'message') {
      if (data.now) this.now = data.now;
      if (data.room) this.room = data.room;
    } else if (event === 'room') this.room = data;
    this.#wake();
  }
}
