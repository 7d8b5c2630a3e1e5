import { cryptrick, escalation, inversion } from '@overtrick/games';
import { expect, test } from 'vitest';
import { makeSay } from '../words/say.ts';
import { optionProblem } from './optionProblem.ts';

/** ESC-1.2 */
const COPIES = { 1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 3, 9: 3, 10: 3, 11: 2, 12: 2, 13: 2, W: 4 };
const copies = (changes: Partial<typeof COPIES>) => ({ copies: { ...COPIES, ...changes } });

test.each([
  [
    escalation,
    copies({ 1: 9 }),
    'Copies of each card: must add up to 54, not 58.',
    'カードの枚数: 合計を54にしてください（今は58）。',
  ],
  [
    escalation,
    copies({ 1: 1e2 }),
    'Copies of each card: “1” cannot be more than 54, which is all of them together.',
    'カードの枚数: 「1」は全部の合計54を超えられません。',
  ],
  [
    inversion,
    { suits: ['C'] },
    'Suits in use: choose 5, not 1.',
    '使うスート: 5個選んでください（今は1個）。',
  ],
] as const)(
  'an option of $id that does not fit is told by the name it has on the page',
  (game, changed, en, ja) => {
    const [spec] = game.options;
    expect(optionProblem(game, spec, 4, changed, makeSay('en'))).toBe(en);
    expect(optionProblem(game, spec, 4, changed, makeSay('ja'))).toBe(ja);
  },
);

test('what fits, or is about another option, is not told', () => {
  for (const game of [escalation, cryptrick]) {
    for (const spec of game.options) {
      expect(optionProblem(game, spec, 6, copies({ 1: 9, 2: 1 }), makeSay('en'))).toBeNull();
    }
  }
});

test('options that do not fit together are told once', () => {
  const told = cryptrick.options.map((spec) =>
    optionProblem(cryptrick, spec, 6, { colours: ['Y', 'B'], level: 'wild' }, makeSay('en')),
  );
  expect(told.filter(Boolean)).toEqual([
    'Ranks in the deck: 6 players need at least 37 cards and these are 16; add ranks, colours or whites.',
  ]);
});
