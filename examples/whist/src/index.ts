import type { Game } from '@overtrick/engine';
import { HAND_SIZE } from './deck.ts';
import { cardsOf, decisionWith, deck, face, knownCards, ruleNow, scoring, tricks } from './facts.ts';
import { imagine } from './imagine.ts';
import { decode, encode, hand, makeDeal, makeDecision, parseDeal, parseDecision } from './notation.ts';
import { reasons } from './reasons.ts';
import { apply, deal, legal, whyNot } from './rules.ts';
import { copy, PLAYERS, WhistState } from './state.ts';
import type { Whist } from './types.ts';
import { board, dealt, preview, recall, shows, trickLine } from './view.ts';

/** Whist without trump or partners: the reference game, small enough to read in one sitting. */
export const whist: Game<Whist> = {
  id: 'whist',
  prefix: 'WHI',
  name: { en: 'Whist', ja: 'ホイスト' },
  credit: { en: 'Traditional', ja: '伝統ゲーム' },
  rules: 1,
  seats: { min: PLAYERS, max: PLAYERS },
  minutes: 10,
  best: 'most',
  tie: 'shared',
  spread: 2,
  // Room for what `legal` writes too much.
  maxLegal: HAND_SIZE + 4,
  options: [],
  page: async () => (await import('./page.ts')).page,
  reasons,
  example: 'play:H9',

  create: () => new WhistState(),
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
  turnsUp: () => true,
  settles: ({ winner }) => ({ winner, stays: 'usual' }),
  recall,
  imagine,

  face,
  deck,
  cardsOf,
  decisionWith,
  preview,
  ruleNow,
  tricks,
  knownCards,
  scoring,
};

export type * from './types.ts';
export type { WhistState };
