import type { Words } from '@overtrick/engine';
import type { Cryptrick } from '@overtrick/games/cryptrick';
import type { CountedProps, EndingWords } from '../ending.ts';
import './ending.css';

const W = {
  blocks: { en: 'Blocks', ja: 'ブロック' },
  product: { en: '{blocks} × {colours} = {points}', ja: '{blocks} × {colours} = {points}' },
  sum: { en: '{blocks} + {colours} = {points}', ja: '{blocks} + {colours} = {points}' },
  count: { en: 'crashed: {points}', ja: '暴落: {points}' },
  crash: { en: 'crashed: 0', ja: '暴落: 0' },
  had: {
    en: '{name} had {blocks} {blocks:block|blocks} in {colours} {colours:colour|colours}: {points} {points:point|points}',
    ja: '{name}はブロック{blocks}、{colours}色で{points}点',
  },
  crashed: {
    en: '{name} crashed with {blocks} blocks: {points} {points:point|points}',
    ja: '{name}はブロック{blocks}で暴落、{points}点',
  },
  byCrash: {
    en: '{name} crashed in deal {deal}: {before} points became {after}.',
    ja: '第{deal}ディール、{name}が暴落し、{before}点が{after}点になりました。',
  },
  byFortune: {
    en: '{name} made {points} {points:point|points} of {blocks} {blocks:block|blocks} in deal {deal}.',
    ja: '第{deal}ディール、{name}がブロック{blocks}で{points}点を得ました。',
  },
} as const satisfies Record<string, Words>;

export const ending: EndingWords<Cryptrick> = {
  counted: W.blocks,
  scoring: (scoring, { say }) => say(W[scoring.by], { ...scoring }),
  verdict: (scoring, seat, { say, name }) =>
    say(scoring.by === 'count' || scoring.by === 'crash' ? W.crashed : W.had, {
      ...scoring,
      name: name(seat),
    }),
  turningPoint: (point, { say, name }) =>
    say(point.by === 'crash' ? W.byCrash : W.byFortune, {
      ...point,
      deal: point.deal + 1,
      name: name(point.seat),
    }),
  Counted: Blocks,
};

/** Blocks in a row. From the one on that made them collapse they lie broken. */
function Blocks({ scoring: { by }, upTo }: CountedProps<Cryptrick>) {
  const crashed = by === 'count' || by === 'crash';
  return (
    <span className="cry-counted" data-crashed={(crashed && upTo > 3) || undefined} aria-hidden="true">
      {Array.from({ length: upTo }, (_, at) => at).map((at) => (
        <i key={at} />
      ))}
    </span>
  );
}
