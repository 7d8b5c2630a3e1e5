import { type Budget, Ismcts } from '@overtrick/bots';
import { FastRandom, type Game, type GameTypes, type View } from '@overtrick/engine';
import { ADVISER, BUDGETS, type Level } from '@overtrick/match';
import type { Advice } from '../source.ts';

// Never the stream of a deal: bots draw from their own.
const random = new FastRandom(crypto.getRandomValues(new Uint32Array(4)).join(' '));
const bots = new Map<string, Ismcts>();

function botFor(game: Game, budget: Budget): Ismcts {
  const key = `${game.id} ${budget.amount}${budget.unit}`;
  const known = bots.get(key) ?? new Ismcts(budget, () => game);
  bots.set(key, known);
  return known;
}

/** A decision for a bot's seat. */
export function chooseFor(game: Game, view: View, level: Level): GameTypes['decision'] {
  return botFor(game, BUDGETS[level]).decide(view, random);
}

/** What a good bot thinks of each choice, best first. */
export function adviseFor(game: Game, view: View): readonly Advice[] {
  const { iterations, findings } = botFor(game, BUDGETS[ADVISER]).analyse(view, random);
  return findings
    .filter(({ visits }) => visits > 0)
    .map(({ decision, visits, reward }) => ({
      decision,
      chance: reward,
      trust: visits / iterations,
    }));
}
