import { expect, test } from 'vitest';
import { outcomeOf, sayOutcome } from './outcome.ts';

const names = ['You', 'B', 'C'];

test.each([
  ['charms', 3, [1], 'First place: B.', '1位: B。'],
  ['charms', 3, [0, 1], 'First place, shared: You, B.', '同点1位: You, B。'],
  ['inversion', 2, [0, 1], 'A draw.', '引き分け。'],
  ['inversion', 3, [0], 'First place: You.', '1位: You。'],
  ['inversion', 3, [1, 2], 'The children win: B, C.', '子の勝ち: B, C。'],
])('%s with %i players, won by %j', (game, players, winners, en, ja) => {
  const outcome = outcomeOf(game, players, winners);
  expect(sayOutcome(outcome, names, 'en')).toBe(en);
  expect(sayOutcome(outcome, names, 'ja')).toBe(ja);
});
