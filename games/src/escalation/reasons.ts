import type { Words } from '@overtrick/engine';

/** What people are told when a rule forbids a decision. */
export const reasons: Readonly<Record<string, Words>> = {
  'ESC-2.1': {
    en: 'Play cards of one value, with a total higher than the last one.',
    ja: '同じ数字のカードを、前の合計より大きくなるように出してください。',
  },
  'ESC-2.2': {
    en: 'A wild is worth 1 to 7; it cannot be or join a higher value.',
    ja: 'ワイルドは1〜7です。8以上の数字にはなれず、一緒にも出せません。',
  },
  'ESC-2.6': {
    en: 'A pass card cannot be led, so it needs a total on the table, and taking needs a number card to lead afterwards.',
    ja: 'パスカードではリードできません。パスは場に合計があるときだけ、引き取りは後でリードする数字カードがあるときだけできます。',
  },
  'ESC-2.7': {
    en: 'The middle is empty: there is nothing to take. Lead number cards.',
    ja: '場にカードがないので引き取れません。数字カードをリードしてください。',
  },
};
