import type { Words } from '@overtrick/engine';
import { CHARACTERS, type Character } from './characters.ts';

/** What each bot of the house says of itself. Nothing here is boasting: how much a level thinks is in `match/src/levels.ts`. */
const BOT_LINES: Readonly<Record<Character['en'], Words>> = {
  Pip: { en: 'Tries sixty futures, then hopes.', ja: '60通りだけ試して、あとは運まかせ。' },
  Bo: { en: 'Makes the mistakes that people make.', ja: '人がするような間違いをします。' },
  Tam: { en: 'Never peeks at your cards. Often misreads them.', ja: 'のぞきません。よく読み違えます。' },
  Lulu: {
    en: 'Mostly sees the next trick, seldom the one after.',
    ja: '見えるのは、だいたい次のトリックまで。',
  },
  Nils: { en: 'Thinks a tenth of what casual bots do.', ja: '考える量は「ふつう」の十分の一。' },
  Wim: {
    en: 'Remembers every card, and makes little of it.',
    ja: '出たカードは全部覚えています。活かせるかは別。',
  },
  Fay: { en: 'Loses often, and never minds.', ja: 'よく負けます。気にしません。' },
  Coco: { en: 'Here to be beaten while you learn.', ja: '覚えるまでの練習相手です。' },
  Emi: { en: 'Good company for a first match.', ja: 'はじめての対戦にどうぞ。' },

  Mia: { en: 'Tries six hundred futures before each card.', ja: '1手ごとに600通りを試します。' },
  Otto: { en: 'Never peeks. Counts what has been shown.', ja: 'のぞきません。見えたカードを数えるだけ。' },
  Ren: { en: 'Remembers every card. So may you.', ja: '出たカードは全部覚えます。あなたもどうぞ。' },
  Nora: { en: 'Beats novices, loses to the club.', ja: '初心者には勝ち、クラブ級には負けます。' },
  Kai: {
    en: 'Holds no grudge: forgets you after the match.',
    ja: '恨みません。対戦が終われば忘れます。',
  },
  Ada: { en: 'Wants to win the match, not to annoy you.', ja: '嫌がらせはしません。勝ちたいだけです。' },
  Leo: { en: 'Sound play, no magic.', ja: '堅実に打ちます。魔法はありません。' },
  Yuki: {
    en: 'The pause is for you; the thought is done before.',
    ja: '間を置くのはあなたのため。もう決めています。',
  },
  Ivo: { en: 'A fair match for an evening among friends.', ja: '友だちとの夜にちょうどいい相手です。' },

  Zoe: { en: 'Tries four thousand futures before each card.', ja: '1手ごとに4000通りを試します。' },
  Boris: {
    en: 'Counts everything, forgets nothing until the end.',
    ja: 'すべて数え、終わるまで忘れません。',
  },
  Greta: { en: 'Hints come from bots like me.', ja: 'ヒントを出しているのは私の仲間です。' },
  Hugo: { en: 'Never peeks, and seldom needs to.', ja: 'のぞきません。その必要もあまりありません。' },
  Ines: { en: 'Knows when a trick is better lost.', ja: '負けたほうがいいトリックを知っています。' },
  Jun: { en: 'Looks at the match, not at this trick.', ja: '目の前のトリックより対戦全体を見ます。' },
  Rosa: { en: 'Makes fewer mistakes than most. Not none.', ja: '間違いは少なめ。なくはありません。' },
  Viktor: { en: 'Cannot read your face. Knows the odds.', ja: '顔色は読めません。確率は知っています。' },
  Sanae: { en: 'Wins more often than beginners like.', ja: '初心者には手ごわい相手です。' },
};

/** What a bot of the house says of itself; null for one of another house. */
export function lineOf(name: string): Words | null {
  const known = Object.values(CHARACTERS)
    .flat()
    .find(({ en, ja }) => en === name || ja === name);
  return known ? BOT_LINES[known.en] : null;
}
