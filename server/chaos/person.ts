import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { type Chance, pass } from './chance.ts';
import type { Tally } from './tally.ts';

/** Without an answer for so long a client asks again. */
const PATIENCE = 6_000;
/** After so long without any definite answer something is wrong for good. */
const DESPAIR = 180_000;

interface Heard {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | undefined;
}

/** Answers that mean "try again": a node is stopping, the store was cut off, or nobody knows. */
const isDefinite = ({ status }: Heard): boolean => status < 500 && status !== 429;

/** Somebody at the other end of a bad line, who asks with one key until there is a definite answer. */
export class Person {
  readonly url: string;
  readonly name: string;
  /** r of the fair deal. */
  readonly share = randomBytes(32);
  readonly #tally: Tally;
  readonly #chance: Chance;
  cookie = '';
  id = '';

  constructor(url: string, name: string, chance: Chance, tally: Tally) {
    this.url = url;
    this.name = name;
    this.#chance = chance;
    this.#tally = tally;
  }

  /** Becomes a guest of the house. */
  async arrive(): Promise<void> {
    const { id } = await this.insist<{ id: string }>('POST', '/api/me', { name: this.name });
    this.id = id;
  }

  /** Asks until there is an answer; anything but yes is a bug here or there. */
  async insist<T>(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<T> {
    const end = Date.now() + DESPAIR;
    for (let tries = 0; Date.now() < end; tries++) {
      if (tries > 0) this.#tally.retries++;
      const heard = await this.#ask(method, path, body, key);
      if (heard && isDefinite(heard)) {
        if (heard.status >= 300) throw new Error(`${method} ${path}: ${heard.status} ${heard.text}`);
        if (heard.cookie !== undefined) this.cookie = heard.cookie.split(';')[0];
        return JSON.parse(heard.text) as T;
      }
      await pass(this.#chance.between(20, 200));
    }
    throw new Error(`${method} ${path}: no answer in ${DESPAIR / 1000} s`);
  }

  /** One attempt; null when no whole answer came back. */
  #ask(method: string, path: string, body: unknown, key: string | undefined): Promise<Heard | null> {
    return new Promise((answer) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const asking = request(
        this.url + path,
        {
          method,
          agent: false,
          headers: {
            'content-length': Buffer.byteLength(text),
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(this.cookie !== '' && { cookie: this.cookie }),
            ...(key !== undefined && { 'idempotency-key': key }),
          },
        },
        (response) => {
          let heard = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => {
            heard += part;
          });
          response.on('error', () => answer(null));
          response.on('close', () => {
            const cookie = response.headers['set-cookie']?.[0];
            answer(response.complete ? { status: response.statusCode ?? 0, text: heard, cookie } : null);
          });
        },
      );
      asking.setTimeout(PATIENCE, () => asking.destroy(new Error('no answer')));
      asking.on('error', () => answer(null));
      asking.end(text);
    });
  }
}
