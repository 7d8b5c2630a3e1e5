import type { Game } from '@overtrick/engine';
import { race, scoring, turningPoint } from './ending.ts';
import { cardsOf, decisionWith, deck, face, knownCards, ruleNow } from './facts.ts';
import { imagine } from './imagine.ts';
import { decode, encode, hand, makeDeal, makeDecision, parseDeal, parseDecision } from './notation.ts';
import { options } from './options.ts';
import { reasons } from './reasons.ts';
import { apply, deal, legal, MAX_LEGAL, whyNot } from './rules.ts';
import { copy, EscalationState } from './state.ts';
import type { Escalation } from './types.ts';
import { board, dealt, preview, recall, shows } from './view.ts';

/** Escalation!: go over the last total, or take everything that lies there. */
export const escalation: Game<Escalation> = {
  id: 'escalation',
  prefix: 'ESC',
  name: { en: 'Escalation!', ja: 'エスカレーション！' },
  credit: {
    en: 'A game by Reiner Knizia, published by New Games Order and Yukaina Sakana',
    ja: 'ライナー・クニツィア 作（ニューゲームズオーダー、ゆかいなさかな）',
  },
  rules: 1,
  seats: { min: 2, max: 6 },
  minutes: 15,
  best: 'fewest',
  tie: 'shared',
  spread: 8,
  maxLegal: MAX_LEGAL,
  options,
  page: async () => (await import('./page.ts')).page,
  reasons,
  example: 'play:5,5,W',
  lesson: async () => (await import('./lesson.ts')).lesson,
  maxims: async () => (await import('./maxims.ts')).maxims,
  miniature: async () => (await import('./miniature.ts')).miniature,

  create: (setup) => new EscalationState(setup),
  deal,
  actors: (state) => (state.turn < 0 ? 0 : 1 << state.turn),
  legal,
  apply,
  copy,
  whyNot,

  parseDecision,
  makeDecision,
  encode,
  decode,
  hand,
  makeDeal,
  parseDeal,
  trickLine: () => null,

  board,
  dealt,
  seen: () => true,
  shows,
  turnsUp: ({ took, draws = 0 }) => took !== undefined || draws > 0,
  reveals: ({ draws = 0 }) => draws > 0,
  settles: ({ took }) => (took === undefined ? null : { winner: null, stays: 'usual' }),
  recall,
  imagine,

  face,
  deck,
  cardsOf,
  decisionWith,
  preview,
  ruleNow,
  tricks: () => [],
  knownCards,
  race,
  scoring,
  turningPoint,
};

export type * from './types.ts';
export type { EscalationState };
