import { checkSetup, explain, type Language, type Seat, Table } from '@overtrick/engine';
import { inversion } from '@overtrick/games/inversion';
import { makeSay } from '../../words/say.ts';
import type { Talk } from '../board.ts';

const cards = (text: string): string[] => text.split(' ');
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
export function tableWith(players: keyof typeof DEALS, decisions = '') {
  const setup = checkSetup(inversion, players, {});
  if (!setup.ok) throw new Error(explain(setup.error));
  const start = inversion.parseDeal(setup.value, DEALS[players]);
  if (!start.ok) throw new Error(explain(start.error));
  const chance = { kind: 'seed', seed: 'test', match: 0 } as const;
  const table = new Table(inversion, setup.value, chance, true, start.value);
  for (const word of decisions.split(' ').filter(Boolean)) {
    const text = /^[A-Z]/.test(word) ? `play:${word}` : word;
    const decided = table.decide(table.state.turn, text);
    if (!decided.ok) throw new Error(`${text}: ${explain(decided.error)}`);
  }
  return table;
}

/** The auction that makes seat 0 the parent with four. */
export const FOUR = 'declare:4 pass pass';

/** A voice for tests: one seat looks, the others are A, B, C by their seats. */
export function talkIn(language: Language, eyes: Seat = 0): Talk {
  const say = makeSay(language);
  return {
    say,
    name: (seat) => (seat === eyes ? say({ en: 'You', ja: 'あなた' }) : 'ABC'[seat]),
    isYou: (seat) => seat === eyes,
  };
}
