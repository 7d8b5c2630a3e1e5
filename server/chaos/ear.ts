import { type ClientRequest, get } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { Message, Whole } from '@overtrick/api';
import { type Chance, pass } from './chance.ts';
import type { Person } from './person.ts';
import type { Tally } from './tally.ts';

/** A stream without a word for so long is given up and taken up again where it was. */
const SILENCE = 4_000;
const LOOK = 1_000;

/**
 * Follows one table as one person, through every broken connection, by `Last-Event-ID`. Remembers each event it was told: none may
 * come twice, be missing, change or vanish.
 */
export class Ear {
  readonly #person: Person;
  readonly #table: string;
  readonly #tally: Tally;
  readonly #chance: Chance;
  readonly #watch: NodeJS.Timeout;
  readonly #waiting = new Set<() => void>();
  #request: ClientRequest | null = null;
  #rest = '';
  #heardAt = Date.now();
  #closed = false;
  readonly events = new Map<number, Message['event']>();
  n: number;
  now: Message['now'] | null = null;
  room: Whole['room'] | null = null;

  constructor(person: Person, table: string, chance: Chance, tally: Tally, after = -1) {
    this.#person = person;
    this.#table = table;
    this.#chance = chance;
    this.#tally = tally;
    this.n = after;
    this.#watch = setInterval(() => {
      if (Date.now() - this.#heardAt > SILENCE) this.#request?.destroy();
    }, LOOK);
    this.#listen();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#watch);
    this.#request?.destroy();
  }

  /** Waits until this holds; `ms` without anything new is too long. */
  async until(holds: (ear: Ear) => boolean, what: string, ms = 120_000): Promise<void> {
    let last = this.n;
    let since = Date.now();
    while (!holds(this)) {
      if (this.n !== last) {
        last = this.n;
        since = Date.now();
      }
      if (Date.now() - since > ms)
        throw new Error(`${this.#person.name} waited in vain for ${what} at position ${this.n}`);
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, LOOK);
        this.#waiting.add(() => {
          clearTimeout(timer);
          wake();
        });
      });
    }
  }

  #listen(): void {
    if (this.#closed) return;
    this.#rest = '';
    this.#heardAt = Date.now();
    const headers = {
      cookie: this.#person.cookie,
      ...(this.n >= 0 && { 'last-event-id': String(this.n) }),
    };
    let over = false;
    const again = (): void => {
      if (over || this.#closed) return;
      over = true;
      this.#tally.resumedStreams++;
      void pass(this.#chance.between(10, 150)).then(() => this.#listen());
    };
    this.#request = get(
      `${this.#person.url}/api/tables/${this.#table}/stream`,
      { headers, agent: false },
      (response) => {
        response.setEncoding('utf8');
        if (response.statusCode === 200) response.on('data', (text: string) => this.#hear(text));
        else response.resume();
        response.on('error', again).on('close', again);
      },
    );
    this.#request.on('error', again).on('close', again);
  }

  #hear(text: string): void {
    this.#heardAt = Date.now();
    const parts = (this.#rest + text).split('\n\n');
    this.#rest = parts.pop() ?? '';
    for (const part of parts) this.#take(part);
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  #take(part: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1];
    const data = field('data');
    const kind = field('event') ?? 'message';
    if (data === undefined) return;
    if (kind === 'whole') this.#takeWhole(JSON.parse(data) as Whole);
    else if (kind === 'message') this.#takeMessage(JSON.parse(data) as Message);
  }

  #takeWhole(whole: Whole): void {
    if (whole.n < this.n) this.#violate(`was told position ${this.n}, and then the table was at ${whole.n}`);
    this.n = whole.n;
    this.room = whole.room;
    this.now = whole.view?.now ?? null;
  }

  #takeMessage({ n, event, now, room }: Message): void {
    if (n !== this.n + 1) this.#violate(`was told position ${n} after ${this.n}`);
    const before = this.events.get(n);
    if (before !== undefined && !isDeepStrictEqual(before, event))
      this.#violate(`heard two different stories about position ${n}`);
    this.events.set(n, event);
    this.n = n;
    if (now) this.now = now;
    if (room) this.room = room;
  }

  #violate(what: string): void {
    this.#tally.violate(`table ${this.#table}: ${this.#person.name} ${what}`);
  }
}
