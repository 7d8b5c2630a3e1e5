import { type DealtTable, SEATS } from './guests.ts';
import { type Heard, Line } from './line.ts';
import type { Wire } from './wire.ts';

/** Decisions that may be on their way to the others at once: the next seat may answer before all have heard. */
const UNDER_WAY = 8;
const EVERYONE = (1 << SEATS) - 1;

export interface FoursomeDuties {
  /** The ports of the nodes; seats spread over them. */
  readonly ports: readonly number[];
  /** All four listen, and one of them is asked. */
  readonly asked: (foursome: Foursome) => void;
  /** A decision has come to one of the other seats, so many milliseconds after it was due. */
  readonly arrived: (ms: number) => void;
  /** A decision has come to all of them. */
  readonly settled: () => void;
  /** Every seat has seen the end of the hand. */
  readonly over: (foursome: Foursome) => void;
  readonly refused: (answer: string) => void;
}

/** Four guests who listen at one table; after a hand they go on to the next. */
export class Foursome {
  readonly #duties: FoursomeDuties;
  readonly #number: number;
  readonly #sentAt = new Float64Array(UNDER_WAY);
  readonly #sentBy = new Int8Array(UNDER_WAY);
  readonly #told = new Uint8Array(UNDER_WAY);
  #table: DealtTable | null = null;
  #lines: Line[] = [];
  /** Seats that have heard of their table, and seats that have seen its end, as masks. */
  #here = 0;
  #finished = 0;
  #position = -1;
  #turn = -1;
  #choices = '';

  constructor(duties: FoursomeDuties, number: number) {
    this.#duties = duties;
    this.#number = number;
  }

  get isHere(): boolean {
    return this.#here === EVERYONE;
  }

  /** Somebody is asked and has not answered yet. */
  get waits(): boolean {
    return this.#turn >= 0;
  }

  /** Four seats begin to listen. */
  follow(table: DealtTable): void {
    this.leave();
    this.#table = table;
    this.#sentAt.fill(0);
    this.#lines = table.guests.map(
      ({ cookie }, seat) => new Line(this.#port(seat), table.id, cookie, (heard) => this.#hear(seat, heard)),
    );
  }

  leave(): void {
    for (const line of this.#lines) line.close();
    this.#lines = [];
    this.#here = 0;
    this.#finished = 0;
    this.#turn = -1;
    this.#position = -1;
  }

  /** Whoever is asked plays a random legal card; it counts from the moment it was due. */
  play(wires: readonly Wire[], due: number): void {
    const seat = this.#turn;
    if (seat < 0 || !this.#table) return;
    const { id, guests } = this.#table;
    const choices = this.#choices.split(',');
    const decision = choices[Math.floor(Math.random() * choices.length)];
    const n = this.#position + 1;
    this.#turn = -1;
    this.#sentAt[n % UNDER_WAY] = due;
    this.#sentBy[n % UNDER_WAY] = seat;
    this.#told[n % UNDER_WAY] = 0;
    void wires[seat]
      .ask(
        'POST',
        `/api/tables/${id}/decisions`,
        guests[seat].cookie,
        `{"decision":${decision}}`,
        `at-${n}-by-${seat}`,
      )
      .then(({ status, body }) => {
        if (status !== 200) this.#duties.refused(`${status} ${body}`);
      });
  }

  #port(seat: number): number {
    const { ports } = this.#duties;
    return ports[(this.#number + seat) % ports.length];
  }

  #hear(seat: number, { n, legal, over }: Heard): void {
    this.#measure(seat, n % UNDER_WAY);
    if (over && this.#finished !== EVERYONE) {
      this.#finished |= 1 << seat;
      if (this.#finished === EVERYONE) {
        this.#duties.over(this);
        return;
      }
    }
    const isNews = legal !== '' && n > this.#position;
    if (isNews) {
      this.#position = n;
      this.#turn = seat;
      this.#choices = legal;
    }
    const wasHere = this.isHere;
    this.#here |= 1 << seat;
    if (this.isHere && this.#turn >= 0 && (isNews || !wasHere)) this.#duties.asked(this);
  }

  #measure(seat: number, at: number): void {
    if (this.#sentAt[at] === 0 || this.#sentBy[at] === seat) return;
    this.#duties.arrived(performance.now() - this.#sentAt[at]);
    if (++this.#told[at] < SEATS - 1) return;
    this.#sentAt[at] = 0;
    this.#duties.settled();
  }
}
