import type { Words } from '@overtrick/engine';
import { CHARACTERS, type Character } from './characters.ts';

/** What each bot of the house says of itself. Nothing here is boasting: how much a level thinks is in `match/src/levels.ts`. */
const BOT_LINES: Readonly<Record<Character['en'], Words>> = {
  Pip: { en: 'Tries a few futures, then hopes.', ja: 'いくつか試して、あとは運まかせ。' },
  Bo: { en: 'Makes the mistakes that people make.', ja: '人がするような間違いをします。' },
  Tam: { en: 'Never peeks at your cards. Often misreads them.', ja: 'のぞきません。よく読み違えます。' },
  Lulu: {
    en: 'Mostly sees the next trick, seldom the one after.',
    ja: '見えるのは、だいたい次のトリックまで。',
  },
  Nils: { en: 'Thinks far less than casual bots do.', ja: '考える量は「ふつう」よりずっと少なめ。' },
  Wim: {
    en: 'Remembers every card, and makes little of it.',
    ja: '出たカードは全部覚えています。活かせるかは別。',
  },
  Fay: { en: 'Loses often, and never minds.', ja: 'よく負けます。気にしません。' },
  Coco: { en: 'Here to be beaten while you learn.', ja: '覚えるまでの練習相手です。' },
  Emi: { en: 'Good company for a first match.', ja: 'はじめての対戦にどうぞ。' },

  Mia: { en: 'Tries many futures before each card.', ja: '1手ごとに何通りも試します。' },
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

  Zoe: { en: 'Tries more futures than you have time for.', ja: '人には試しきれないほど先を試します。' },
  Boris: {
    en: 'Counts everything, forgets nothing until the end.',
    ja: 'すべて数え、終わるまで忘れません。',
  },
  Greta: { en: 'Plays by what is left, not by what was.', ja: '残ったカードで考えます。' },
  Hugo: { en: 'Never peeks, and seldom needs to.', ja: 'のぞきません。その必要もあまりありません。' },
  Ines: { en: 'Knows when a trick is better lost.', ja: '負けたほうがいいトリックを知っています。' },
  Jun: { en: 'Looks at the match, not at this trick.', ja: '目の前のトリックより対戦全体を見ます。' },
  Rosa: { en: 'Makes fewer mistakes than most. Not none.', ja: '間違いは少なめ。なくはありません。' },
  Viktor: { en: 'Cannot read your face. Knows the odds.', ja: '顔色は読めません。確率は知っています。' },
  Sanae: { en: 'Wins more often than beginners like.', ja: '初心者には手ごわい相手です。' },

  Alma: { en: 'Hints come from bots like me.', ja: 'ヒントを出しているのは私の仲間です。' },
  Bram: { en: 'Leaves little to find in an ending.', ja: '終盤にはほとんど隙がありません。' },
  Clara: {
    en: 'Would rather lose a trick than the match.',
    ja: 'トリックは譲っても、対戦は譲りません。',
  },
  Dario: { en: 'Beats the club more often than not.', ja: 'クラブ級にはだいたい勝ちます。' },
  Frida: { en: 'Never peeks. Guesses well.', ja: 'のぞきません。読みが当たるだけです。' },
  Goro: { en: 'Slow for a machine, quick for you.', ja: '機械にしては遅く、人には速い。' },
  Isa: { en: 'Can be beaten. Bring patience.', ja: '勝てます。根気があれば。' },
  Marta: { en: 'Forgets nothing, and makes use of it.', ja: '何も忘れず、それを活かします。' },
  Tomas: {
    en: 'Loses to masters, and learns nothing from it.',
    ja: '名人には負けます。負けても学びません。',
  },

  Vera: { en: 'The best we have. Still needs good cards.', ja: 'ここで一番。それでも札しだいです。' },
  Sol: {
    en: 'Makes mistakes. Finding them takes a machine.',
    ja: '間違いはします。見つけるには機械が要ります。',
  },
  Edda: { en: 'Bad luck beats me like anybody.', ja: '運が悪ければ負けます。誰でも同じです。' },
  Abel: { en: 'No mercy, no secrets, only the rules.', ja: '手加減も隠し事もなし。ルールだけです。' },
  Bea: { en: 'Takes up to a second. Then it is settled.', ja: '長くて1秒考え、あとは迷いません。' },
  Cleo: { en: 'Never peeks. You can check the shuffle.', ja: 'のぞきません。配り方は確かめられます。' },
  Dag: {
    en: 'Wins more than a fair share. Not every time.',
    ja: '多めに勝ちます。毎回ではありません。',
  },
  Kazu: { en: 'Every card that you show me counts.', ja: '見せた札は、すべて手がかりです。' },
  Odo: {
    en: 'Beat me over ten matches, and be proud.',
    ja: '10回やって勝ち越したら、自慢してください。',
  },
};

/** What a bot of the house says of itself; null for one of another house. */
export function lineOf(name: string): Words | null {
  const known = Object.values(CHARACTERS)
    .flat()
    .find(({ en, ja }) => en === name || ja === name);
  return known ? BOT_LINES[known.en] : null;
}
