import type { Game } from '@overtrick/engine';
import { HAND_SIZE } from './deck.ts';
import { imagine } from './imagine.ts';
import { hand, makeDeal, makeDecision, parseDeal, parseDecision } from './notation.ts';
import { page } from './page.ts';
import { reasons } from './reasons.ts';
import { apply, deal, legal, whyNot } from './rules.ts';
import { copy, PLAYERS, WhistState } from './state.ts';
import { board, dealt, preview, recall, shows, trickLine, type WhistBoard } from './view.ts';

/** Whist without trump or partners: the reference game, small enough to read in one sitting. */
export const whist: Game<WhistState, WhistBoard> = {
  id: 'whist',
  prefix: 'WHI',
  name: { en: 'Whist', ja: 'ホイスト' },
  credit: { en: 'Traditional', ja: '伝統ゲーム' },
  rules: 1,
  seats: { min: PLAYERS, max: PLAYERS },
  minutes: 10,
  best: 'most',
  spread: 2,
  // Room for what `legal` writes too much.
  maxLegal: HAND_SIZE + 4,
  options: [],
  page,
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
  hand,
  makeDeal,
  parseDeal,
  trickLine,

  board,
  dealt,
  seen: () => true,
  shows,
  recall,
  imagine,
  preview,
};

export type { WhistBoard, WhistState };
