import { gameOf } from '@overtrick/games';
import type { Bot } from './bot.ts';
import { skillOf } from './learn/skills.ts';
import { explainBotRefusal, parseBot } from './parse.ts';

const bots = new Map<string, Bot>();

/** The bot of a name that is known to be right, always the same one: a search reuses its memory, and any seat may ask it. */
export function keptBot(name: string): Bot {
  const known = bots.get(name);
  if (known) return known;
  const parsed = parseBot(name, gameOf, skillOf);
  if (!parsed.ok) throw new Error(explainBotRefusal(parsed.error));
  bots.set(name, parsed.value);
  return parsed.value;
}
