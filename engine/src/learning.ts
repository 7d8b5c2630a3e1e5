import type { GameTypes } from './game.ts';
import type { Seat } from './seat.ts';
import type { View } from './view.ts';

/**
 * What a game gives to bots that learn. It is apart from the `Game`, because nothing but a bot needs it: a page does not load it.
 * A game without it is played by search alone.
 */
export interface Learning<G extends GameTypes = GameTypes> {
  readonly traits: Traits<G['state']>;
  /**
   * Takes worlds that fit a view back to the moment at which their deal was dealt, so that the decisions since then can be
   * judged in each of them. Left out where a world does not say what was held then.
   */
  rewind?(view: View<G>): Rewind<G['state']>;
}

/** Takes worlds back to their deal. */
export interface Rewind<S> {
  /** Changes this world into its deal, before anybody decided. */
  toDeal(world: S): void;
}

/**
 * What a learner sees of a decision: a few traits, small whole numbers. Each has a weight, and the larger the sum of its weights the
 * likelier is a decision. Traits are made of what the seat knows, its own hand and what lies open, never of other hands.
 */
export interface Traits<S> {
  /** How many different traits there are. */
  readonly count: number;
  /** No decision has more than so many; one that is written twice counts twice. */
  readonly most: number;
  /**
   * Writes the traits of the first `count` decisions of an asked seat: those of decision i from `i * most` on, ended by −1
   * where they are fewer. Allocates nothing.
   */
  write(state: S, seat: Seat, codes: Int32Array, count: number, out: Int32Array): void;
}

/** Numbers the traits of a game: a block has one for every combination of what it counts, and the next block comes behind it. */
export class TraitBlocks {
  #count = 0;

  /** How many traits all blocks have. */
  get count(): number {
    return this.#count;
  }

  /** The first trait of a new block with so many of one thing, times so many of another … */
  add(...sizes: readonly number[]): number {
    const first = this.#count;
    this.#count += sizes.reduce((product, size) => product * size, 1);
    return first;
  }
}
