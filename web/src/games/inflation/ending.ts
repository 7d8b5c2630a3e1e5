import type { Words } from '@overtrick/engine';
import type { Inflation, InflationScoring } from '@overtrick/games/inflation';
import type { EndingWords } from '../ending.ts';

const W = {
  tricks: { en: 'Tricks', ja: 'トリック' },
  exact: { en: 'exact: {taken} × {each} = {points}', ja: '的中: {taken} × {each} = {points}' },
  missed: { en: 'off by {off}: {taken} × {each} = {points}', ja: '{off}差: {taken} × {each} = {points}' },
  spared: {
    en: 'off by {off}, most but earlier: {taken} × {each} = {points}',
    ja: '{off}差、最多だが先: {taken} × {each} = {points}',
  },
  most: { en: 'off by {off} with the most: 0', ja: '{off}差で最多: 0' },
  latest: { en: 'off by {off}, most and latest: 0', ja: '{off}差、最多で最後: 0' },
  tookExactly: {
    en: '{name} took exactly {bid}: {points} {points:point|points}',
    ja: '{name}はビッド{bid}を的中、{points}点',
  },
  tookOther: { en: '{name} bid {bid} and took {taken}', ja: '{name}はビッド{bid}で獲得{taken}' },
  tookMost: {
    en: '{name} missed with the most: no points',
    ja: '{name}は最多を取ってビッドを外し、0点',
  },
  byMiss: {
    en: '{name} bid {bid} and took {taken} in deal {deal}: off by {off}.',
    ja: '第{deal}ディール、{name}はビッド{bid}に獲得{taken}。{off}の差で外しました。',
  },
  byExact: {
    en: '{name} bid {bid} and took exactly {bid} in deal {deal}: {points} points.',
    ja: '第{deal}ディール、{name}がビッド{bid}を的中させ、{points}点を得ました。',
  },
  byTricks: {
    en: '{name} took {taken} {taken:trick|tricks} in deal {deal}: {points} points.',
    ja: '第{deal}ディール、{name}が{taken}トリックで{points}点を得ました。',
  },
} as const satisfies Record<string, Words>;

const VERDICTS: Readonly<Record<InflationScoring['by'], Words>> = {
  exact: W.tookExactly,
  missed: W.tookOther,
  spared: W.tookOther,
  most: W.tookMost,
  latest: W.tookMost,
};

const POINTS = { missed: W.byMiss, exact: W.byExact, tricks: W.byTricks } as const;

export const ending: EndingWords<Inflation> = {
  counted: W.tricks,
  scoring: (scoring, { say }) => say(W[scoring.by], { ...scoring }),
  verdict: (scoring, seat, { say, name }) => say(VERDICTS[scoring.by], { ...scoring, name: name(seat) }),
  turningPoint: (point, { say, name }) =>
    say(POINTS[point.by], { ...point, deal: point.deal + 1, name: name(point.seat) }),
};
