import {
  checkSetup,
  type DealText,
  explain,
  type Game,
  type GameTypes,
  type Language,
  type Seat,
  Table,
} from '@overtrick/engine';
import { makeSay } from '../words/say.ts';
import type { Talk } from './board.ts';

/** The cards of a hand that is written with spaces. */
export const cards = (text: string): string[] => text.split(' ');

/** Decisions that are written with spaces; a card alone is a play. */
export const decisionsIn = (text: string): string[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => (/^[A-Z]/.test(word) ? `play:${word}` : word));

/** A table for tests: this deal, then these decisions, each by the seat in turn. */
export function tableOf<G extends GameTypes>(
  game: Game<G>,
  deal: DealText,
  decisions: readonly string[] = [],
  options: object = {},
): Table<G> {
  const setup = checkSetup(game, deal.hands.length, options);
  if (!setup.ok) throw new Error(explain(setup.error));
  const start = game.parseDeal(setup.value, deal);
  if (!start.ok) throw new Error(explain(start.error));
  const table = new Table(game, setup.value, { kind: 'seed', seed: 'test', match: 0 }, true, start.value);
  for (const text of decisions) {
    const decided = table.decide(table.state.turn, text);
    if (!decided.ok) throw new Error(`${text}: ${explain(decided.error)}`);
  }
  return table;
}

/** A voice for tests: one seat looks, the others are A to F by their seats. */
export function talkIn(language: Language, eyes: Seat = 0): Talk {
  const say = makeSay(language);
  return {
    say,
    name: (seat) => (seat === eyes ? say({ en: 'You', ja: 'あなた' }) : 'ABCDEF'[seat]),
    isYou: (seat) => seat === eyes,
  };
}
