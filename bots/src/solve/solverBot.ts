import type { GameTypes, Random, View } from '@overtrick/engine';
import type { Bot, StopSignal } from '../bot.ts';
import { type Budget, makeBudget } from '../budget.ts';
import { type FindGame, ForSetup } from '../forSetup.ts';
import { Ismcts } from '../ismcts.ts';
import { isSolvable } from './solver.ts';
import { Worlds, type Worth } from './worlds.ts';

/** Means that differ by less are equal. */
const EQUAL = 1e-9;

/**
 * Solves what can be solved: exactly where nothing is hidden, over many worlds near the end of a deal. Elsewhere, and
 * between decisions that are equally good in every world, it thinks as `ismcts` does.
 */
export class SolverBot implements Bot {
  readonly name: string;
  readonly #budget: Budget;
  readonly #ismcts: Ismcts;
  readonly #worlds: ForSetup<Worlds | null>;

  constructor(budget: Budget, findGame: FindGame) {
    this.name = `solver:${makeBudget(budget)}`;
    this.#budget = budget;
    this.#ismcts = new Ismcts(budget, findGame);
    this.#worlds = new ForSetup(findGame, (game, setup) =>
      isSolvable(game) ? new Worlds(game, setup) : null,
    );
  }

  decide(view: View, random: Random, signal?: StopSignal): GameTypes['decision'] {
    const { choices } = view.now;
    if (choices.length < 2) return this.#ismcts.decide(view, random, signal);
    const worths = this.#worlds.of(view)?.weigh(view, this.#budget, random, signal);
    if (!worths) return this.#ismcts.decide(view, random, signal);
    const best = bestOf(worths);
    if (best.length === 1) return choices[best[0]];
    const { findings } = this.#ismcts.analyse(view, random, signal);
    const found = findings.find(({ decision }) => best.some((at) => choices[at] === decision));
    return found?.decision ?? choices[best[0]];
  }
}

/** The places of the decisions that nothing is better than. */
function bestOf(worths: readonly Worth[]): number[] {
  const best = Math.max(...worths.map(({ mean }) => mean));
  return worths.flatMap(({ mean }, at) => (mean > best - EQUAL ? [at] : []));
}
