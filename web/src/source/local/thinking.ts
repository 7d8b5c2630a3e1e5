import { type Bot, isAnalyst, parseBot, type Skill, within } from '@overtrick/bots';
import { FastRandom, type Game, type GameTypes, type View } from '@overtrick/engine';
import { ADVISER, type Level, LIMITS, PLAYED_BY } from '@overtrick/match';
import type { Advice } from '../source.ts';

// Never the stream of a deal: bots draw from their own.
const random = new FastRandom(crypto.getRandomValues(new Uint32Array(4)).join(' '));
const bots = new Map<string, Bot>();

/** A game, and what was learned of it. */
export interface Known {
  readonly game: Game;
  readonly skill: Skill | undefined;
}

/** The bot that plays a level, always the same one: a search reuses its memory. */
function botFor({ game, skill }: Known, level: Level): Bot {
  const key = `${game.id} ${level}`;
  const kept = bots.get(key);
  if (kept) return kept;
  const bot = parseBot(
    PLAYED_BY[level],
    () => game,
    () => skill,
  );
  if (!bot.ok) throw new Error(`nobody plays ${level}`);
  bots.set(key, bot.value);
  return bot.value;
}

/** A decision for a bot's seat, after so many milliseconds at the latest. */
export function chooseFor(known: Known, view: View, level: Level, limit: number): GameTypes['decision'] {
  return botFor(known, level).decide(view, random, within(limit));
}

/** What the adviser thinks of each choice, best first. */
export function adviseFor(known: Known, view: View): readonly Advice[] {
  const adviser = botFor(known, ADVISER);
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
