import type { OptionSpec, Options } from '@overtrick/engine';

export type Level = 'calm' | 'volatile' | 'wild';
export type Scoring = 'product' | 'sum' | 'crash';

/** What the printed preparation cards and the base game would say; all of it reconstructed. */
export const options: readonly OptionSpec[] = [
  {
    key: 'level',
    kind: 'choice',
    rule: 'CRY-1.2',
    reconstructed: true,
    name: { en: 'Preparation', ja: '準備カード' },
    about: {
      en: 'How many white cards are in the deck, and when the trump card is turned up.',
      ja: '白カードの枚数と、切り札カードを表にする時期です。',
    },
    default: () => 'calm',
    values: [
      { value: 'calm', name: { en: 'Calm: 2 whites', ja: '平穏: 白2枚' } },
      { value: 'volatile', name: { en: 'Volatile: 4 whites', ja: '変動: 白4枚' } },
      {
        value: 'wild',
        name: {
          en: 'Wild: 4 whites, trump turned up after trick 1',
          ja: '乱高下: 白4枚、切り札は1トリック目の後に公開',
        },
      },
    ],
  },
  {
    key: 'scoring',
    kind: 'choice',
    rule: 'CRY-5.1',
    reconstructed: true,
    name: { en: 'Scoring', ja: '得点計算' },
    about: {
      en: 'What blocks and colours are worth, and what the fourth block costs.',
      ja: 'ブロックと色の得点と、4つ目のブロックで何を失うかです。',
    },
    default: () => 'product',
    values: [
      {
        value: 'product',
        name: { en: 'Blocks × colours, from four on the blocks', ja: 'ブロック×色、4つからはブロック数' },
      },
      {
        value: 'sum',
        name: { en: 'Blocks + colours, from four on the blocks', ja: 'ブロック＋色、4つからはブロック数' },
      },
      {
        value: 'crash',
        name: { en: 'Blocks × colours, from four on nothing', ja: 'ブロック×色、4つからは0点' },
      },
    ],
  },
  {
    key: 'blocks',
    kind: 'subset',
    rule: 'CRY-1.4',
    reconstructed: true,
    name: { en: 'Ranks with a block', ja: 'ブロックのある数字' },
    about: {
      en: 'Cards of these ranks carry one block and can be acquired.',
      ja: 'この数字のカードにはブロックが1つあり、獲得できます。',
    },
    default: () => [1, 3, 5, 7, 9],
    values: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  },
];

/** The options of a match as the game uses them. */
export function readOptions(given: Options): { level: Level; scoring: Scoring; blocks: readonly number[] } {
  const { level, scoring, blocks } = given;
  return {
    level: level === 'volatile' || level === 'wild' ? level : 'calm',
    scoring: scoring === 'sum' || scoring === 'crash' ? scoring : 'product',
    blocks: Array.isArray(blocks) ? blocks.map(Number) : [1, 3, 5, 7, 9],
  };
}
