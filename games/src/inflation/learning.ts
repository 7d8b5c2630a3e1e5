import { type Learning, leftOf, TraitBlocks, type Traits } from '@overtrick/engine';
import {
  bidsBefore,
  DEMANDS,
  demandOf,
  PACES,
  PHASES,
  phaseOf,
  TURNS,
  turnOf,
  within,
} from '../bidTraits.ts';
import { DECK, HAND_SIZE, RANKS } from './deck.ts';
import { isBidding, PLACE, PLAY, startDeal } from './rules.ts';
import { addCard, handAt, type InflationState, TRICKS } from './state.ts';
import type { Inflation } from './types.ts';

/** Where a seat stands with its bid: over it, met, one to go, two, more, all that are left, beyond reach. */
const STANDINGS = 7;
/** The same in short: content, wants tricks, missed. */
const MOODS = 3;
/** INF-2.2 */
const BIDS = HAND_SIZE + 1;
const RANKS_AND_NONE = RANKS + 1;
/** The cards that win most tricks: what is spare of them beyond the tricks a seat still wants, from two too few to three too many. */
const HIGH = RANKS - 1;
const SPARE = 6;
/** How many unseen cards are higher, in steps that feel alike. */
const STEP_OF_UNSEEN = Uint8Array.from({ length: DECK.length }, (_, cards) =>
  cards < 3 ? cards : cards < 5 ? 3 : cards < 9 ? 4 : cards < 15 ? 5 : 6,
);
const HIGHER = 7;

const blocks = new TraitBlocks();
const PLAYED = blocks.add(STANDINGS, TURNS, 2, RANKS_AND_NONE);
const PHASE = blocks.add(PHASES, MOODS, RANKS_AND_NONE);
const LEAD = blocks.add(5, MOODS, RANKS_AND_NONE);
const COPIES_HELD = blocks.add(4, MOODS, RANKS_AND_NONE);
const AGAINST = blocks.add(MOODS, MOODS, TURNS, 2);
const TO_COME = blocks.add(4, MOODS, 2, RANKS_AND_NONE);
const ROW = blocks.add(4, TURNS, MOODS, 2);
const CONTROL = blocks.add(MOODS, SPARE, 2, RANKS_AND_NONE);
const TENS = blocks.add(MOODS, 4, 2, RANKS_AND_NONE);
const BEATEN = blocks.add(TURNS, HIGHER, MOODS, 2);
const DEMAND = blocks.add(DEMANDS, MOODS, TURNS, 2);
const BID_CARDS = blocks.add(BIDS, RANKS_AND_NONE);
const BID_TURN = blocks.add(BIDS, TURNS, PACES);
const BID_TENS = blocks.add(BIDS, 6);
const BID_HIGH = blocks.add(BIDS, BIDS);
/** A bid has one trait a card and three more. */
const MOST = HAND_SIZE + 3;

const standingOf = (need: number, left: number): number => {
  if (need < 0) return 0;
  if (need > left) return 6;
  if (need === left && need > 0) return 5;
  return Math.min(need, 3) + 1;
};
const MOOD = [2, 0, 1, 1, 1, 1, 2] as const;

const tricksLeft = (state: InflationState): number => state.pack.handSize - state.trick;

const moodOf = (state: InflationState, seat: number): number =>
  MOOD[standingOf(state.bid[seat] - state.taken[seat], tricksLeft(state))];

/** How many have played to this trick. */
const laidOf = (state: InflationState, seat: number): number =>
  (seat - state.leader + state.players) % state.players;

function writeBids(
  state: InflationState,
  seat: number,
  codes: Int32Array,
  count: number,
  out: Int32Array,
): void {
  const at = handAt(seat);
  const { hand } = state;
  const before = bidsBefore(state);
  const tens = Math.min(5, hand[at + RANKS]);
  const high = hand[at + RANKS] + hand[at + HIGH] + hand[at + HIGH - 1];
  for (let i = 0; i < count; i++) {
    const bid = codes[i];
    let to = i * MOST;
    for (let rank = 1; rank <= RANKS; rank++) {
      for (let copy = hand[at + rank]; copy > 0; copy--) out[to++] = BID_CARDS + bid * RANKS_AND_NONE + rank;
    }
    out[to++] = BID_TURN + bid * TURNS * PACES + before;
    out[to++] = BID_TENS + bid * 6 + tens;
    out[to++] = BID_HIGH + bid * BIDS + high;
    if (to < (i + 1) * MOST) out[to] = -1;
  }
}

/** How many rows lie lower than that of a seat: they lose to it where the new cards are equal. */
function rowsBelow(state: InflationState, seat: number): number {
  let below = 0;
  for (let other = 0; other < state.players; other++) {
    if (other !== seat && state.covered[other] < state.covered[seat]) below++;
  }
  return below;
}

/** How many of those who play later in this trick want to win it. */
function wantingLater(state: InflationState, seat: number): number {
  let wanting = 0;
  for (
    let other = leftOf(seat, state.players);
    other !== state.leader;
    other = leftOf(other, state.players)
  ) {
    if (moodOf(state, other) === 1) wanting++;
  }
  return wanting;
}

/** By rank: how many cards a seat cannot see, and how many higher ones. Filled by `countUnseen`. */
const unseen = new Uint8Array(RANKS_AND_NONE);
const higher = new Uint8Array(RANKS_AND_NONE);

function countUnseen({ pack, hand, row, players, trick }: InflationState, seat: number): void {
  const held = handAt(seat);
  for (let rank = 1; rank <= RANKS; rank++) unseen[rank] = pack.copies[rank] - hand[held + rank];
  for (let other = 0; other < players; other++) {
    const first = other * TRICKS;
    for (let at = first; at <= first + trick && row[at] > 0; at++) unseen[row[at]]--;
  }
  let above = 0;
  for (let rank = RANKS; rank > 0; rank--) {
    higher[rank] = above;
    above += unseen[rank];
  }
}

function writePlays(
  state: InflationState,
  seat: number,
  codes: Int32Array,
  count: number,
  out: Int32Array,
): void {
  const { players, winning } = state;
  const left = tricksLeft(state);
  const standing = standingOf(state.bid[seat] - state.taken[seat], left);
  const mood = MOOD[standing];
  const laid = laidOf(state, seat);
  const turn = turnOf(laid, players);
  const place = PLACE[state.trick];
  const target = winning < 0 ? -1 : state.shown[winning];
  const phase = phaseOf(left);
  const rival = winning < 0 ? 0 : moodOf(state, winning);
  const later = wantingLater(state, seat);
  const below = rowsBelow(state, seat);
  const held = handAt(seat);
  const tens = state.hand[held + RANKS];
  const wanted = mood === 1 ? state.bid[seat] - state.taken[seat] : 0;
  const spare = tens + state.hand[held + HIGH] - wanted + 2;
  const demand = demandOf(state, left);
  countUnseen(state, seat);
  for (let i = 0; i < count; i++) {
    const rank = codes[i] - PLAY;
    const wins = state.covered[seat] + rank * place >= target ? 1 : 0;
    const to = i * MOST;
    out[to] = PLAYED + ((standing * TURNS + turn) * 2 + wins) * RANKS_AND_NONE + rank;
    out[to + 1] = PHASE + (phase * MOODS + mood) * RANKS_AND_NONE + rank;
    out[to + 2] = COPIES_HELD + (Math.min(3, state.hand[held + rank]) * MOODS + mood) * RANKS_AND_NONE + rank;
    out[to + 3] = TO_COME + ((later * MOODS + mood) * 2 + wins) * RANKS_AND_NONE + rank;
    out[to + 4] = ROW + ((below * TURNS + turn) * MOODS + mood) * 2 + wins;
    out[to + 5] =
      laid === 0
        ? LEAD + (Math.min(4, unseen[rank]) * MOODS + mood) * RANKS_AND_NONE + rank
        : AGAINST + ((rival * MOODS + mood) * TURNS + turn) * 2 + wins;
    const kept = within(rank >= HIGH ? spare - 1 : spare, SPARE);
    out[to + 6] = CONTROL + ((mood * SPARE + kept) * 2 + wins) * RANKS_AND_NONE + rank;
    const otherTens = Math.min(3, rank === RANKS ? tens - 1 : tens);
    out[to + 7] = TENS + ((mood * 4 + otherTens) * 2 + wins) * RANKS_AND_NONE + rank;
    out[to + 8] =
      BEATEN + (((players - 1 - laid) * HIGHER + STEP_OF_UNSEEN[higher[rank]]) * MOODS + mood) * 2 + wins;
    out[to + 9] = DEMAND + ((demand * MOODS + mood) * TURNS + turn) * 2 + wins;
    out[to + 10] = -1;
  }
}

const traits: Traits<InflationState> = {
  count: blocks.count,
  most: MOST,
  write: (state, seat, codes, count, out) =>
    (isBidding(state) ? writeBids : writePlays)(state, seat, codes, count, out),
};

/** Gives every card of a row back to the hand that it came from. */
function toDeal(world: InflationState): void {
  const { players, hand, row } = world;
  const held = Uint8Array.from(hand);
  const laid = Uint8Array.from(row);
  startDeal(world);
  for (let seat = 0; seat < players; seat++) {
    for (let rank = 1; rank <= RANKS; rank++) {
      for (let copy = held[handAt(seat) + rank]; copy > 0; copy--) addCard(world, seat, rank);
    }
    for (let trick = 0; trick < TRICKS; trick++) {
      const rank = laid[seat * TRICKS + trick];
      if (rank > 0) addCard(world, seat, rank);
    }
  }
}

/** What bots learn Inflation! by: the bid and what it takes, the trick as it lies, and who still wants it. */
export const learning: Learning<Inflation> = { traits, rewind: () => ({ toDeal }) };
