import { cryptrick } from '@overtrick/games/cryptrick';
import { cards, decisionsIn, tableOf } from '../testTable.ts';

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
export const tableWith = (decisions = '', options: object = {}) =>
  tableOf(cryptrick, 'level' in options ? WILD : CALM, decisionsIn(decisions), options);

/** Seat 0 offers yellow 1; C and F want it, and F, who is nearer, buys it. */
export const OFFER = 'reveal:Y1';
export const SOLD = `${OFFER} decline want decline decline want`;
/** F pays with blue 6; then everybody plays: D acquires first with trump, E second, C third. */
export const LED = `${SOLD} give:B6`;
export const TRICK = `${LED} Y3 Y4 Y5 G2 Y6`;
export const TAKEN = `${TRICK} acquire:Y5 acquire:Y3 acquire:Y1`;
/** Nobody wants it. */
export const UNSOLD = `${OFFER} decline decline decline decline decline`;
