import type { Output } from '../command/shell.ts';
import { groupDigits } from '../text/digits.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on a terminal that says how far a run has come; elsewhere it is silent. */
export class Progress {
  readonly #out: Output;
  readonly #total: number;
  readonly #noun: string;
  readonly #began = performance.now();
  /** What was done before this run began. */
  readonly #before: number;
  #last = 0;

  constructor(out: Output, total: number, noun: string, before = 0) {
    this.#out = out;
    this.#total = total;
    this.#noun = noun;
    this.#before = before;
  }

  get seconds(): number {
    return (performance.now() - this.#began) / 1000;
  }

  /** Draws the bar, if it is time to; `note` is what is known so far. */
  async show(done: number, note: () => string = () => ''): Promise<void> {
    const now = performance.now();
    if (!this.#out.isTerminal || now - this.#last < EVERY_MS) return;
    this.#last = now;
    const full = Math.round((done / this.#total) * WIDTH);
    const bar = this.#out.paint.cyan('━'.repeat(full)) + this.#out.paint.grey('━'.repeat(WIDTH - full));
    const fresh = done - this.#before;
    const left = fresh > 0 ? `${Math.ceil((this.seconds * (this.#total - done)) / fresh)} s left` : '';
    const counts = `${groupDigits(done)} of ${groupDigits(this.#total)} ${this.#noun}`;
    await this.#out.write(`\r${[`${bar} ${counts}`, left, note()].filter(Boolean).join(', ')}\x1b[K`);
  }

  /** Takes the bar away. */
  async clear(): Promise<void> {
    if (this.#out.isTerminal) await this.#out.write('\r\x1b[K');
  }
}
