import type { GameTypes, Random, View } from '@overtrick/engine';
import type { Analyst } from '../analyst.ts';
import type { StopSignal } from '../bot.ts';
import type { Budget } from '../budget.ts';
import { type FindGame, ForSetup } from '../forSetup.ts';
import type { Analysis } from '../search.ts';
import { isSolvable } from './solver.ts';
import { Worlds, type Worth } from './worlds.ts';

/** What a solved world costs of a budget of iterations, about as it costs time: little with few cards in all hands. */
const FEW_CARDS = 18;
const PRICE = { few: 10, many: 100 } as const;
/** Means that differ by less are equal. */
const EQUAL = 1e-9;

/**
 * Solves what can be solved: exactly where nothing is hidden, over many worlds near the end of a deal. Elsewhere, and
 * between decisions that are equally good, it thinks as another bot does.
 */
export class SolverBot implements Analyst {
  readonly name: string;
  readonly #budget: Budget;
  readonly #other: Analyst;
  readonly #worlds: ForSetup<Worlds | null>;

  constructor(name: string, budget: Budget, other: Analyst, findGame: FindGame) {
    this.name = name;
    this.#budget = budget;
    this.#other = other;
    this.#worlds = new ForSetup(findGame, (game, setup) =>
      isSolvable(game) ? new Worlds(game, setup) : null,
    );
  }

  decide(view: View, random: Random, signal?: StopSignal): GameTypes['decision'] {
    const { choices } = view.now;
    if (choices.length < 2) return this.#other.decide(view, random, signal);
    const worths = this.#worlds.of(view)?.weigh(view, random, this.#enough(view, signal));
    if (!worths) return this.#other.decide(view, random, signal);
    const best = bestOf(worths);
    if (best.length === 1) return choices[best[0]];
    const { findings } = this.#other.analyse(view, random, signal);
    const found = findings.find(({ decision }) => best.some((at) => choices[at] === decision));
    return found?.decision ?? choices[best[0]];
  }

  /**
   * What it thinks of every choice. Where nothing is hidden that is exact: what comes of it when everybody plays perfectly. A mean over
   * worlds is left to the search, which does not pretend that everybody knows all cards.
   */
  analyse(view: View, random: Random, signal?: StopSignal): Analysis {
    const worths = this.#worlds.of(view)?.solve(view);
    if (!worths) return this.#other.analyse(view, random, signal);
    const findings = view.now.choices
      .map((decision, at) => ({ decision, visits: 1, reward: worths[at].result, count: worths[at].count }))
      .sort((a, b) => b.reward - a.reward || b.count - a.count)
      .map(({ decision, visits, reward }) => ({ decision, visits, reward }));
    return { iterations: findings.length, findings };
  }

  /** How many worlds the budget pays for. */
  #enough(view: View, signal: StopSignal | undefined): (worlds: number) => boolean {
    const { unit, amount } = this.#budget;
    const cards = view.now.handSizes.reduce((sum, size) => sum + size, 0);
    const price = cards > FEW_CARDS ? PRICE.many : PRICE.few;
    const deadline = performance.now() + amount;
    return (worlds) => {
      if (signal?.aborted) return true;
      return unit === 'ms' ? performance.now() >= deadline : worlds * price >= amount;
    };
  }
}

/** The places of the decisions that nothing is better than: result first, then the count. */
function bestOf(worths: readonly Worth[]): number[] {
  const all = worths.map((_, at) => at);
  const result = Math.max(...worths.map((worth) => worth.result));
  const winning = all.filter((at) => worths[at].result > result - EQUAL);
  const count = Math.max(...winning.map((at) => worths[at].count));
  return winning.filter((at) => worths[at].count > count - EQUAL);
}
