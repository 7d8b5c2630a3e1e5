import type { Contest } from '@overtrick/engine';
import type { InversionState } from './state.ts';

/** Cards of the lane that fit into one number of the key. */
const PACKED = 5;
const CARD_BITS = 6;
/** Where a seat has its place above them. */
const SEAT_AT = PACKED * CARD_BITS;

/** INV-5.1, 5.2: whose tricks are counted: the parent's, or of two players those of seat 0. */
const counted = (state: InversionState): number => (state.players === 2 ? 0 : state.parent);

/** An odd number of tricks, in a miniature, has no draw. */
const halves = (tricks: number): number[] =>
  tricks % 2 === 0 ? [tricks / 2, tricks / 2 + 1] : [(tricks + 1) / 2];

const declared = (state: InversionState): number => state.declared[state.parent];

/** Two sides and their tricks: one against one, or the parent against the children. */
export const contest: Contest<InversionState> = {
  takers: (state) => (counted(state) < 0 ? 0 : 1 << counted(state)),
  count: (state) => state.taken[counted(state)],
  left: (state) => state.tricks - state.trick,
  // INV-5.1: half of the tricks are a draw. INV-5.2: the parent needs the declared number.
  marks: (state) => (state.players === 2 ? halves(state.tricks) : [declared(state)]),
  // Two players score their tricks; the parent's side scores only that it won.
  matters: (state) =>
    state.players === 2
      ? { least: 0, most: state.tricks }
      : { least: declared(state) - 1, most: declared(state) },
  keySize: (players) => 2 * players + 2,
  key(state, out) {
    if (state.laid > 0) return false;
    const { hand, lane, trick } = state;
    for (let word = 0; word < hand.length; word++) out[word] = hand[word];
    out[hand.length] = pack(lane, trick) | (state.leader << SEAT_AT);
    out[hand.length + 1] = pack(lane, trick + PACKED) | (counted(state) << SEAT_AT);
    return true;
  },
};

/** A few cards of the lane as one number; there are none beyond its end. */
function pack(lane: Uint8Array, from: number): number {
  let packed = 0;
  for (let at = from; at < from + PACKED && at < lane.length; at++) packed = (packed << CARD_BITS) | lane[at];
  return packed;
}
