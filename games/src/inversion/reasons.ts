import type { Words } from '@overtrick/engine';

/** What people are told when a rule forbids a decision. */
export const reasons: Readonly<Record<string, Words>> = {
  'INV-2.1': {
    en: 'Three or four players hold one auction before the first card: declare more than anyone so far, up to 10, or pass.',
    ja: 'オークションは3〜4人のとき、最初のカードの前に1回だけです。これまでより多い数（最大10）を宣言するか、パスします。',
  },
  'INV-2.2': { en: 'Nobody may declare 0 tricks.', ja: '0トリックの宣言はできません。' },
  'INV-2.3': {
    en: 'The first declarer must open with 1 or more.',
    ja: '最初の宣言者はパスできません。1以上を宣言します。',
  },
  'INV-3.1': {
    en: 'Cards are played once the auction has found the parent.',
    ja: 'カードを出すのは、オークションで親が決まってからです。',
  },
  'INV-3.2': {
    en: 'You hold the suit of the follow card, so play that suit or a card that makes 11 with it.',
    ja: 'フォローカードと同じスートを持っています。そのスートか、合計11になるカードを出してください。',
  },
};
