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
import { HAND_SIZE, isSuit, KINDS, NUMBERS, SUITS, tricksOf } from './deck.ts';
import { isBidding, numberIn, PAIR, PLAY, POINTS, startDeal, suitIn, winnerOf } from './rules.ts';
import { addCard, type CharmsState, handAt, NOTHING, numberOf, suitOf } from './state.ts';
import type { Charms } from './types.ts';

/** Where a seat stands with its bid: far over it, over, met, one to go, two, more, all that are left or beyond reach. */
const STANDINGS = 7;
/** The same in short: wants no trick, wants tricks, does not care (CHA-7.1). */
const MOODS = 3;
const MOOD = [2, 0, 0, 1, 1, 1, 1] as const;
/** What a number stands beside: trump, the led suit, another. */
const BESIDES = 3;
const BIDS = 13;
/** Strong cards, trumps and high numbers, that are spare beyond the tricks a seat still wants: from two too few to three too many. */
const SPARE = 6;
/** The numbers from this one on, counted from 0, are high. */
const HIGH = NUMBERS - 2;
/** Kinds of cards to a bidder: trump, another suit, each number. */
const SORTS = NUMBERS + 2;

const blocks = new TraitBlocks();
const SHOWN = blocks.add(STANDINGS, TURNS, 2, BESIDES, NUMBERS);
const CARD = blocks.add(MOODS, PHASES, NUMBERS + BESIDES);
const CHANGE = blocks.add(MOODS, 2, 2 * NUMBERS);
const TURNED = blocks.add(MOODS, 2, BESIDES, BESIDES);
const TO_COME = blocks.add(4, MOODS, 2, BESIDES, 2);
const AGAINST = blocks.add(MOODS, MOODS, TURNS, 2);
const CONTROL = blocks.add(MOODS, SPARE, 2, BESIDES, 2);
const KEPT = blocks.add(STANDINGS, 4, 4, 2);
const DEMAND = blocks.add(DEMANDS, MOODS, TURNS, 2);
const BID_CARDS = blocks.add(BIDS, SORTS);
const BID_TURN = blocks.add(BIDS, TURNS, PACES);
const BID_TRUMPS = blocks.add(BIDS, 7);
const BID_HIGH = blocks.add(BIDS, 7);
/** A bid has one trait a card and three more. */
const MOST = HAND_SIZE + 3;

const standingOf = (need: number, left: number): number => {
  if (need <= 1 - POINTS.length) return 0;
  if (need < 0) return 1;
  if (need >= left && need > 0) return 6;
  return Math.min(need, 3) + 2;
};
const moodOf = (state: CharmsState, seat: number): number =>
  MOOD[standingOf(state.bid[seat] - state.taken[seat], tricksOf(state.pack) - state.trick)];

function writeBids(
  state: CharmsState,
  seat: number,
  codes: Int32Array,
  count: number,
  out: Int32Array,
): void {
  const { hand, trump } = state;
  const at = handAt(seat);
  const before = bidsBefore(state);
  const trumps = Math.min(6, hand[at + trump]);
  const high = Math.min(6, hand[at + KINDS - 1] + hand[at + KINDS - 2]);
  for (let i = 0; i < count; i++) {
    const bid = codes[i];
    let to = i * MOST;
    for (let kind = 0; kind < KINDS; kind++) {
      const sort = isSuit(kind) ? (kind === trump ? 0 : 1) : kind - SUITS.length + 2;
      for (let copy = hand[at + kind]; copy > 0; copy--) out[to++] = BID_CARDS + bid * SORTS + sort;
    }
    out[to++] = BID_TURN + bid * TURNS * PACES + before;
    out[to++] = BID_TRUMPS + bid * 7 + trumps;
    out[to++] = BID_HIGH + bid * 7 + high;
  }
}

/** What a suit is beside its number: 2 trump, 1 the led suit, 0 another. */
const besideOf = (state: CharmsState, suit: number, led: number): number =>
  suit === state.trump ? 2 : suit === led ? 1 : 0;

/** CHA-6.1: how strong a number is beside a suit. */
const strengthOf = (beside: number, number: number): number => beside * KINDS + number;

/** How many of those who play later in this trick want to win it. */
function wantingLater(state: CharmsState, seat: number): number {
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

function writePlays(
  state: CharmsState,
  seat: number,
  codes: Int32Array,
  count: number,
  out: Int32Array,
): void {
  const { players } = state;
  const left = tricksOf(state.pack) - state.trick;
  const standing = standingOf(state.bid[seat] - state.taken[seat], left);
  const mood = MOOD[standing];
  const laid = (seat - state.leader + players) % players;
  const turn = turnOf(laid, players);
  const phase = phaseOf(left);
  const who = laid === 0 ? -1 : winnerOf(state, laid);
  const target =
    who < 0 ? -1 : strengthOf(besideOf(state, suitOf(state, who), state.led), numberOf(state, who));
  const rival = who < 0 ? 0 : moodOf(state, who);
  const later = wantingLater(state, seat);
  const suitBefore = suitOf(state, seat);
  const numberBefore = numberOf(state, seat);
  const held = handAt(seat);
  const trumps = state.hand[held + state.trump];
  const high = state.hand[held + KINDS - 1] + state.hand[held + KINDS - 2];
  const wanted = Math.max(0, state.bid[seat] - state.taken[seat]);
  const demand = demandOf(state, left);
  for (let i = 0; i < count; i++) {
    const code = codes[i];
    const kind = code - PLAY;
    const suit = code >= PAIR ? suitIn(code) : isSuit(kind) ? kind : suitBefore;
    const number = code >= PAIR ? numberIn(code) : isSuit(kind) ? numberBefore : kind;
    const led = laid === 0 ? suit : state.led;
    const beside = besideOf(state, suit, led);
    const wins = strengthOf(beside, number) >= target ? 1 : 0;
    const rank = number - SUITS.length;
    const isHigh = rank >= HIGH ? 1 : 0;
    const to = i * MOST;
    let end = to;
    out[end++] = SHOWN + (((standing * TURNS + turn) * 2 + wins) * BESIDES + beside) * NUMBERS + rank;
    out[end++] = TO_COME + (((later * MOODS + mood) * 2 + wins) * BESIDES + beside) * 2 + isHigh;
    out[end++] = AGAINST + ((rival * MOODS + mood) * TURNS + turn) * 2 + wins;
    const laysSuit = code >= PAIR || isSuit(kind);
    const laysNumber = code >= PAIR || !isSuit(kind);
    const trumpsKept = laysSuit && beside === 2 ? trumps - 1 : trumps;
    const highKept = laysNumber ? high - isHigh : high;
    const kept = within(trumpsKept + highKept - wanted + 2, SPARE);
    out[end++] = CONTROL + (((mood * SPARE + kept) * 2 + wins) * BESIDES + beside) * 2 + isHigh;
    out[end++] = KEPT + ((standing * 4 + Math.min(3, trumpsKept)) * 4 + Math.min(3, highKept)) * 2 + wins;
    out[end++] = DEMAND + ((demand * MOODS + mood) * TURNS + turn) * 2 + wins;
    const card = CARD + (mood * PHASES + phase) * (NUMBERS + BESIDES);
    if (laysNumber) out[end++] = card + rank;
    if (laysSuit) out[end++] = card + NUMBERS + beside;
    if (code < PAIR) {
      out[end++] = CHANGE + (mood * 2 + wins) * 2 * NUMBERS + number - numberBefore + NUMBERS;
      const before = suitBefore === NOTHING ? 0 : besideOf(state, suitBefore, led);
      out[end++] = TURNED + ((mood * 2 + wins) * BESIDES + before) * BESIDES + beside;
    }
    out[end] = -1;
  }
}

const traits: Traits<CharmsState> = {
  count: blocks.count,
  most: MOST,
  write: (state, seat, codes, count, out) =>
    (isBidding(state) ? writeBids : writePlays)(state, seat, codes, count, out),
};

/** Gives every card of the piles back to the hand that it came from. */
function toDeal(world: CharmsState): void {
  const { players, played } = world;
  for (let seat = 0; seat < players; seat++) {
    for (let nth = 0; nth < HAND_SIZE; nth++) {
      const kind = played[seat * HAND_SIZE + nth];
      if (kind !== NOTHING) addCard(world, seat, kind);
    }
  }
  startDeal(world);
}

/** What bots learn Charms by: the bid and what it takes, what a play would show, and who still wants the trick. */
export const learning: Learning<Charms> = { traits, rewind: () => ({ toDeal }) };
