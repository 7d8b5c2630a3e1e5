import type { Words } from '@overtrick/engine';
import type { Cryptrick, CryptrickScoring } from '@overtrick/games/cryptrick';
import type { CountedProps, EndingWords } from '../ending.ts';
import { formula } from './risk.ts';
import './ending.css';

const W = {
  blocks: { en: 'Blocks', ja: 'ブロック' },
  fell: { en: 'crashed: {points}', ja: '暴落: {points}' },
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

const hasCrashed = ({ by }: CryptrickScoring): boolean => by === 'count' || by === 'crash';

export const ending: EndingWords<Cryptrick> = {
  counted: W.blocks,
  scoring: (scoring, { say }) =>
    hasCrashed(scoring) ? say(W.fell, { ...scoring }) : `${formula(scoring)} = ${scoring.points}`,
  verdict: (scoring, seat, { say, name }) =>
    say(hasCrashed(scoring) ? W.crashed : W.had, {
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
function Blocks({ scoring, upTo }: CountedProps<Cryptrick>) {
  const crashed = hasCrashed(scoring);
  return (
    <span className="cry-counted" data-crashed={(crashed && upTo > 3) || undefined} aria-hidden="true">
      {Array.from({ length: upTo }, (_, at) => at).map((at) => (
        <i key={at} />
      ))}
    </span>
  );
}
