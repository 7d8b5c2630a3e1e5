import {
  type Code,
  FastRandom,
  type MatchState,
  type Random,
  type Setup,
  type View,
} from '@overtrick/engine';
import type { StopSignal } from '../bot.ts';
import type { Budget } from '../budget.ts';
import { type Solvable, Solver } from './solver.ts';

/** With more cards than this in all hands a world takes too long to solve, unless it is the only one. */
const MOST_CARDS = 28;
/** What a solved world costs of a budget of iterations, about as it costs time: little with few cards. */
const FEW_CARDS = 18;
const PRICE = { few: 10, many: 100 } as const;

/** What a seat may expect of a decision. */
export interface Worth {
  readonly code: Code;
  /** 0 for the lowest count that matters to its side, 1 for the best; the mean over the worlds that were solved. */
  readonly mean: number;
}

/** Solves the worlds that fit a view: exactly what a decision is worth where there is one, what it is worth on average where there are many. */
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

  /** The worth of every decision of the seat that is asked; null where that cannot be solved. */
  weigh(view: View, budget: Budget, random: Random, signal?: StopSignal): Worth[] | null {
    const game = this.#game;
    if (game.contest.takers(game.recall(view)) === 0) return null;
    const cards = view.now.handSizes.reduce((sum, size) => sum + size, 0);
    const sampler = game.imagine(view);
    const only = sampler.worlds === 1;
    if (!only && cards > MOST_CARDS) return null;
    this.#random.reseed(`${random.below(1 << 20)} ${random.below(1 << 20)}`);
    const price = cards > FEW_CARDS ? PRICE.many : PRICE.few;
    const most = only
      ? 1
      : budget.unit === 'ms'
        ? Number.POSITIVE_INFINITY
        : Math.ceil(budget.amount / price);
    const deadline = performance.now() + (budget.unit === 'ms' ? budget.amount : Number.POSITIVE_INFINITY);
    const codes = view.now.choices.map((decision) => game.encode(decision));
    const sums = codes.map(() => 0);
    let worlds = 0;
    do {
      sampler.draw(this.#random, this.#world);
      for (const [at, worth] of this.#worths(codes, view.seat).entries()) sums[at] += worth;
      worlds++;
    } while (worlds < most && !signal?.aborted && performance.now() < deadline);
    return codes.map((code, at) => ({ code, mean: sums[at] / worlds }));
  }

  /** The worth of each decision in the world that was drawn. */
  #worths(codes: readonly Code[], seat: number): number[] {
    const { contest } = this.#game;
    const { least, most } = contest.matters(this.#world);
    const takes = (contest.takers(this.#world) >> seat) & 1;
    return this.#solver
      .values(this.#world, codes)
      .map((count) => (takes ? count - least : most - count) / (most - least));
  }
}
