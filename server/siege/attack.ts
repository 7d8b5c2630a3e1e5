import type { Problem } from '@overtrick/api';
import type { Client } from '@overtrick/client';
import { from } from './person.ts';

/** What an attack asked for, and what became of it. */
export interface Loot {
  readonly asked: number;
  readonly done: number;
  readonly refused: Readonly<Record<string, number>>;
}

type Answered = { readonly ok: true } | { readonly ok: false; readonly error: Problem };

/** Where an attack comes from and what it is against. */
export interface Ground {
  readonly site: string;
  /** Tables at which people play. */
  readonly tables: readonly string[];
}

/** Asks again and again, from one address or from all households of one network, for a while. */
export abstract class Attack {
  abstract readonly name: string;
  /** Asked a second, as far as the server answers. */
  protected readonly rate: number = 25;
  protected readonly ground: Ground;
  #asked = 0;
  #done = 0;
  readonly #refused = new Map<string, number>();
  readonly #guests: Client[] = [];

  constructor(ground: Ground) {
    this.ground = ground;
  }

  /** Asks for one thing. */
  protected abstract ask(at: number): Promise<void>;

  /** Lets go of what it holds. */
  protected end(): void {}

  get loot(): Loot {
    return { asked: this.#asked, done: this.#done, refused: Object.fromEntries(this.#refused) };
  }

  /** Goes on until this time and until it has asked so often; nobody waits for an answer before the next question. */
  async run(until: number, least: number): Promise<void> {
    const waiting = new Set<Promise<void>>();
    for (let at = 0; at < least || performance.now() < until; at++) {
      const asked: Promise<void> = this.ask(at).finally(() => waiting.delete(asked));
      waiting.add(asked);
      await new Promise((next) => setTimeout(next, 1000 / this.rate));
    }
    await Promise.all(waiting);
    this.end();
  }

  /** Counts an answer. */
  protected count(answer: Answered): void {
    this.#asked++;
    if (answer.ok) this.#done++;
    else this.#refused.set(answer.error.problem, (this.#refused.get(answer.error.problem) ?? 0) + 1);
  }

  /** One of so many guests of an address, made when it is needed; null while the server takes no more of them. */
  protected async guest(number: number, address: string): Promise<Client | null> {
    const known = this.#guests[number];
    if (known) return known;
    const client = from(this.ground.site, address);
    const answer = await client.call('POST /api/me', { input: { name: `Guest ${number}` } });
    if (!answer.ok) {
      this.count(answer);
      return null;
    }
    this.#guests[number] = client;
    return client;
  }
}
