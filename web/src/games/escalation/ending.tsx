import type { Words } from '@overtrick/engine';
import type { Escalation } from '@overtrick/games/escalation';
import type { CountedProps, EndingWords } from '../ending.ts';
import './ending.css';

const W = {
  aim: { en: 'Fewest cards win', ja: 'カードの少ない人の勝ち' },
  cards: { en: 'Cards', ja: 'カード' },
  hand: { en: 'took {taken} + {left} in hand = {points}', ja: '引き取り{taken} + 手札{left} = {points}' },
  out: { en: 'took {taken}, went out: {points}', ja: '引き取り{taken}、上がり: {points}' },
  endedWith: {
    en: '{name} ended with {points} {points:card|cards}',
    ja: '{name}は{points}枚で終わりました',
  },
  wentOut: {
    en: '{name} went out with {points} {points:card|cards}',
    ja: '{name}は{points}枚で上がりました',
  },
  byPile: {
    en: '{name} took the largest pile: {cards} {cards:card|cards}.',
    ja: '{name}が最大の山、{cards}枚を引き取りました。',
  },
} as const satisfies Record<string, Words>;

export const ending: EndingWords<Escalation> = {
  aim: W.aim,
  counted: W.cards,
  scoring: (scoring, { say }) => say(W[scoring.by], { ...scoring }),
  verdict: (scoring, seat, { say, name }) =>
    say(scoring.by === 'out' ? W.wentOut : W.endedWith, { points: scoring.points, name: name(seat) }),
  turningPoint: ({ seat, cards }, { say, name }) => say(W.byPile, { name: name(seat), cards }),
  Counted: FallenTower,
};

/** The tower of a seat as it lies at the end: cards that were taken, then those left in hand. */
function FallenTower({ scoring: { taken }, upTo, most }: CountedProps<Escalation>) {
  return (
    <span className="esc-fallen" style={{ '--most': Math.max(most, 12) }} aria-hidden="true">
      {Array.from({ length: upTo }, (_, at) => at).map((at) => (
        <i key={at} data-left={at >= taken || undefined} />
      ))}
    </span>
  );
}
