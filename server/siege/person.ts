import { randomBytes } from 'node:crypto';
import type { CallName, EventOf, Message } from '@overtrick/api';
import { type Answer, Client, type Feed } from '@overtrick/client';
import { commitContribution, makeHex } from '@overtrick/engine';

const STREAM = 'GET /api/tables/:id/stream';
const BOTS = ['club', 'club', 'club'] as const;

/** What a client that comes from this address is told by, as a trusted proxy says. */
const origin = (address: string) => ({ 'x-forwarded-for': address });

/** An attacker's client: every request counts, so nothing is sent twice. */
export const from = (site: string, address: string): Client =>
  new Client({ site, headers: origin(address), tries: 1 });

/** The value of an answer that must not be refused. */
export function wanted<N extends CallName>(answer: Answer<N>) {
  if (!answer.ok) throw new Error(`${answer.error.problem}: ${answer.error.message}`);
  return answer.value;
}

/** Somebody who plays against three bots, listens, and takes the time that bots and the server need. */
export class Person {
  /** Milliseconds from what happened before a bot's decision to that decision, and from an own decision to its answer. */
  bots: number[] = [];
  own: number[] = [];
  /** Decisions that were refused, which must not happen. */
  readonly refused: string[] = [];
  matches = 0;
  table = '';
  readonly #client: Client;
  readonly #share = randomBytes(32);
  #feed: Feed<typeof STREAM> | null = null;
  #heard = { n: -1, at: 0 };
  #left = false;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** Comes from this address and sits down. */
  static async come(site: string, address: string, name: string): Promise<Person> {
    // As the page does, a person asks again when an answer is lost.
    const person = new Person(new Client({ site, headers: origin(address) }));
    wanted(await person.#client.call('POST /api/me', { input: { name } }));
    await person.#begin();
    return person;
  }

  leave(): void {
    this.#left = true;
    this.#feed?.close();
  }

  /** Forgets what was measured. */
  reset(): void {
    this.bots = [];
    this.own = [];
  }

  async #begin(): Promise<void> {
    const input = { game: 'inflation', players: BOTS.length + 1, bots: BOTS };
    const { id } = wanted(await this.#client.call('POST /api/tables', { input }));
    this.table = id;
    this.#heard = { n: -1, at: 0 };
    this.#feed?.close();
    this.#feed = this.#client.follow(STREAM, { params: { id } }, { hear: (told) => this.#hear(id, told) });
    const params = { id };
    const { room } = wanted(await this.#client.call('GET /api/tables/:id', { params }));
    const commitment = commitContribution(room.commitment, 0, this.#share);
    wanted(await this.#client.call('POST /api/tables/:id/ready', { params, input: { commitment } }));
    wanted(await this.#client.call('POST /api/tables/:id/start', { params }));
    const reveal = makeHex(this.#share);
    wanted(await this.#client.call('POST /api/tables/:id/reveal', { params, input: { reveal } }));
  }

  #hear(table: string, { event, data, id: n }: EventOf<typeof STREAM>): void {
    if (table !== this.table || this.#left || n === null) return;
    const at = performance.now();
    const isNext = n === this.#heard.n + 1;
    if (event === 'message' && isNext && isBots(data)) this.bots.push(at - this.#heard.at);
    this.#heard = { n, at };
    if (event !== 'message' && event !== 'whole') return;
    const now = event === 'whole' ? data.view?.now : data.now;
    if (now && now.legal.length > 0) void this.#decide(table, now.legal[0]);
    if (data.room?.status === 'over') {
      this.matches++;
      void this.#begin().catch((error: unknown) => this.refused.push(String(error)));
    }
  }

  async #decide(id: string, decision: string): Promise<void> {
    const asked = performance.now();
    const answer = await this.#client.call('POST /api/tables/:id/decisions', {
      params: { id },
      input: { decision },
    });
    if (answer.ok) this.own.push(performance.now() - asked);
    // A message that came twice may be answered twice.
    else if (answer.error.problem !== 'not-your-turn') this.refused.push(answer.error.problem);
  }
}

/** Whether a decision of a bot is told. The person has seat 0. */
const isBots = ({ event }: Message): boolean => event.t === 'choice' && event.seat !== 0;
