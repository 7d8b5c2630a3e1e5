import type { OptionSpec, Options } from '@overtrick/engine';
import { HAND_SIZE, KINDS, NUMBER_CARDS, NUMBER_NAMES, PASS_CARD, PASS_CARDS, parseCard } from './deck.ts';

/** ESC-1.2 */
const DEFAULT_COPIES = {
  ...{ 1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5 },
  ...{ 8: 3, 9: 3, 10: 3 },
  ...{ 11: 2, 12: 2, 13: 2 },
  W: 4,
};

export const options: readonly OptionSpec[] = [
  {
    key: 'copies',
    kind: 'counts',
    name: { en: 'Copies of each card', ja: 'カードの枚数' },
    about: {
      en: 'How many of each value and how many wilds (W) are in the deck, 54 together. The rulebook does not say; if you own the game, count yours.',
      ja: '各数字とワイルド（W）の枚数。合計54枚です。ルールブックに記載がないため、お持ちの方は実物の枚数を入れてください。',
    },
    rule: 'ESC-1.2',
    reconstructed: true,
    keys: NUMBER_NAMES,
    min: 0,
    max: NUMBER_CARDS,
    total: NUMBER_CARDS,
    default: () => DEFAULT_COPIES,
  },
  {
    key: 'rounds',
    kind: 'choice',
    name: { en: 'Deals', ja: 'ディール数' },
    about: {
      en: 'A single deal, or as many as there are players so that everybody begins once.',
      ja: '1回だけ遊ぶか、全員が1回ずつスタートプレイヤーになるまで遊ぶか。',
    },
    rule: 'ESC-4.2',
    values: [
      { value: 'one', name: { en: 'One deal', ja: '1回' } },
      { value: 'each-starts', name: { en: 'Everybody begins once', ja: '全員が1回ずつ始める' } },
    ],
    default: () => 'one',
  },
];

/** How many cards of each kind the deck of this table has (ESC-1.1, 1.2). */
export function copiesOf(chosen: Options): Uint8Array {
  const copies = new Uint8Array(KINDS);
  for (const [card, count] of Object.entries(chosen.copies)) {
    copies[parseCard(card)] = Number(count);
  }
  copies[PASS_CARD] = typeof chosen.passes === 'number' ? chosen.passes : PASS_CARDS;
  return copies;
}

/** ESC-1.3, but for a miniature, which also has fewer pass cards. */
export const handOf = (chosen: Options): number =>
  typeof chosen.hand === 'number' ? chosen.hand : HAND_SIZE;

/** ESC-4.2 */
export const dealsOf = (chosen: Options, players: number): number =>
  chosen.rounds === 'each-starts' ? players : 1;
