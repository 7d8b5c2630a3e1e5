import type { Words } from '@overtrick/engine';
import type { EndingWords } from '../ending.ts';

const W = {
  counted: { en: 'Counted', ja: '数' },
  verdict: { en: '{name} got {points} {points:point|points}', ja: '{name}は{points}点' },
} as const satisfies Record<string, Words>;

/** What can be said of any game. */
export const genericEnding: EndingWords = {
  counted: W.counted,
  scoring: () => '',
  verdict: ({ points }, seat, { say, name }) => say(W.verdict, { name: name(seat), points }),
};
