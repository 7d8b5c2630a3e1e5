import { randomBytes } from 'node:crypto';
import { type ClientRequest, get } from 'node:http';
import type { Created, Message, TableInput, Whole } from '@overtrick/api';
import { commitContribution, makeHex } from '@overtrick/engine';

export interface Told {
  readonly id: string | null;
  readonly event: string;
  readonly data: unknown;
}

/** A person at the other end of the wire: plain HTTP, as `curl` would. */
export class TestClient {
  readonly url: string;
  cookie = '';
  id = '';
  readonly #share = randomBytes(32);

  constructor(url: string) {
    this.url = url;
  }

  /** A guest with this name. */
  static async named(url: string, name: string): Promise<TestClient> {
    const client = new TestClient(url);
    const { body } = await client.post<{ id: string }>('/api/me', { name });
    client.id = body.id;
    return client;
  }

  async ask<T>(
    method: string,
    path: string,
    input?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: T }> {
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
    return { status: response.status, body: (await response.json()) as T };
  }

  post<T = { n: number; problem?: string }>(
    path: string,
    input: unknown = {},
    headers: Record<string, string> = {},
  ) {
    return this.ask<T>('POST', path, input, headers);
  }

  get<T>(path: string) {
    return this.ask<T>('GET', path);
  }

  async create(input: TableInput): Promise<Created> {
    return (await this.post<Created>('/api/tables', input)).body;
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

  followPath(path: string): TestStream {
    return new TestStream(this, path);
  }

  follow(table: string, after?: number): TestStream {
    return new TestStream(this, `/api/tables/${table}/stream`, after);
  }
}

/** A stream as it comes over the wire. */
export class TestStream {
  readonly told: Told[] = [];
  /** Every byte as it came. */
  raw = '';
  whole: Whole | null = null;
  now: Message['now'] | null = null;
  room: Whole['room'] | null = null;
  n = -1;
  ended = false;
  readonly #request: ClientRequest;
  readonly #waiting = new Set<() => void>();
  #rest = '';

  constructor(client: TestClient, path: string, after?: number) {
    const headers: Record<string, string> = { cookie: client.cookie };
    if (after !== undefined) headers['last-event-id'] = String(after);
    this.#request = get(client.url + path, { headers, agent: false }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (text: string) => this.#hear(text));
      response.on('close', () => {
        this.ended = true;
        this.#wake();
      });
    });
    this.#request.on('error', () => {
      this.ended = true;
      this.#wake();
    });
  }

  close(): void {
    this.#request.destroy();
  }

  /** Waits until this holds. */
  async until(holds: (stream: TestStream) => boolean, what = 'something', ms = 10_000): Promise<this> {
    const end = Date.now() + ms;
    while (!holds(this)) {
      if (Date.now() > end)
        throw new Error(`waited in vain for ${what}; at ${this.n}: ${this.raw.slice(-500)}`);
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, 200);
        this.#waiting.add(() => {
          clearTimeout(timer);
          wake();
        });
      });
    }
    return this;
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  #hear(text: string): void {
    this.raw += text;
    this.#rest += text;
    const parts = this.#rest.split('\n\n');
    this.#rest = parts.pop() ?? '';
    for (const part of parts) this.#take(part);
    this.#wake();
  }

  #take(part: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1];
    const data = field('data');
    if (data === undefined) return;
    const told = {
      id: field('id') ?? null,
      event: field('event') ?? 'message',
      data: JSON.parse(data) as unknown,
    };
    this.told.push(told);
    if (told.id !== null) this.n = Number(told.id);
    if (told.event === 'whole') {
      this.whole = told.data as Whole;
      this.room = this.whole.room;
      this.now = this.whole.view?.now ?? null;
    } else if (told.event === 'message') {
      const message = told.data as Message;
      if (message.now) this.now = message.now;
      if (message.room) this.room = message.room;
    }
  }
}
