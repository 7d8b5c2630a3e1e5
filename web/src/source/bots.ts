import type { Language } from '@overtrick/engine';
import type { Level } from '@overtrick/match';
import { CHARACTERS } from './characters.ts';
import type { Sitter } from './source.ts';

/** A bot of a level whom nobody at the table is called like: the first that is free, counted from one of the nine. */
export function seatBot(level: Level, language: Language, taken: readonly string[], from = 0): Sitter {
  const house = CHARACTERS[level];
  const [name = '?'] = house
    .map((_, at) => house[(from + at) % house.length][language])
    .filter((each) => !taken.includes(each));
  return { name, kind: 'bot', level };
}

/** So many bots, each with a name of its own that is not taken. */
export function seatBots(
  count: number,
  level: Level,
  language: Language,
  taken: readonly string[] = [],
): Sitter[] {
  const names = [...taken];
  return Array.from({ length: count }, () => {
    const bot = seatBot(level, language, names);
    names.push(bot.name);
    return bot;
  });
}
