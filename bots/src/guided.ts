import type { GameTypes, Random, View } from '@overtrick/engine';
import type { Analyst } from './analyst.ts';
import type { StopSignal } from './bot.ts';
import { type Budget, makeBudget } from './budget.ts';
import { type FindGame, ForSetup } from './forSetup.ts';
import { GuidedSearch } from './learn/guidedSearch.ts';
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
    const { findings } = this.analyse(view, random, signal);
    return asked.length > 1 ? drawn(findings, random) : findings[0].decision;
  }

  /** What it thinks of every legal decision, the best one first. */
  analyse(view: View, random: Random, signal?: StopSignal): Analysis {
    return this.#search.of(view).analyse(view, this.#budget, random, signal);
  }
}

/** Where several choose at the same time: as often as the search tried it, so that nobody can count on an answer. */
function drawn(findings: Analysis['findings'], random: Random): GameTypes['decision'] {
  const visits = findings.reduce((sum, finding) => sum + finding.visits, 0);
  let rest = random.below(Math.max(1, visits));
  for (const { decision, visits: tried } of findings) {
    if (rest < tried) return decision;
    rest -= tried;
  }
  return findings[0].decision;
}
