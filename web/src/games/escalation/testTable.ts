import { checkSetup, explain, type Language, type Seat, Table } from '@overtrick/engine';
import { escalation } from '@overtrick/games/escalation';
import { makeSay } from '../../words/say.ts';
import type { Talk } from '../board.ts';

const SIZES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`${i + 1}`, i < 7 ? 5 : i < 10 ? 3 : 2])),
  W: 4,
  P: 2,
};

/** A table for tests: these hands (cards apart by spaces), then these decisions, each by the seat in turn. */
export function tableWith(hands: readonly string[], decisions: readonly string[] = []) {
  const setup = checkSetup(escalation, hands.length, {});
  if (!setup.ok) throw new Error(explain(setup.error));
  const held = hands.map((hand) => hand.split(' '));
  const deck = Object.entries(SIZES).flatMap(([card, size]) => {
    const left = size - held.flat().filter((each) => each === card).length;
    return Array<string>(left).fill(card);
  });
  const start = escalation.parseDeal(setup.value, { first: 0, hands: held, deck });
  if (!start.ok) throw new Error(explain(start.error));
  const table = new Table(
    escalation,
    setup.value,
    { kind: 'seed', seed: 'test', match: 0 },
    true,
    start.value,
  );
  for (const text of decisions) {
    const decided = table.decide(table.state.turn, text);
    if (!decided.ok) throw new Error(`${text}: ${explain(decided.error)}`);
  }
  return table;
}

/** A voice for tests: seat 0 looks, the others are A, B, C, D by their seats. */
export const talkIn = (language: Language, eyes: Seat = 0): Talk => {
  const say = makeSay(language);
  return {
    say,
    name: (seat) => (seat === eyes ? say({ en: 'You', ja: 'あなた' }) : 'ABCDEF'[seat]),
    isYou: (seat) => seat === eyes,
  };
};

/** The worked example of the rules page. */
export const EXAMPLE = {
  hands: ['2 5 5 W 1 1', '3 3 P 1 1 2', '8 7 7 7 2 2', '12 4 4 13 13 2'],
  decisions: ['play:2', 'play:3,3', 'play:8', 'play:12', 'play:5,5,W', 'pass', 'play:7,7,7', 'take'],
} as const;
