import type { Words } from '@overtrick/engine';

/** What people are told when a rule forbids a decision. */
export const reasons: Readonly<Record<string, Words>> = {
  'CRY-2.1': {
    en: 'You are the lead player: reveal a card of your hand first.',
    ja: 'あなたがリードプレイヤーです。まず手札から1枚を公開してください。',
  },
  'CRY-2.2': {
    en: 'A card is for sale: say whether you want it or decline.',
    ja: 'カードが売りに出ています。欲しいか見送るかを答えてください。',
  },
  'CRY-2.3': {
    en: 'You bought the revealed card: give its seller a card of your hand.',
    ja: '公開されたカードを買ったので、手札から1枚を売り手に渡してください。',
  },
  'CRY-2.5': {
    en: 'You pay with a card from your hand; the revealed card does not count.',
    ja: '代わりに渡すのは自分の手札です。公開されたカードは手札に数えません。',
  },
  'CRY-3.1': {
    en: 'A trick is being played: it is your turn to play a card.',
    ja: 'トリックの途中です。カードを1枚出す番です。',
  },
  'CRY-3.2': {
    en: 'You hold the colour that was led, so you must play it.',
    ja: 'マストフォロー: リードされた色を持っているので、その色を出さなければなりません。',
  },
  'CRY-4.2': {
    en: 'This card carries no block, so it left the trick and cannot be acquired.',
    ja: 'このカードにはブロックがないので、場から除かれ、獲得できません。',
  },
  'CRY-4.3': {
    en: 'Acquire one of the cards that are left in the trick.',
    ja: 'トリックに残っているカードから1枚を獲得してください。',
  },
};
