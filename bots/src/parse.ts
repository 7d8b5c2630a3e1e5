import { fail, ok, type Result } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import type { Bot } from './bot.ts';
import { parseBudget } from './budget.ts';
import { type FindGame, Ismcts } from './ismcts.ts';
import { randomBot } from './random.ts';

/** Why a text names no bot. */
export type BotRefusal =
  | { readonly reason: 'unknown-bot'; readonly bot: string }
  | { readonly reason: 'bad-budget'; readonly bot: string; readonly budget: string };

/** Reads `random`, `ismcts:1000` (iterations) or `ismcts:200ms`. */
export function parseBot(text: string, findGame: FindGame = gameOf): Result<Bot, BotRefusal> {
  if (text === randomBot.name) return ok(randomBot);
  const [kind, budget = ''] = text.split(/:(.*)/s);
  if (kind !== 'ismcts') return fail({ reason: 'unknown-bot', bot: text });
  const parsed = parseBudget(budget);
  return parsed ? ok(new Ismcts(parsed, findGame)) : fail({ reason: 'bad-budget', bot: text, budget });
}

/** Says why a text names no bot, and what does. */
export function explainBotRefusal(refusal: BotRefusal): string {
  if (refusal.reason === 'unknown-bot') {
    return `There is no bot “${refusal.bot}”. The bots are: random, ismcts:1000, ismcts:200ms.`;
  }
  return `“${refusal.bot}” needs a budget, iterations or milliseconds: ismcts:1000, ismcts:200ms.`;
}
