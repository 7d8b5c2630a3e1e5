import { Foursome } from './foursome.ts';
import { type DealtTable, type Guest, inviteGuests, openTable, SEATS } from './guests.ts';
import { Wire } from './wire.ts';

/** What a window of play has brought. */
export interface Window {
  readonly decisions: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Cores that the load itself took. */
  readonly cores: number;
}

/** Parties of four guests; tables in excess of these are opened by the same people. */
const PARTIES = 200;
const OPENING_AT_ONCE = 24;
const TICK = 1;

/**
 * All guests of the bench: they open tables, listen to them, and play at some of them at a time. Tables are opened through
 * `@overtrick/client`. Streams and decisions go over raw sockets (`Line`, `Wire`): through the client a decision cost the load 670 to 900 µs
 * of CPU instead of 60, four times what it costs the server, and on one machine that would be measured instead of the server.
 */
export class Crowd {
  readonly #ports: readonly number[];
  readonly #parties: Guest[][] = [];
  #invited = 0;
  readonly #stock: DealtTable[] = [];
  readonly #foursomes: Foursome[] = [];
  /** Four wires to post on, for each table that may be busy. */
  readonly #stations: Wire[][] = [];
  #free: Wire[][] = [];
  readonly #busy = new Map<Foursome, Wire[]>();
  /** Foursomes of which somebody is asked and nobody plays yet. */
  #idle: Foursome[] = [];
  /** Busy foursomes that wait for their turn in the beat. */
  readonly #ready: Foursome[] = [];
  #gap = 0;
  #due = 0;
  #beat: NodeJS.Timeout | null = null;
  #plays = false;
  #latencies: number[] = [];
  #decisions = 0;
  #since = 0;
  #cpu = process.cpuUsage();

  constructor(ports: readonly number[]) {
    this.#ports = ports;
  }

  /** Opens so many tables and deals at them; nobody listens yet. */
  async open(count: number): Promise<void> {
    let left = count;
    const opener = (at: number): Promise<void> =>
      this.#opening(at, async (wires) => {
        while (left-- > 0) this.#stock.push(await openTable(wires, await this.#party(wires[0])));
      });
    await Promise.all(Array.from({ length: OPENING_AT_ONCE }, (_, at) => opener(at)));
  }

  /** All seats of so many tables begin to listen. */
  async sit(count: number): Promise<void> {
    for (let number = this.#foursomes.length; number < count; number++) {
      const foursome = new Foursome(
        {
          ports: this.#ports,
          asked: (at) => this.#asked(at),
          over: (at) => this.#over(at),
          arrived: (ms) => this.#latencies.push(ms),
          settled: () => this.#decisions++,
          refused: (answer) => {
            throw new Error(`a legal decision was refused: ${answer}`);
          },
        },
        number,
      );
      this.#foursomes.push(foursome);
      foursome.follow(await this.#take());
      if (number % OPENING_AT_ONCE === 0) await until(() => foursome.isHere);
    }
    await until(() => this.#foursomes.every((foursome) => foursome.isHere));
  }

  /** So many tables play from now on: as fast as they can, or so many decisions a second in all. */
  play(busy: number, rate: number | null): void {
    while (this.#stations.length < busy) this.#stations.push(this.#wires(this.#stations.length));
    const playing = new Set(this.#busy.values());
    this.#free = this.#stations.slice(0, busy).filter((station) => !playing.has(station));
    this.#plays = true;
    this.#gap = rate === null ? 0 : 1000 / rate;
    this.#due = performance.now();
    this.#beat ??= setInterval(() => this.#pace(), TICK);
    // Those who were stopped in the middle of a hand go on.
    for (const foursome of this.#busy.keys()) if (foursome.waits) this.#ready.push(foursome);
    this.#employ();
  }

  /** Nobody decides any more; everybody still listens. */
  halt(): void {
    this.#plays = false;
    if (this.#beat) clearInterval(this.#beat);
    this.#beat = null;
    this.#ready.length = 0;
  }

  /** Begins a window. */
  mark(): void {
    this.#latencies = [];
    this.#decisions = 0;
    this.#since = performance.now();
    this.#cpu = process.cpuUsage();
  }

  /** Ends a window. */
  read(): Window {
    const ms = performance.now() - this.#since;
    const { user, system } = process.cpuUsage(this.#cpu);
    const sorted = Float64Array.from(this.#latencies).sort();
    const share = (part: number): number => sorted.at(Math.floor(sorted.length * part)) ?? Number.NaN;
    return {
      decisions: this.#decisions,
      seconds: ms / 1000,
      p50Ms: share(0.5),
      p99Ms: share(0.99),
      cores: (user + system) / 1000 / ms,
    };
  }

  /** The next party in turn. */
  async #party(wire: Wire): Promise<Guest[]> {
    const number = this.#invited++ % PARTIES;
    this.#parties[number] ??= await inviteGuests(wire);
    return this.#parties[number];
  }

  #wires(at: number): Wire[] {
    const { length } = this.#ports;
    return Array.from({ length: SEATS }, (_, seat) => new Wire(this.#ports[(at + seat) % length]));
  }

  /** Runs something on wires for opening tables. */
  async #opening<T>(at: number, work: (wires: readonly Wire[]) => Promise<T>): Promise<T> {
    const wires = Array.from({ length: SEATS }, () => new Wire(this.#ports[at % this.#ports.length]));
    const done = await work(wires);
    for (const wire of wires) wire.close();
    return done;
  }

  /** The next dealt table; where more is played than was thought, it is opened now. */
  async #take(): Promise<DealtTable> {
    return (
      this.#stock.shift() ??
      this.#opening(this.#invited, async (wires) => openTable(wires, await this.#party(wires[0])))
    );
  }

  #asked(foursome: Foursome): void {
    const wires = this.#busy.get(foursome);
    if (!wires) {
      this.#idle.push(foursome);
      this.#employ();
    } else if (this.#plays && this.#gap === 0) foursome.play(wires, performance.now());
    else if (this.#plays) this.#ready.push(foursome);
  }

  /** Gives free stations to foursomes that wait for one. */
  #employ(): void {
    while (this.#plays && this.#free.length > 0 && this.#idle.length > 0) {
      const foursome = this.#idle.shift() as Foursome;
      this.#busy.set(foursome, this.#free.pop() as Wire[]);
      this.#ready.push(foursome);
    }
  }

  #over(foursome: Foursome): void {
    const station = this.#busy.get(foursome);
    this.#busy.delete(foursome);
    if (station) this.#free.push(station);
    this.#employ();
    void this.#take().then((table) => foursome.follow(table));
  }

  /** Lets those play who are due; a late beat makes nobody's decision later than it was due. */
  #pace(): void {
    const now = performance.now();
    while (this.#ready.length > 0 && (this.#gap === 0 || this.#due <= now)) {
      const foursome = this.#ready.shift() as Foursome;
      const wires = this.#busy.get(foursome);
      if (!wires) continue;
      foursome.play(wires, this.#gap === 0 ? now : this.#due);
      this.#due += this.#gap;
    }
  }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((next) => setTimeout(next, 5));
}
