import { ok } from '@overtrick/engine';
import { type Answer, no } from '../problem.ts';
import type { Seal } from '../seal.ts';
import type { Store } from '../store/store.ts';
import type { Reply } from './route.ts';

const DAY = 86_400_000;

/** A node that claimed a key this long ago and has not answered is gone; another may try. */
const CLAIM = 15_000;
const LOOK_AGAIN = 100;
const LOOKS = 40;

/** A key that is claimed and not answered yet. */
const PENDING = '';

const busy = no('busy', 'The same request is being answered elsewhere. Try again.');

/**
 * Answers by the client's key, so that a repeated request does nothing twice. Where there may be several nodes, the key is claimed in the
 * store before anything is done: of two that get the same request at once, one does it and the other waits for its answer. A node that
 * is alone knows by itself what is under way, and saves a write for every request.
 */
export class Answers {
  readonly #store: Store;
  readonly #seal: Seal;
  readonly #alone: boolean;
  readonly #underWay = new Map<string, Promise<Answer<Reply>>>();

  constructor(store: Store, seal: Seal) {
    this.#store = store;
    this.#seal = seal;
    this.#alone = store.dialect === 'sqlite';
  }

  /** Does it, or returns the answer of the first time. */
  once(key: string, go: () => Promise<Answer<Reply>>): Promise<Answer<Reply>> {
    let answer = this.#underWay.get(key);
    if (!answer) {
      answer = this.#first(key, go).finally(() => this.#underWay.delete(key));
      this.#underWay.set(key, answer);
    }
    return answer;
  }

  /** A store with one node has nobody else to wait for: what a killed server of an earlier version had claimed is free at once. */
  async takeOver(): Promise<void> {
    if (!this.#alone) return;
    await this.#store.db.deleteFrom('answers').where('answer', '=', PENDING).execute();
  }

  /** Deletes old answers. */
  async prune(): Promise<void> {
    await this.#store.db
      .deleteFrom('answers')
      .where('at', '<', this.#store.now() - DAY)
      .execute();
  }

  async #first(key: string, go: () => Promise<Answer<Reply>>): Promise<Answer<Reply>> {
    for (let looks = 0; looks < LOOKS; looks++) {
      if (!this.#alone && (await this.#claim(key))) return this.#do(key, go);
      const row = await this.#read(key);
      if (this.#alone && !row) return this.#do(key, go);
      // Answers contain cookies, tokens and codes, so they are stored sealed.
      if (row && row.answer !== PENDING) {
        return ok(JSON.parse(this.#seal.open(row.answer, `answer ${key}`)) as Reply);
      }
      if (row && (await this.#inherit(key, row.at))) return this.#do(key, go);
      await new Promise((next) => setTimeout(next, LOOK_AGAIN));
    }
    return busy;
  }

  async #do(key: string, go: () => Promise<Answer<Reply>>): Promise<Answer<Reply>> {
    const { db } = this.#store;
    const give = async () => {
      if (!this.#alone) await db.deleteFrom('answers').where('key', '=', key).execute();
    };
    let answer: Answer<Reply>;
    try {
      answer = await go();
    } catch (error) {
      await give().catch(() => {});
      throw error;
    }
    if (answer.ok) {
      const row = {
        answer: this.#seal.close(JSON.stringify(answer.value), `answer ${key}`),
        at: this.#store.now(),
      };
      await this.#store.write([
        db
          .insertInto('answers')
          .values({ key, ...row })
          .onConflict((c) => c.column('key').doUpdateSet(row))
          .compile(),
      ]);
    } else await give();
    return answer;
  }

  #read(key: string) {
    return this.#store.db
      .selectFrom('answers')
      .select(['answer', 'at'])
      .where('key', '=', key)
      .executeTakeFirst();
  }

  async #claim(key: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#store.db
      .insertInto('answers')
      .values({ key, answer: PENDING, at: this.#store.now() })
      .onConflict((c) => c.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** Takes over the claim of a node that died before it answered. */
  async #inherit(key: string, claimed: number): Promise<boolean> {
    const now = this.#store.now();
    if (claimed > now - CLAIM) return false;
    const { numUpdatedRows } = await this.#store.db
      .updateTable('answers')
      .set({ at: now })
      .where('key', '=', key)
      .where('at', '=', claimed)
      .where('answer', '=', PENDING)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}
