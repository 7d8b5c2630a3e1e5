import { isAnalyst, parseBot } from '@overtrick/bots';
import { gameOf } from '@overtrick/games';
import { expect, test } from 'vitest';
import { ADVISER, IN_HASTE, isLevel, LEVELS, LIMITS, PLAYED_BY } from './levels.ts';

test.each(LEVELS)('%s is played by a bot, and by another one in haste', (level) => {
  for (const name of [PLAYED_BY[level], IN_HASTE[level]]) {
    const bot = parseBot(name, gameOf);
    expect(bot.ok && bot.value.name).toBe(name);
  }
});

test('a better one may think longer, and the best one for a second', () => {
  const limits = LEVELS.map((level) => LIMITS[level]);
  expect(limits).toEqual([...limits].sort((a, b) => a - b));
  expect([LIMITS.casual, LIMITS.master]).toEqual([50, 1000]);
});

test('the adviser can say what it thinks of every choice', () => {
  const bot = parseBot(PLAYED_BY[ADVISER], gameOf);
  expect(bot.ok && isAnalyst(bot.value)).toBe(true);
});

test('nothing else is a level', () => {
  expect(['grandmaster', 'Club', '', null, undefined, 3].filter(isLevel)).toEqual([]);
});
