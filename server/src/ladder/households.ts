import type { Origin } from '../admission/origin.ts';
import type { Seal } from '../seal.ts';
import type { Store } from '../store/store.ts';
import { MONTH, SEASON } from './rules.ts';

/** A household is written down again when it was last seen so long ago. */
const AGAIN = 3_600_000;
const KEPT = 20_000;

/** Where people have lately played rated matches from: a keyed hash of the network, never the address. */
export class Households {
  readonly #store: Store;
  readonly #seal: Seal;
  /** When somebody was last written down, to spare a query on every decision. */
  readonly #written = new Map<string, number>();

  constructor(store: Store, seal: Seal) {
    this.#store = store;
    this.#seal = seal;
  }

  /** Remembers that somebody plays from there. */
  async remember(person: string, { address, network }: Origin, at = this.#store.now()): Promise<void> {
    const household = this.#seal.sign(`household ${network ?? address}`);
    const name = `${person} ${household}`;
    if (at < (this.#written.get(name) ?? 0) + AGAIN) return;
    await this.#store.db
      .insertInto('households')
      .values({ person, household, at })
      .onConflict((c) => c.columns(['person', 'household']).doUpdateSet({ at }))
      .execute();
    if (this.#written.size >= KEPT) this.#written.clear();
    this.#written.set(name, at);
  }

  /** Forgets what no longer counts. */
  async expire(now = this.#store.now()): Promise<void> {
    const { db } = this.#store;
    await db
      .deleteFrom('households')
      .where('at', '<', now - MONTH)
      .execute();
    await db
      .updateTable('results')
      .set({ household: null })
      .where('at', '<', now - SEASON)
      .where('household', 'is not', null)
      .execute();
  }
}
