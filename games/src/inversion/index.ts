import type { Game } from '@overtrick/engine';
import { contest } from './contest.ts';
import { RANKS } from './deck.ts';
import { race, scoring, turningPoint } from './ending.ts';
import {
  allies,
  bids,
  bidWith,
  cardsOf,
  decisionWith,
  deck,
  face,
  knownCards,
  role,
  ruleNow,
  tricks,
} from './facts.ts';
import { imagine } from './imagine.ts';
import { decode, encode, hand, makeDeal, makeDecision, parseDeal, parseDecision } from './notation.ts';
import { options } from './options.ts';
import { reasons } from './reasons.ts';
import { apply, deal, legal, whyNot } from './rules.ts';
import { copy, InversionState } from './state.ts';
import type { Inversion } from './types.ts';
import { board, dealt, endLine, preview, recall, shows, trickLine } from './view.ts';

/** Inversion: a card that makes eleven trades places with the one you have to follow. */
export const inversion: Game<Inversion> = {
  id: 'inversion',
  prefix: 'INV',
  name: { en: 'Inversion', ja: 'インヴァージョン' },
  credit: {
    en: 'A game by Fugame, illustrated by Crocotile',
    ja: '符亀 作、イラスト Crocotile',
  },
  rules: 1,
  seats: { min: 2, max: 4 },
  minutes: 15,
  best: 'most',
  tie: 'drawn',
  // INV-5.1, 5.2: two players, or the parent and the children.
  sides: 2,
  spread: 1,
  maxLegal: RANKS,
  options,
  page: async () => (await import('./page.ts')).page,
  reasons,
  example: 'play:H9',
  lesson: async () => (await import('./lesson.ts')).lesson,
  maxims: async () => (await import('./maxims.ts')).maxims,
  miniature: async () => (await import('./miniature.ts')).miniature,

  create: (setup) => new InversionState(setup),
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
  endLine,

  board,
  dealt,
  seen: () => true,
  shows,
  turnsUp: () => true,
  reveals: () => false,
  // INV-3.5: a swap changes what lies, what is followed and which card is higher.
  settles: ({ winner = null, counts }) => ({ winner, stays: counts === undefined ? 'usual' : 'long' }),
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
  allies,
  contest,
  role,
  race,
  scoring,
  turningPoint,
};

export type * from './types.ts';
export type { InversionState };
