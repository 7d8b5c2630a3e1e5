import {
  type Code,
  FastRandom,
  type MatchState,
  type Random,
  resultOf,
  type Setup,
  type View,
} from '@overtrick/engine';
import { type Solvable, Solver } from './solver.ts';

/** With more cards than this in a hand worlds take too long to solve, unless there is only one. */
export const MOST_IN_HAND = 7;

/** What a seat may expect of a decision when everybody plays as well as can be: the mean over the worlds that were solved. */
export interface Worth {
  readonly code: Code;
  /** 1 for a win, 0 for a loss. */
  readonly result: number;
  /** How much of the count that matters goes the way of its side. */
  readonly count: number;
}

/** Solves the worlds that fit a view: exact where there is only one, an average where there are many. */
export class Worlds {
  readonly #game: Solvable;
  readonly #solver: Solver;
  readonly #world: MatchState;
  readonly #random = new FastRandom('');

  constructor(game: Solvable, setup: Setup) {
    this.#game = game;
    this.#solver = new Solver(game, setup);
    this.#world = game.create(setup);
  }

  /**
   * The worth of every decision of the seat that is asked; null where that cannot be solved. Draws worlds until so many
   * are enough; a world that is the only one is.
   */
  weigh(view: View, random: Random, enough: (worlds: number) => boolean): Worth[] | null {
    const game = this.#game;
    if (game.contest.takers(game.recall(view)) === 0) return null;
    const sampler = game.imagine(view);
    const only = sampler.worlds === 1;
    if (!only && Math.max(...view.now.handSizes) > MOST_IN_HAND) return null;
    this.#random.reseed(`${random.below(1 << 20)} ${random.below(1 << 20)}`);
    const sums = view.now.choices.map((decision) => ({ code: game.encode(decision), result: 0, count: 0 }));
    let worlds = 0;
    do {
      sampler.draw(this.#random, this.#world);
      this.#add(sums, view.seat);
      worlds++;
    } while (!only && !enough(worlds));
    return sums.map(({ code, result, count }) => ({ code, result: result / worlds, count: count / worlds }));
  }

  /** The exact worth of every decision where nothing is hidden from the seat that is asked; null elsewhere. */
  solve(view: View): Worth[] | null {
    const game = this.#game;
    if (game.contest.takers(game.recall(view)) === 0 || game.imagine(view).worlds !== 1) return null;
    return this.weigh(view, this.#random, () => true);
  }

  /** Adds what each decision is worth in the world that was drawn. */
  #add(sums: { readonly code: Code; result: number; count: number }[], seat: number): void {
    const { contest } = this.#game;
    const { least, most } = contest.matters(this.#world);
    const marks = contest.marks(this.#world);
    const takes = ((contest.takers(this.#world) >> seat) & 1) === 1;
    const codes = sums.map(({ code }) => code);
    for (const [at, value] of this.#solver.values(this.#world, codes).entries()) {
      const result = resultOf(marks, value);
      sums[at].result += takes ? result : 1 - result;
      sums[at].count += takes ? value - least : most - value;
    }
  }
}
