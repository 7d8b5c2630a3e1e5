import { checkSetup, explain, type Language, type Seat, Table } from '@overtrick/engine';
import { charms } from '@overtrick/games/charms';
import { makeSay } from '../../words/say.ts';
import type { Talk } from '../board.ts';

const HANDS = [
  'coin coin key clover rabbit 1 1 2 3 4 5 7 8',
  'coin coin coin key clover clover 2 2 4 5 6 7 8',
  'key key clover rabbit rabbit 1 3 3 5 6 6 7 8',
];

export const BIDS = ['bid:3', 'bid:4', 'bid:5'] as const;
/** Three tricks: B takes the first with coin 8, C the second with trump, seat 0 the third as the later of two equals. */
export const TRICKS = [
  ['play:coin+5', 'play:coin+8', 'play:clover+7'],
  ['play:2', 'play:key', 'play:7'],
  ['play:rabbit', 'play:rabbit', 'play:7'],
] as const;

/** A table for tests: seat 0 begins, key is trump, then these decisions, each by the seat in turn. */
export function tableAfter(...decisions: readonly string[]) {
  const setup = checkSetup(charms, HANDS.length, {});
  if (!setup.ok) throw new Error(explain(setup.error));
  const hands = HANDS.map((hand) => hand.split(' '));
  const start = charms.parseDeal(setup.value, { dealer: 2, first: 0, flipped: ['3', 'key'], hands });
  if (!start.ok) throw new Error(explain(start.error));
  const chance = { kind: 'seed', seed: 'test', match: 0 } as const;
  const table = new Table(charms, setup.value, chance, true, start.value);
  for (const text of decisions) {
    const decided = table.decide(table.state.turn, text);
    if (!decided.ok) throw new Error(`${text}: ${explain(decided.error)}`);
  }
  return table;
}

/** A voice for tests: one seat looks, the others are A, B, C by their seats. */
export function talkIn(language: Language, eyes: Seat = 0): Talk {
  const say = makeSay(language);
  const name = (seat: Seat) => (seat === eyes ? say({ en: 'You', ja: 'あなた' }) : 'ABC'[seat]);
  return { say, name, isYou: (seat) => seat === eyes };
}
