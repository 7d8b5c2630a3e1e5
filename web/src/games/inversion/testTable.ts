import { inversion } from '@overtrick/games/inversion';
import { cards, decisionsIn, tableOf } from '../testTable.ts';

const suit = (letter: string): string[] => Array.from({ length: 10 }, (_, i) => `${letter}${i + 1}`);

const DEALS = {
  /** One hand of spades, one of hearts, and all the clubs in the lane. */
  2: { first: 0, hands: [suit('S'), suit('H')], lane: suit('C') },
  /** The first trick follows H9; everybody can make eleven with it. */
  3: {
    first: 0,
    hands: [
      cards('H8 C2 C3 S1 S3 D1 D2 D3 D4 D5'),
      cards('S2 C5 C6 S4 S6 C10 D6 D7 C1 C4'),
      cards('S5 S7 C9 H10 D9 C7 C8 S8 H2 H3'),
    ],
    lane: cards('H9 H5 H6 H7 H1 H4 S9 S10 D8 D10'),
  },
} as const;

/** A table for tests: decisions apart by spaces, each by the seat in turn; a card alone is a play. */
export const tableWith = (players: keyof typeof DEALS, decisions = '') =>
  tableOf(inversion, DEALS[players], decisionsIn(decisions));

/** The auction that makes seat 0 the parent with four. */
export const FOUR = 'declare:4 pass pass';
