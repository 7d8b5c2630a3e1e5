import { checkSetup, explain, type Language, type Seat, Table } from '@overtrick/engine';
import { cryptrick } from '@overtrick/games/cryptrick';
import { makeSay } from '../../words/say.ts';
import type { Talk } from '../board.ts';

const cards = (text: string): string[] => text.split(' ');

/** Six players, seat 0 sells first, green is trump. */
const CALM = {
  first: 0,
  hands: [
    cards('Y1 Y2 Y3 B1 R1 W'),
    cards('Y4 B2 B3 R2 P1 G1'),
    cards('Y5 B4 R3 R4 P2 K1'),
    cards('B5 R5 P3 P4 G2 K2'),
    cards('Y6 R6 P5 G3 G4 K3'),
    cards('B6 P6 G5 K4 K5 W'),
  ],
  undealt: cards('G6 K6'),
  revealed: 'G6',
};
/** The same hands with two more whites that nobody gets; the trump card is still hidden. */
const WILD = { ...CALM, undealt: cards('G6 K6 W W') };

/** A table for tests: decisions apart by spaces, each by the seat in turn; a card alone is a play. */
export function tableWith(decisions = '', options: object = {}) {
  const setup = checkSetup(cryptrick, 6, options);
  if (!setup.ok) throw new Error(explain(setup.error));
  const start = cryptrick.parseDeal(setup.value, 'level' in options ? WILD : CALM);
  if (!start.ok) throw new Error(explain(start.error));
  const chance = { kind: 'seed', seed: 'test', match: 0 } as const;
  const table = new Table(cryptrick, setup.value, chance, true, start.value);
  for (const word of decisions.split(' ').filter(Boolean)) {
    const text = /^[A-Z]/.test(word) ? `play:${word}` : word;
    const decided = table.decide(table.state.turn, text);
    if (!decided.ok) throw new Error(`${text}: ${explain(decided.error)}`);
  }
  return table;
}

/** Seat 0 offers yellow 1; C and F want it, and F, who is nearer, buys it. */
export const OFFER = 'reveal:Y1';
export const SOLD = `${OFFER} decline want decline decline want`;
/** F pays with blue 6; then everybody plays: D acquires first with trump, E second, C third. */
export const LED = `${SOLD} give:B6`;
export const TRICK = `${LED} Y3 Y4 Y5 G2 Y6`;
export const TAKEN = `${TRICK} acquire:Y5 acquire:Y3 acquire:Y1`;
/** Nobody wants it. */
export const UNSOLD = `${OFFER} decline decline decline decline decline`;

/** A voice for tests: one seat looks, the others are A to F by their seats. */
export function talkIn(language: Language, eyes: Seat = 0): Talk {
  const say = makeSay(language);
  return {
    say,
    name: (seat) => (seat === eyes ? say({ en: 'You', ja: 'あなた' }) : 'ABCDEF'[seat]),
    isYou: (seat) => seat === eyes,
  };
}
