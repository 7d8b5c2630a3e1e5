import type { Game } from '@overtrick/engine';
import { makeDeal, parseDeal } from './dealing.ts';
import { NUMBERS, SUITS } from './deck.ts';
import { scoring, turningPoint } from './ending.ts';
import { bids, bidWith, cardsOf, decisionWith, deck, face, knownCards, ruleNow, tricks } from './facts.ts';
import { imagine } from './imagine.ts';
import { decode, encode, hand, makeDecision, parseDecision } from './notation.ts';
import { reasons } from './reasons.ts';
import { apply, deal, legal, whyNot } from './rules.ts';
import { CharmsState, copy } from './state.ts';
import type { Charms } from './types.ts';
import { board, dealt, preview, recall, shows, trickLine } from './view.ts';

/** Charms: a card is a suit or a number, and the two you show are your play. */
export const charms: Game<Charms> = {
  id: 'charms',
  prefix: 'CHA',
  name: { en: 'Charms', ja: 'チャームズ' },
  credit: {
    en: 'A game by Taiki Shinzawa, a new edition of Dois',
    ja: '新澤大樹 作（「ドイス」の新版）',
  },
  rules: 1,
  seats: { min: 3, max: 4 },
  minutes: 60,
  best: 'fewest',
  tie: 'shared',
  spread: 2,
  maxLegal: SUITS.length * NUMBERS,
  options: [],
  page: async () => (await import('./page.ts')).page,
  reasons,
  example: 'play:key+5',
  lesson: async () => (await import('./lesson.ts')).lesson,
  maxims: async () => (await import('./maxims.ts')).maxims,
  miniature: async () => (await import('./miniature.ts')).miniature,

  create: (setup) => new CharmsState(setup),
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

export type { Suit as CharmsSuit } from './deck.ts';
export type * from './types.ts';
export type { CharmsState };
