import { type Bot, isAnalyst, parseBot, within } from '@overtrick/bots';
import { FastRandom, type Game, type GameTypes, type View } from '@overtrick/engine';
import { ADVISER, type Level, LIMITS, PLAYED_BY } from '@overtrick/match';
import type { Advice } from '../source.ts';

// Never the stream of a deal: bots draw from their own.
const random = new FastRandom(crypto.getRandomValues(new Uint32Array(4)).join(' '));
const bots = new Map<string, Bot>();

/** The bot that plays a level, always the same one: a search reuses its memory. */
function botFor(game: Game, level: Level): Bot {
  const key = `${game.id} ${level}`;
  const known = bots.get(key);
  if (known) return known;
  const bot = parseBot(PLAYED_BY[level], () => game);
  if (!bot.ok) throw new Error(`nobody plays ${level}`);
  bots.set(key, bot.value);
  return bot.value;
}

/** A decision for a bot's seat, after so many milliseconds at the latest. */
export function chooseFor(game: Game, view: View, level: Level, limit: number): GameTypes['decision'] {
  return botFor(game, level).decide(view, random, within(limit));
}

/** What the adviser thinks of each choice, best first. */
export function adviseFor(game: Game, view: View): readonly Advice[] {
  const adviser = botFor(game, ADVISER);
  if (!isAnalyst(adviser)) return [];
  const { iterations, findings } = adviser.analyse(view, random, within(LIMITS[ADVISER]));
  return findings
    .filter(({ visits }) => visits > 0)
    .map(({ decision, visits, reward }) => ({
      decision,
      chance: reward,
      trust: visits / iterations,
    }));
}
