import type { Words } from '@overtrick/engine';

/** What people are told when a rule forbids a decision. */
export const reasons: Readonly<Record<string, Words>> = {
  'INF-2.1': {
    en: 'Everyone bids once, before the first card is played.',
    ja: 'ビッドは最初のカードを出す前に、全員が1回ずつ行います。',
  },
  'INF-2.2': { en: 'Bid from 0 to 12 tricks.', ja: 'ビッドは0〜12トリックです。' },
  'INF-3.3': {
    en: 'You hold the number that was led, so you must play it.',
    ja: 'マストフォロー: リードされた数字を持っているので、それを出さなければなりません。',
  },
};
