import type { Output } from '../command/shell.ts';
import { groupDigits } from '../text/digits.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on a terminal that says how far a run has come; elsewhere it is silent. */
export class Progress {
  readonly #out: Output;
  readonly #total: number;
  readonly #began = performance.now();
  #last = 0;

  constructor(out: Output, total: number) {
    this.#out = out;
    this.#total = total;
  }

  get seconds(): number {
    return (performance.now() - this.#began) / 1000;
  }

  async show(done: number): Promise<void> {
    const now = performance.now();
    if (!this.#out.isTerminal || now - this.#last < EVERY_MS) return;
    this.#last = now;
    const share = done / this.#total;
    const full = Math.round(share * WIDTH);
    const bar = this.#out.paint.cyan('━'.repeat(full)) + this.#out.paint.grey('━'.repeat(WIDTH - full));
    const left = share > 0 ? Math.ceil((this.seconds * (1 - share)) / share) : 0;
    const counts = `${groupDigits(done)} of ${groupDigits(this.#total)} matches`;
    await this.#out.write(`\r${bar} ${counts}, ${left} s left\x1b[K`);
  }

  /** Takes the bar away. */
  async clear(): Promise<void> {
    if (this.#out.isTerminal) await this.#out.write('\r\x1b[K');
  }
}
