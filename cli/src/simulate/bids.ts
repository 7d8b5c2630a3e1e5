import type { BidResult } from './tally.ts';

/**
 * The bids of a deal that has just ended, read off its board: `bids` against `taken` where everyone bids, `declared`
 * of the `parent` where one does and more is as good. A game without these words has no bids.
 */
export function bidsOf(board: unknown): BidResult[] {
  if (!isFields(board) || !isNumbers(board.taken)) return [];
  const { taken, bids, declared, parent } = board;
  if (isNumbers(bids)) {
    return bids.flatMap((bid, seat) => {
      const off = taken[seat] - bid;
      return bid === null ? [] : [{ seat, met: off === 0, off: Math.abs(off) }];
    });
  }
  if (typeof parent !== 'number' || !isNumbers(declared)) return [];
  const off = Math.max(0, declared[parent] - taken[parent]);
  return [{ seat: parent, met: off === 0, off }];
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => each === null || typeof each === 'number');
