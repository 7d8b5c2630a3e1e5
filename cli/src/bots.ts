import { type Bot, explainBotRefusal, parseBot } from '@overtrick/bots';
import { keptBot } from '@overtrick/bots/node';
import { ok, type Result } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { isLevel, LEVELS, LIMITS, PLAYED_BY } from '@overtrick/match';
import { misused, type Problem } from './command/problem.ts';

export const BOTS_NOTE = `Bots: ${LEVELS.join(', ')} (the levels of the house, weakest first), random,
ismcts:1000 (thinks 1000 iterations a decision), ismcts:200ms (thinks 200 milliseconds),
solver:1000, solver:200ms (the same, but solves what can be solved: Inversion, two players and endings),
guided:1000, guided:200ms (the same, guided by what was learned of the game).`;

/** The bot behind a name on the command line, as `parseBot` reads it: a level is played by one. */
export const botBehind = (name: string): string => (isLevel(name) ? PLAYED_BY[name] : name);

/** The bot of a name that `readBots` has taken, always the same one. */
export const botNamed = (name: string): Bot => keptBot(botBehind(name));

/** How a bot thinks at a table with a person: one of a level no longer than it may. */
export const thinkerBehind = (name: string): { readonly bot: string; readonly limit?: number } => ({
  bot: botBehind(name),
  ...(isLevel(name) && { limit: LIMITS[name] }),
});

/** True when a name is that of a bot. */
export const isBot = (name: string): boolean => parseBot(botBehind(name), gameOf).ok;

/** Reads a list of bots from a command line; gives their names as they call themselves. */
export function readBots(list: string): Result<string[], Problem> {
  const names: string[] = [];
  for (const text of list.split(',')) {
    const name = text.trim();
    const bot = parseBot(botBehind(name), gameOf);
    if (!bot.ok)
      return misused(
        explainBotRefusal(bot.error),
        `Levels are bots too: ${LEVELS.join(', ')}. Name them with commas between: --bots master,ismcts:1000`,
      );
    names.push(isLevel(name) ? name : bot.value.name);
  }
  return ok(names);
}

/** Reads who sits at a table. */
export function checkBots(list: string, seats: number): Result<string[], Problem> {
  const bots = readBots(list);
  if (!bots.ok || bots.value.length <= seats) return bots;
  return misused(
    `--bots names ${bots.value.length} bots for ${seats} ${seats === 1 ? 'seat' : 'seats'}.`,
    'Leave some out, or raise --players.',
  );
}
