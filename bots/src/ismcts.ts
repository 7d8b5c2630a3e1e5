import { canonicalJson, type Game, type GameTypes, type Random, type View } from '@overtrick/engine';
import type { Bot, StopSignal } from './bot.ts';
import { type Budget, makeBudget } from './budget.ts';
import { type Analysis, Search } from './search.ts';
import { Tree } from './tree.ts';

/** How a bot finds the game that a view is of. */
export type FindGame = (id: string) => Game | undefined;

/** Plays any game by information-set Monte-Carlo tree search. */
export class Ismcts implements Bot {
  readonly name: string;
  readonly #budget: Budget;
  readonly #findGame: FindGame;
  readonly #tree = new Tree();
  /** The search of the set-up that was asked for last. */
  #search: { readonly setup: string; readonly run: Search } | null = null;

  constructor(budget: Budget, findGame: FindGame) {
    this.name = `ismcts:${makeBudget(budget)}`;
    this.#budget = budget;
    this.#findGame = findGame;
  }

  decide(view: View, random: Random, signal?: StopSignal): GameTypes['decision'] {
    const { choices } = view.now;
    if (choices.length === 0) throw new Error(`seat ${view.seat} is not asked`);
    return choices.length === 1 ? choices[0] : this.analyse(view, random, signal).findings[0].decision;
  }

  /** What it thinks of every legal decision, the best one first. */
  analyse(view: View, random: Random, signal?: StopSignal): Analysis {
    return this.#searchFor(view).analyse(view, this.#budget, random, signal);
  }

  #searchFor(view: View): Search {
    const { game: id, players, options, rules } = view;
    const setup = canonicalJson({ id, players, options, rules });
    if (this.#search?.setup !== setup) {
      const game = this.#findGame(id);
      if (!game) throw new Error(`a view of an unknown game: ${id}`);
      this.#search = { setup, run: new Search(game, { players, options, rules }, this.#tree) };
    }
    return this.#search.run;
  }
}
