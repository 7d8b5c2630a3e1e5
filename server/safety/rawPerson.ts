import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Message, Room, Whole } from '@overtrick/api';
import { commitContribution, makeHex } from '@overtrick/engine';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly text: string;
}

/** Somebody at the end of bare sockets, who keeps every byte that was ever sent to them, heads included. */
export class RawPerson {
  readonly port: number;
  readonly name: string;
  cookie = '';
  id = '';
  /** Everything heard, one piece for each answer and each stream. */
  readonly heard: (RawAnswer | RawStream)[] = [];
  readonly #share = randomBytes(32);

  constructor(port: number, name: string) {
    this.port = port;
    this.name = name;
  }

  /** A guest with this name. */
  static async named(port: number, name: string): Promise<RawPerson> {
    const person = new RawPerson(port, name);
    const { text, head } = await person.act('/api/me', { name });
    person.id = (JSON.parse(text) as { id: string }).id;
    person.cookie = /set-cookie: ([^;]+)/i.exec(head)?.[1] ?? '';
    return person;
  }

  /** Asks, and reads to the last byte. */
  async ask(
    method: string,
    path: string,
    input?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<RawAnswer> {
    const body = input === undefined ? '' : JSON.stringify(input);
    const all = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
    const text = await send(this.port, this.#head(method, path, all) + body);
    const answer = readAnswer(text);
    this.heard.push(answer);
    return answer;
  }

  /** Does something that must succeed. */
  async act(path: string, input: unknown = {}): Promise<RawAnswer> {
    const answer = await this.ask('POST', path, input);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer;
  }

  async get<T>(path: string): Promise<T> {
    return JSON.parse((await this.ask('GET', path)).text) as T;
  }

  follow(table: string, lastId?: string): RawStream {
    const headers: Record<string, string> = lastId === undefined ? {} : { 'last-event-id': lastId };
    const stream = new RawStream(
      this.port,
      this.#head('GET', table.startsWith('/') ? table : `/api/tables/${table}/stream`, headers),
    );
    this.heard.push(stream);
    return stream;
  }

  ready(table: string, commitment: string, seat: number): Promise<RawAnswer> {
    return this.act(`/api/tables/${table}/ready`, {
      commitment: commitContribution(commitment, seat, this.#share),
    });
  }

  reveal(table: string): Promise<RawAnswer> {
    return this.act(`/api/tables/${table}/reveal`, { reveal: makeHex(this.#share) });
  }

  #head(method: string, path: string, headers: Readonly<Record<string, string>>): string {
    const all = { host: '127.0.0.1', ...(this.cookie && { cookie: this.cookie }), ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  }
}

/** Writes this and reads until the other side hangs up. */
export function send(port: number, text: string): Promise<string> {
  return new Promise((done, failed) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', (error) => (parts.length > 0 ? undefined : failed(error)));
    socket.on('close', () => done(Buffer.concat(parts).toString()));
  });
}

/** Splits what came over the wire. */
export function readAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end);
  return { status: Number(head.split(' ')[1]), head, text: text.slice(end + 4) };
}

/** One message of a stream. */
export interface Frame {
  readonly event: string;
  readonly id: number | null;
  readonly data: string;
}

/** A stream, byte by byte. */
export class RawStream {
  readonly frames: Frame[] = [];
  n = -1;
  now: Message['now'] | null = null;
  room: Room | null = null;
  ended = false;
  readonly #socket: Socket;
  readonly #waiting = new Set<() => void>();
  readonly #parts: string[] = [];
  /** What has not made a message yet. Apart from the whole, which every message cut from it would keep alive as it was then. */
  #rest = '';

  constructor(port: number, head: string) {
    this.#socket = connect(port, '127.0.0.1', () => this.#socket.write(head));
    this.#socket.setEncoding('utf8');
    this.#socket.on('data', (text: string) => this.#hear(text));
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      this.ended = true;
      this.#wake();
    });
  }

  /** The whole of it, head included. */
  get bytes(): string {
    return this.#parts.join('');
  }

  close(): void {
    this.#socket.destroy();
  }

  /** Reads no further; what comes waits on the other side. */
  pause(): void {
    this.#socket.pause();
  }

  async until(holds: (stream: this) => boolean, what: string, ms = 30_000): Promise<this> {
    const end = Date.now() + ms;
    while (!holds(this)) {
      if (Date.now() > end) throw new Error(`waited in vain for ${what} at ${this.n}`);
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, 250);
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
    this.#parts.push(text);
    this.#rest += text;
    for (let end = this.#rest.indexOf('\n\n'); end >= 0; end = this.#rest.indexOf('\n\n')) {
      this.#take(this.#rest.slice(0, end));
      this.#rest = this.#rest.slice(end + 2);
    }
    this.#wake();
  }

  #take(part: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1];
    const data = field('data');
    if (data === undefined) return;
    const id = field('id');
    const frame = { event: field('event') ?? 'message', id: id === undefined ? null : Number(id), data };
    this.frames.push(frame);
    if (frame.id !== null) this.n = frame.id;
    if (frame.event === 'whole') {
      const whole = JSON.parse(data) as Whole;
      this.room = whole.room;
      this.now = whole.view?.now ?? null;
    } else if (frame.event === 'message') {
      const message = JSON.parse(data) as Message;
      this.now = message.now ?? this.now;
      this.room = message.room ?? this.room;
    }
  }
}
