import type { GameTypes, Random, View } from '@overtrick/engine';
import type { Bot, StopSignal } from './bot.ts';
import { type Budget, makeBudget } from './budget.ts';
import { type FindGame, ForSetup } from './forSetup.ts';
import { type Analysis, Search } from './search.ts';
import { Tree } from './tree.ts';

/** Plays any game by information-set Monte-Carlo tree search. */
export class Ismcts implements Bot {
  readonly name: string;
  readonly #budget: Budget;
  readonly #search: ForSetup<Search>;

  constructor(budget: Budget, findGame: FindGame) {
    const tree = new Tree();
    this.name = `ismcts:${makeBudget(budget)}`;
    this.#budget = budget;
    this.#search = new ForSetup(findGame, (game, setup) => new Search(game, setup, tree));
  }

  decide(view: View, random: Random, signal?: StopSignal): GameTypes['decision'] {
    const { choices } = view.now;
    if (choices.length === 0) throw new Error(`seat ${view.seat} is not asked`);
    return choices.length === 1 ? choices[0] : this.analyse(view, random, signal).findings[0].decision;
  }

  /** What it thinks of every legal decision, the best one first. */
  analyse(view: View, random: Random, signal?: StopSignal): Analysis {
    return this.#search.of(view).analyse(view, this.#budget, random, signal);
  }
}
