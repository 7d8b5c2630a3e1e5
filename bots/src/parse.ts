import { fail, ok, type Result } from '@overtrick/engine';
import type { Bot } from './bot.ts';
import { type Budget, makeBudget, parseBudget } from './budget.ts';
import type { FindGame } from './forSetup.ts';
import { Guided } from './guided.ts';
import { Ismcts } from './ismcts.ts';
import type { FindSkill } from './learn/skills/skill.ts';
import { randomBot } from './random.ts';
import { SolverBot } from './solve/solverBot.ts';

/** What bots find games and skills by. */
interface Finds {
  readonly game: FindGame;
  readonly skill: FindSkill;
}

/** Bots that think as long as a budget allows. */
const THINKING = {
  ismcts: (_name: string, budget: Budget, { game }: Finds) => new Ismcts(budget, game),
  solver: (name: string, budget: Budget, { game }: Finds) =>
    new SolverBot(name, budget, new Ismcts(budget, game), game),
  guided: (name: string, budget: Budget, { game, skill }: Finds) =>
    new SolverBot(name, budget, new Guided(budget, game, skill), game),
} as const;
const isThinking = (kind: string): kind is keyof typeof THINKING => Object.hasOwn(THINKING, kind);

/** Why a text names no bot. */
export type BotRefusal =
  | { readonly reason: 'unknown-bot'; readonly bot: string }
  | { readonly reason: 'bad-budget'; readonly bot: string; readonly budget: string };

/**
 * Reads `random`, `ismcts:1000` (iterations), `ismcts:200ms`, and the same of `solver` and `guided`. Bots find the game of a view by `game`, and what was
 * learned of it by `skill`; without one they search plainly.
 */
export function parseBot(
  text: string,
  game: FindGame,
  skill: FindSkill = () => undefined,
): Result<Bot, BotRefusal> {
  if (text === randomBot.name) return ok(randomBot);
  const [kind, budget = ''] = text.split(/:(.*)/s);
  if (!isThinking(kind)) return fail({ reason: 'unknown-bot', bot: text });
  const parsed = parseBudget(budget);
  return parsed
    ? ok(THINKING[kind](`${kind}:${makeBudget(parsed)}`, parsed, { game, skill }))
    : fail({ reason: 'bad-budget', bot: text, budget });
}

/** Says why a text names no bot, and what does. */
export function explainBotRefusal(refusal: BotRefusal): string {
  if (refusal.reason === 'unknown-bot') {
    return `There is no bot “${refusal.bot}”. The bots are: random, ismcts:1000, ismcts:200ms, solver:1000, solver:200ms, guided:1000, guided:200ms.`;
  }
  const [kind] = refusal.bot.split(':');
  return `“${refusal.bot}” needs a budget, iterations or milliseconds: ${kind}:1000, ${kind}:200ms.`;
}
