import { charms } from '@overtrick/games/charms';
import { cards, tableOf } from '../testTable.ts';

const DEAL = {
  dealer: 2,
  first: 0,
  flipped: ['3', 'key'],
  hands: [
    cards('coin coin key clover rabbit 1 1 2 3 4 5 7 8'),
    cards('coin coin coin key clover clover 2 2 4 5 6 7 8'),
    cards('key key clover rabbit rabbit 1 3 3 5 6 6 7 8'),
  ],
};

export const BIDS = ['bid:3', 'bid:4', 'bid:5'] as const;
/** Three tricks: B takes the first with coin 8, C the second with trump, seat 0 the third as the later of two equals. */
export const TRICKS = [
  ['play:coin+5', 'play:coin+8', 'play:clover+7'],
  ['play:2', 'play:key', 'play:7'],
  ['play:rabbit', 'play:rabbit', 'play:7'],
] as const;

/** A table for tests: seat 0 begins, key is trump, then these decisions, each by the seat in turn. */
export const tableAfter = (...decisions: readonly string[]) => tableOf(charms, DEAL, decisions);
