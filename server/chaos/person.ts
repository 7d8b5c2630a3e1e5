import { randomBytes } from 'node:crypto';
import { type CallName, type OutputOf, PROBLEMS } from '@overtrick/api';
import { type Answer, type Ask, Client } from '@overtrick/client';
import { breachOf } from '../testing/contract.ts';
import { type Chance, pass } from './chance.ts';
import type { Tally } from './tally.ts';

/** Without an answer for so long a client asks again. */
const PATIENCE = 6_000;
/** After so long without any definite answer something is wrong for good. */
const DESPAIR = 180_000;

/** False for what means "try again": a node is stopping, the store was cut off, or nobody knows. */
function isDefinite(problem: keyof typeof PROBLEMS | 'no-answer'): boolean {
  const status = problem === 'no-answer' ? 503 : PROBLEMS[problem];
  return status < 500 && status !== 429;
}

/** Somebody at the other end of a bad line, who asks with one key until there is a definite answer. */
export class Person {
  readonly name: string;
  readonly api: Client;
  /** r of the fair deal. */
  readonly share = randomBytes(32);
  readonly #tally: Tally;
  readonly #chance: Chance;
  id = '';

  constructor(url: string, name: string, chance: Chance, tally: Tally) {
    this.name = name;
    this.#chance = chance;
    this.#tally = tally;
    this.api = new Client({
      site: url,
      tries: 1,
      patience: PATIENCE,
      answered(route, status, body) {
        const breach = breachOf(route, status, body);
        if (breach !== null) tally.violate(`${name}: ${breach}`);
      },
    });
  }

  /** Becomes a guest of the server. */
  async arrive(): Promise<void> {
    const { id } = await this.insist('POST /api/me', { input: { name: this.name } });
    this.id = id;
  }

  /** Asks until there is an answer; anything but yes is a bug here or there. */
  async insist<N extends CallName>(route: N, ask: Ask<N>): Promise<OutputOf<N>> {
    const answer = await this.ask(route, ask);
    if (answer.ok) return answer.value;
    throw new Error(`${route}: ${answer.error.problem}, ${answer.error.message}`);
  }

  /** Asks until there is an answer, whichever. */
  async ask<N extends CallName>(route: N, ask: Ask<N>): Promise<Answer<N>> {
    const end = Date.now() + DESPAIR;
    const again = { key: randomBytes(15).toString('base64url'), ...ask };
    for (let tries = 0; Date.now() < end; tries++) {
      if (tries > 0) this.#tally.retries++;
      const answer = await this.api.call(route, again);
      if (answer.ok || isDefinite(answer.error.problem)) return answer;
      await pass(this.#chance.between(20, 200));
    }
    throw new Error(`${route}: no answer in ${DESPAIR / 1000} s`);
  }
}
