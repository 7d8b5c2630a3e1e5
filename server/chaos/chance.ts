import { FastRandom } from '@overtrick/engine';

/** The dice of a run. The seed fixes what is tried; when it meets the server is up to the machine. */
export class Chance {
  readonly #random: FastRandom;

  constructor(seed: string) {
    this.#random = new FastRandom(seed);
  }

  /** True so often. */
  happens(often: number): boolean {
    return this.#random.below(10_000) < often * 10_000;
  }

  between(least: number, most: number): number {
    return least + this.#random.below(most - least + 1);
  }

  of<T>(things: readonly T[]): T {
    return things[this.#random.below(things.length)];
  }
}

/** A moment. */
export const pass = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
