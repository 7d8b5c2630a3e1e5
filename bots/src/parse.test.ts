import { gameOf } from '@overtrick/games';
import { expect, test } from 'vitest';
import { explainBotRefusal, parseBot } from './parse.ts';

test.each([
  'random',
  'ismcts:1000',
  'ismcts:200ms',
  'ismcts:1',
  'solver:1000',
  'solver:200ms',
  'guided:1000',
])('%s is a bot of that name', (text) => {
  const bot = parseBot(text, gameOf);
  expect(bot.ok && bot.value.name).toBe(text);
});

test.each([
  ['', 'unknown-bot'],
  ['Random', 'unknown-bot'],
  ['random:5', 'unknown-bot'],
  ['mcts:1000', 'unknown-bot'],
  ['ismcts', 'bad-budget'],
  ['ismcts:', 'bad-budget'],
  ['ismcts:0', 'bad-budget'],
  ['ismcts:-5', 'bad-budget'],
  ['ismcts:1e3', 'bad-budget'],
  ['ismcts:200 ms', 'bad-budget'],
  ['ismcts:200s', 'bad-budget'],
  ['ismcts:1000:2', 'bad-budget'],
  ['solver', 'bad-budget'],
  ['solver:2s', 'bad-budget'],
  ['guided', 'bad-budget'],
  ['toString:1', 'unknown-bot'],
])('“%s” is refused: %s', (text, reason) => {
  const bot = parseBot(text, gameOf);
  if (bot.ok) throw new Error('it was taken');
  expect(bot.error.reason).toBe(reason);
  expect(explainBotRefusal(bot.error)).toContain(`“${text}”`);
  expect(explainBotRefusal(bot.error)).toMatch(/(ismcts|solver|guided):200ms/);
});
