import type { Origin } from '../admission/origin.ts';
import type { Seal } from '../seal.ts';
import type { Store } from '../store/store.ts';

/** A place is written down again when somebody was last seen there so long ago. */
const AGAIN = 3_600_000;
const KEPT = 20_000;
/** Older ones say nothing about where somebody is. */
const MONTH = 30 * 86_400_000;

/** An address as it is kept: a keyed hash. Whoever reads the store cannot try all addresses without the key. */
export const hashOf = (seal: Seal, scope: 'address' | 'network', place: string): string =>
  seal.sign(`${scope} ${place}`);

/** Where people were last seen, so that an admin can shut out the address of a person without ever seeing it. */
export class Whereabouts {
  readonly #store: Store;
  readonly #seal: Seal;
  readonly #written = new Map<string, number>();

  constructor(store: Store, seal: Seal) {
    this.#store = store;
    this.#seal = seal;
  }

  /** Somebody does something from there. */
  async remember(person: string, { address, network }: Origin): Promise<void> {
    const now = this.#store.now();
    const name = `${person} ${address}`;
    if (now < (this.#written.get(name) ?? 0) + AGAIN) return;
    if (this.#written.size >= KEPT) this.#written.clear();
    this.#written.set(name, now);
    const hashes = {
      address: hashOf(this.#seal, 'address', address),
      network: network === null ? null : hashOf(this.#seal, 'network', network),
    };
    const { db } = this.#store;
    await this.#store.write([
      db
        .insertInto('whereabouts')
        .values({ person, ...hashes, at: now })
        .onConflict((c) => c.columns(['person', 'address']).doUpdateSet({ at: now }))
        .compile(),
    ]);
  }

  /** Where somebody was in the last month. */
  async of(person: string): Promise<{ address: string; network: string | null }[]> {
    return this.#store.db
      .selectFrom('whereabouts')
      .select(['address', 'network'])
      .where('person', '=', person)
      .where('at', '>', this.#store.now() - MONTH)
      .execute();
  }

  /** Forgets what no longer counts. */
  async expire(): Promise<void> {
    await this.#store.db
      .deleteFrom('whereabouts')
      .where('at', '<', this.#store.now() - MONTH)
      .execute();
  }
}
