import type { Caller } from './origin.ts';

const KEPT = 50_000;

/**
 * Who opened which table, from where: what bots think there where no person plays is taken from their budget. In memory: after a restart,
 * or at another node, the table's host pays without an address.
 */
export class Openers {
  readonly #by = new Map<string, Caller>();

  opened(table: string, caller: Caller): void {
    this.#by.delete(table);
    this.#by.set(table, caller);
    if (this.#by.size <= KEPT) return;
    for (const oldest of this.#by.keys()) {
      this.#by.delete(oldest);
      return;
    }
  }

  /** Who pays for a table. */
  of(table: string, host: string): Caller {
    return this.#by.get(table) ?? { person: host, address: '', network: null };
  }
}
