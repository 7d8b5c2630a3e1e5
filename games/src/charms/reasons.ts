import type { Words } from '@overtrick/engine';

/** What people are told when a rule forbids a decision. */
export const reasons: Readonly<Record<string, Words>> = {
  'CHA-3.1': {
    en: 'Everyone bids once, before the first card is played.',
    ja: 'ビッドは最初のカードを出す前に、全員が1回ずつ行います。',
  },
  'CHA-3.2': { en: 'Bid from 0 to 12 tricks.', ja: 'ビッドは0〜12トリックです。' },
  'CHA-4.1': {
    en: 'In the first trick you play two cards together: a suit and a number.',
    ja: '最初のトリックでは、スートと数字を1枚ずつ、2枚同時に出します。',
  },
  'CHA-4.3': {
    en: 'You hold the suit that was led, so it must be your suit card.',
    ja: 'マストフォロー: リードされたスートを持っているので、スートはそれを出さなければなりません。',
  },
  'CHA-5.1': {
    en: 'After the first trick you play one card, onto your pile of the same kind.',
    ja: '2トリック目からは1枚だけ、自分の同じ種類の山に重ねます。',
  },
  'CHA-5.3': {
    en: 'You do not show the led suit but hold it, so you must play it.',
    ja: 'リードされたスートを見せておらず、手札に持っているので、それを出さなければなりません。',
  },
  'CHA-5.4': {
    en: 'You show the led suit and must keep it: play a number, or that suit again.',
    ja: 'リードされたスートを見せているので、隠せません。数字か、同じスートを出してください。',
  },
};
