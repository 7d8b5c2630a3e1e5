import type { GameTypes, Random, View } from '@overtrick/engine';
import type { Analyst } from './analyst.ts';
import type { StopSignal } from './bot.ts';
import { type Budget, makeBudget } from './budget.ts';
import { type FindGame, ForSetup } from './forSetup.ts';
import { GuidedSearch, OPEN_MIND } from './learn/guidedSearch.ts';
import { type FindSkill, policyOf } from './learn/skills/skill.ts';
import { type Analysis, Search } from './search.ts';
import { Tree } from './tree.ts';

/** Plays any game by search, guided by what was learned of it; by plain search where nothing was. */
export class Guided implements Analyst {
  readonly name: string;
  readonly #budget: Budget;
  readonly #search: ForSetup<Search>;

  constructor(budget: Budget, findGame: FindGame, findSkill: FindSkill) {
    const tree = new Tree();
    this.name = `guided:${makeBudget(budget)}`;
    this.#budget = budget;
    this.#search = new ForSetup(findGame, (game, setup) => {
      const skill = findSkill(game.id);
      const policy = policyOf(game, skill, setup.players);
      return skill && policy
        ? new GuidedSearch(game, skill.learning, setup, policy, tree)
        : new Search(game, setup, tree);
    });
  }

  decide(view: View, random: Random, signal?: StopSignal): GameTypes['decision'] {
    const { choices, asked } = view.now;
    if (choices.length === 0) throw new Error(`seat ${view.seat} is not asked`);
    if (choices.length === 1) return choices[0];
    const analysis = this.analyse(view, random, signal);
    return asked.length > 1 ? drawn(analysis, random) : analysis.findings[0].decision;
  }

  /** What it thinks of every legal decision, the best one first. */
  analyse(view: View, random: Random, signal?: StopSignal): Analysis {
    return this.#search.of(view).analyse(view, this.#budget, random, signal);
  }
}

/**
 * Where several choose at the same time: as often as the search chose it, so that nobody can count on an answer. What it tried only
 * to learn about it does not count.
 */
function drawn({ iterations, findings }: Analysis, random: Random): GameTypes['decision'] {
  const tried = (OPEN_MIND * iterations) / findings.length;
  const chosen = findings.map(({ visits }) => Math.max(0, Math.round(visits - tried)));
  const total = chosen.reduce((sum, count) => sum + count, 0);
  if (total === 0) return findings[0].decision;
  let rest = random.below(total);
  const at = chosen.findIndex((count) => {
    rest -= count;
    return rest < 0;
  });
  return findings[at].decision;
}
