import { explainBotRefusal, parseBot } from '@overtrick/bots';
import { ok, type Result } from '@overtrick/engine';
import { misused, type Problem } from './command/problem.ts';

export const BOTS_NOTE = `Bots: random, ismcts:1000 (thinks 1000 iterations a decision), ismcts:200ms (thinks 200 milliseconds),
solver:1000, solver:200ms (the same, but solves what can be solved: Inversion, two players and endings).`;

/** Reads a list of bots from a command line; gives their names as they call themselves. */
export function readBots(list: string): Result<string[], Problem> {
  const names: string[] = [];
  for (const text of list.split(',')) {
    const bot = parseBot(text.trim());
    if (!bot.ok)
      return misused(
        explainBotRefusal(bot.error),
        'Name them with commas between: --bots ismcts:1000,random',
      );
    names.push(bot.value.name);
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
