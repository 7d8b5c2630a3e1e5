import type { Words } from '@overtrick/engine';
import type { Charms } from '@overtrick/games/charms';
import type { EndingWords } from '../ending.ts';

const W = {
  aim: { en: 'Fewest points win', ja: '点の少ない人の勝ち' },
  tricks: { en: 'Tricks', ja: 'トリック' },
  exact: { en: 'exact: 0', ja: '的中: 0' },
  off: { en: 'off by {off}: {points}', ja: '{off}差: {points}' },
  tookExactly: { en: '{name} took exactly {bid}: no bad points', ja: '{name}はビッド{bid}を的中、失点なし' },
  tookOther: {
    en: '{name} bid {bid} and took {taken}: {points} bad {points:point|points}',
    ja: '{name}はビッド{bid}で獲得{taken}、失点{points}',
  },
  byMiss: {
    en: '{name} bid {bid} and took {taken} in deal {deal}: off by {off}.',
    ja: '第{deal}ディール、{name}はビッド{bid}に獲得{taken}。{off}の差で外しました。',
  },
  byExact: {
    en: '{name} bid {bid} and took exactly {bid} in deal {deal}.',
    ja: '第{deal}ディール、{name}がビッド{bid}を的中させました。',
  },
} as const satisfies Record<string, Words>;

export const ending: EndingWords<Charms> = {
  aim: W.aim,
  counted: W.tricks,
  scoring: (scoring, { say }) => say(W[scoring.by], { ...scoring }),
  verdict: (scoring, seat, { say, name }) =>
    say(scoring.by === 'exact' ? W.tookExactly : W.tookOther, { ...scoring, name: name(seat) }),
  turningPoint: (point, { say, name }) =>
    say(point.by === 'exact' ? W.byExact : W.byMiss, {
      ...point,
      deal: point.deal + 1,
      name: name(point.seat),
    }),
};
