import type { Game } from '@overtrick/engine';
import { scoring, turningPoint } from './ending.ts';
import { cardsOf, decisionWith, deck, face, knownCards, ruleNow, tricks } from './facts.ts';
import { imagine } from './imagine.ts';
import { decode, encode, hand, makeDeal, makeDecision, parseDeal, parseDecision } from './notation.ts';
import { options } from './options.ts';
import { reasons } from './reasons.ts';
import { actors, apply, deal, legal, whyNot } from './rules.ts';
import { CryptrickState, copy } from './state.ts';
import type { Cryptrick } from './types.ts';
import { board, dealt, preview, recall, seen, settles, shows, trickLine } from './view.ts';

/** Cryptrick: New Listings: every lead is for sale, and a fourth block ruins you. */
export const cryptrick: Game<Cryptrick> = {
  id: 'cryptrick',
  prefix: 'CRY',
  name: { en: 'Cryptrick: New Listings', ja: 'クリプトリック：新規上場' },
  credit: {
    en: 'A game by Takahiro, published by Kogekogedo Honpo',
    ja: 'Takahiro 作、こげこげ堂本舗 発行',
  },
  rules: 1,
  seats: { min: 6, max: 9 },
  minutes: 15,
  best: 'most',
  tie: 'shared',
  spread: 3,
  maxLegal: 9,
  options,
  page: async () => (await import('./page.ts')).page,
  reasons,
  example: 'play:G2',
  lesson: async () => (await import('./lesson.ts')).lesson,
  maxims: async () => (await import('./maxims.ts')).maxims,
  miniature: async () => (await import('./miniature.ts')).miniature,

  create: (setup) => new CryptrickState(setup),
  deal,
  actors,
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
  seen,
  shows,
  turnsUp: ({ trick, sale, wants, revealed }) =>
    [trick, sale, wants, revealed].some((fact) => fact !== undefined),
  reveals: ({ wants, revealed }) => wants !== undefined || revealed !== undefined,
  settles,
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
  turningPoint,
};

export type * from './types.ts';
export type { CryptrickState };
