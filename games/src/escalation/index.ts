import type { Game } from '@overtrick/engine';
import { imagine } from './imagine.ts';
import { hand, makeDeal, makeDecision, parseDeal, parseDecision } from './notation.ts';
import { options } from './options.ts';
import { page } from './page.ts';
import { reasons } from './reasons.ts';
import { apply, deal, legal, MAX_LEGAL, whyNot } from './rules.ts';
import { copy, EscalationState } from './state.ts';
import { board, dealt, type EscalationBoard, type EscalationPlay, preview, recall, shows } from './view.ts';

/** Escalation!: go over the last total, or take everything that lies there. */
export const escalation: Game<EscalationState, EscalationBoard> = {
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
  spread: 8,
  maxLegal: MAX_LEGAL,
  options,
  page,
  reasons,
  example: 'play:5,5,W',

  create: (setup) => new EscalationState(setup),
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
  trickLine: () => null,

  board,
  dealt,
  seen: () => true,
  shows,
  recall,
  imagine,
  preview,
};

export type { EscalationBoard, EscalationPlay, EscalationState };
