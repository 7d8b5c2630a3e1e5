import type { Words } from '@overtrick/engine';
import type { Inversion, InversionScoring } from '@overtrick/games/inversion';
import type { EndingWords } from '../ending.ts';

const W = {
  tricks: { en: 'Tricks', ja: 'トリック' },
  won: { en: 'won', ja: '勝ち' },
  lost: { en: 'lost', ja: '負け' },
  drawn: { en: 'draw', ja: '引き分け' },
  aim: { en: 'Whoever takes the tricks they need wins', ja: '必要なトリックを取った側の勝ち' },
  alone: { en: '{taken} of 10 tricks', ja: '10トリック中{taken}' },
  parent: { en: 'parent: needed {needed}, took {taken}', ja: '親: 必要{needed}、獲得{taken}' },
  child: { en: 'children: needed {needed}, took {taken}', ja: '子: 必要{needed}、獲得計{taken}' },
  parentWon: {
    en: '{name} won: needed {needed}, took {taken}',
    ja: '{name}の勝ち: 必要{needed}、獲得{taken}',
  },
  parentLost: {
    en: '{name} lost: needed {needed}, took {taken}',
    ja: '{name}の負け: 必要{needed}、獲得{taken}',
  },
  youWon: {
    en: 'Your side won: needed {needed}, took {taken}',
    ja: 'あなたたち子の勝ち: 必要{needed}、獲得{taken}',
  },
  youLost: {
    en: 'Your side lost: needed {needed}, took {taken}',
    ja: 'あなたたち子の負け: 必要{needed}、獲得{taken}',
  },
  childrenWon: {
    en: 'The children won: needed {needed}, took {taken}',
    ja: '子の勝ち: 必要{needed}、獲得{taken}',
  },
  childrenLost: {
    en: 'The children lost: needed {needed}, took {taken}',
    ja: '子の負け: 必要{needed}、獲得{taken}',
  },
  twoWon: { en: '{name} won: {taken} of 10 tricks', ja: '{name}の勝ち: 10トリック中{taken}' },
  twoLost: { en: '{name} lost: {taken} of 10 tricks', ja: '{name}の負け: 10トリック中{taken}' },
  twoDrawn: { en: 'A draw: 5 tricks each', ja: '引き分け: 5トリックずつ' },
  byTwo: {
    en: '{name} took the sixth trick, number {trick} of 10.',
    ja: '{name}が第{trick}トリックで6つ目を取りました。',
  },
  byParent: {
    en: '{name} had all {needed} declared with trick {trick}.',
    ja: '{name}が第{trick}トリックで宣言の{needed}に届きました。',
  },
  byChild: {
    en: '{name} took trick {trick}: the children had the {needed} they needed.',
    ja: '{name}が第{trick}トリックを取り、子が必要な{needed}に届きました。',
  },
  byLevel: {
    en: '{name} took the last trick and made it level.',
    ja: '{name}が最後のトリックを取り、並びました。',
  },
  swap: { en: ' A swap had turned that trick.', ja: '反転のトリックでした。' },
} as const satisfies Record<string, Words>;

/** The sentence for somebody who is a child, for everybody else, and of two players. */
function verdictOf({ by, ended }: InversionScoring, you: boolean): Words {
  if (by === 'tricks') return { won: W.twoWon, lost: W.twoLost, drawn: W.twoDrawn }[ended];
  const won = ended === 'won';
  if (by === 'parent') return won ? W.parentWon : W.parentLost;
  if (you) return won ? W.youWon : W.youLost;
  return won ? W.childrenWon : W.childrenLost;
}

const POINTS = { tricks: W.byTwo, parent: W.byParent, child: W.byChild, level: W.byLevel } as const;

export const ending: EndingWords<Inversion> = {
  aim: W.aim,
  counted: W.tricks,
  scoring: (scoring, { say }) => say(scoring.by === 'tricks' ? W.alone : W[scoring.by], { ...scoring }),
  verdict: (scoring, seat, { say, name, isYou }) =>
    say(verdictOf(scoring, isYou(seat)), { ...scoring, name: name(seat) }),
  standing: ({ ended }, { say }) => say(W[ended]),
  turningPoint({ by, seat, needed, trick, swapped }, { say, name }) {
    const sentence = say(POINTS[by], { name: name(seat), needed, trick: trick + 1 });
    return swapped ? `${sentence}${say(W.swap)}` : sentence;
  },
};
