import { isDeepStrictEqual } from 'node:util';
import type { EventOf, Message, Observer, Whole } from '@overtrick/api';
import type { Feed } from '@overtrick/client';
import type { Chance } from './chance.ts';
import type { Person } from './person.ts';
import type { Tally } from './tally.ts';

/** A stream without a word for so long is given up and taken up again where it was. */
const SILENCE = 4_000;
const LOOK = 1_000;
const STREAM = 'GET /api/tables/:id/stream';

/**
 * Follows one table as one person, through every broken connection, by `Last-Event-ID`. Remembers each event it was told: none may
 * come twice, be missing, change or vanish.
 */
export class Ear {
  readonly #person: Person;
  readonly #table: string;
  readonly #tally: Tally;
  readonly #feed: Feed<typeof STREAM>;
  readonly #waiting = new Set<() => void>();
  readonly events = new Map<number, Message['event']>();
  n: number;
  now: Message['now'] | null = null;
  room: Whole['room'] | null = null;
  /** Where this person believes to sit; null before anybody said so. */
  seat: Observer | null = null;

  constructor(person: Person, table: string, chance: Chance, tally: Tally, after = -1) {
    this.#person = person;
    this.#table = table;
    this.#tally = tally;
    this.n = after;
    this.#feed = person.api.follow(
      STREAM,
      { params: { id: table } },
      {
        ...(after >= 0 && { after }),
        hear: (message) => this.#hear(message),
        pause: () => {
          tally.resumedStreams++;
          return chance.between(10, 150);
        },
        silence: SILENCE,
      },
    );
  }

  /** The line is down until it is opened. */
  close(): void {
    this.#feed.close();
  }

  /** Goes on where it was. */
  open(): void {
    this.#tally.resumedStreams++;
    this.#feed.open();
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

  #hear({ event, data }: EventOf<typeof STREAM>): void {
    if (event === 'whole') this.#takeWhole(data);
    else if (event === 'message') this.#takeMessage(data);
    else if (event === 'seat') this.#takeSeat(data.seat);
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  #takeWhole(whole: Whole): void {
    if (whole.n < this.n) this.#violate(`was told position ${this.n}, and then the table was at ${whole.n}`);
    if (this.seat !== null && this.seat !== whole.seat) this.#tally.seatChanges++;
    this.seat = whole.seat;
    this.n = whole.n;
    this.room = whole.room;
    this.now = whole.view?.now ?? null;
  }

  /** A line that is taken up again goes on with the same eyes: who has others is told everything. */
  #takeSeat(seat: Observer): void {
    if (this.seat !== null && seat !== this.seat)
      this.#violate(`believed to sit at ${this.seat} and was told on as ${seat}`);
    this.seat = seat;
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
