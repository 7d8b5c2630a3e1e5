import type { Game } from '@overtrick/engine';
import { scoring, turningPoint } from './ending.ts';
import { bids, bidWith, cardsOf, decisionWith, deck, face, knownCards, ruleNow, tricks } from './facts.ts';
import { imagine } from './imagine.ts';
import { decode, encode, hand, makeDeal, makeDecision, parseDeal, parseDecision } from './notation.ts';
import { reasons } from './reasons.ts';
import { apply, deal, legal, whyNot } from './rules.ts';
import { copy, InflationState, TRICKS } from './state.ts';
import type { Inflation } from './types.ts';
import { board, dealt, preview, recall, shows, trickLine } from './view.ts';

/** Inflation!: your played cards never leave, they grow into one huge number. */
export const inflation: Game<Inflation> = {
  id: 'inflation',
  prefix: 'INF',
  name: { en: 'Inflation!', ja: 'インフレーション！' },
  credit: {
    en: 'A game by Taiki Shinzawa, also known as Zimbabweee Trick',
    ja: '新澤大樹 作（「ジンバブエトリック」としても知られる）',
  },
  rules: 1,
  seats: { min: 3, max: 4 },
  minutes: 60,
  best: 'most',
  tie: 'shared',
  spread: 4,
  maxLegal: TRICKS + 1,
  options: [],
  page: async () => (await import('./page.ts')).page,
  reasons,
  example: 'play:7',
  lesson: async () => (await import('./lesson.ts')).lesson,
  maxims: async () => (await import('./maxims.ts')).maxims,
  miniature: async () => (await import('./miniature.ts')).miniature,

  create: (setup) => new InflationState(setup),
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
  trickLine,

  board,
  dealt,
  seen: () => true,
  shows,
  turnsUp: ({ trick }) => trick !== undefined,
  reveals: () => false,
  settles: ({ winner }) => (winner === undefined ? null : { winner, stays: 'usual' }),
  recall,
  imagine,

  face,
  deck,
  cardsOf,
  decisionWith,
  bidWith,
  preview,
  ruleNow,
  tricks,
  knownCards,
  bids,
  scoring,
  turningPoint,
};

export type * from './types.ts';
export type { InflationState };
