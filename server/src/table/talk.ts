import type { Entry } from './entry.ts';

/** Lines and reactions that a table takes from each seat, and from all others together. */
const MOST = 500;

/** How much was said at a table, by seat. It has a limit of its own, so that talk never takes the room of anything else. */
export class Talk {
  /** Those without a seat come first. */
  readonly #said: number[] = [];
  total = 0;

  hear(entry: Entry): void {
    if (entry.t !== 'chat' && entry.t !== 'react') return;
    this.#said[entry.seat + 1] = (this.#said[entry.seat + 1] ?? 0) + 1;
    this.total++;
  }

  /** True when no more is taken from this seat, or from those without one. */
  isOut(seat: number): boolean {
    return (this.#said[seat + 1] ?? 0) >= MOST;
  }
}
