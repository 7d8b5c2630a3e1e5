import { copyMatch, type MatchState, type Setup } from '@overtrick/engine';
import { HAND_SIZE, isSuit, KINDS, type Pack, packOf } from './deck.ts';

const DEALS = 4;

/** Where the counts of a seat's hand begin; add the kind. */
export const handAt = (seat: number): number => seat * KINDS;

/** Which pile a card goes on: every seat has a suit pile, and a number pile next to it. */
const PILE_OF = Uint8Array.from({ length: KINDS }, (_, kind) => (isSuit(kind) ? 0 : 1));

/** What a pile without cards shows. */
export const NOTHING = -1;

/** CHA-1.3: a hand that was shown and dealt again, as kinds in the order of the deck. */
export interface Redeal {
  readonly seat: number;
  readonly shown: readonly number[];
}
export const NO_REDEALS: readonly Redeal[] = [];

/** The state of a match of Charms: small arrays of numbers, copied without allocating. */
export class CharmsState implements MatchState {
  readonly players: number;
  readonly deals = DEALS;
  deal = -1;
  turn = -1;
  readonly points: Int32Array;
  readonly sheet: Int32Array;
  /** The same for the whole match. */
  readonly pack: Pack;

  dealer = -1;
  /** Set when a deal is dealt, never changed in place: copies share them. */
  redealt: readonly Redeal[] = NO_REDEALS;
  flipped: readonly number[] = [];
  trump = -1;
  /** Tricks finished in this deal. */
  trick = 0;
  leader = -1;
  /** The suit that the leader shows (CHA-5.2), −1 before the lead. */
  led = -1;
  /** How many cards of each kind a seat holds, and the mask of the kinds it holds at all. */
  readonly hand: Uint8Array;
  readonly kinds: Int32Array;
  /** −1 before the bid. */
  readonly bid: Int8Array;
  readonly taken: Uint8Array;
  /** The card on top of each pile. */
  readonly shown: Int8Array;
  /** All cards of each seat in the order it played them; after the first trick, one a trick. */
  readonly played: Int8Array;

  constructor(setup: Setup) {
    const { players } = setup;
    this.players = players;
    this.pack = packOf(setup);
    this.points = new Int32Array(players);
    this.sheet = new Int32Array(players * DEALS);
    this.hand = new Uint8Array(handAt(players));
    this.kinds = new Int32Array(players);
    this.bid = new Int8Array(players);
    this.taken = new Uint8Array(players);
    this.shown = new Int8Array(2 * players);
    this.played = new Int8Array(players * HAND_SIZE);
  }
}

/** Makes `to` equal to `from`. */
export function copy(from: CharmsState, to: CharmsState): void {
  copyMatch(from, to);
  to.dealer = from.dealer;
  to.redealt = from.redealt;
  to.flipped = from.flipped;
  to.trump = from.trump;
  to.trick = from.trick;
  to.leader = from.leader;
  to.led = from.led;
  to.hand.set(from.hand);
  to.kinds.set(from.kinds);
  to.bid.set(from.bid);
  to.taken.set(from.taken);
  to.shown.set(from.shown);
  to.played.set(from.played);
}

/** Puts a card into a hand. */
export function addCard(state: CharmsState, seat: number, kind: number): void {
  state.hand[handAt(seat) + kind]++;
  state.kinds[seat] |= 1 << kind;
}

/** Takes a card out of a hand. */
export function removeCard(state: CharmsState, seat: number, kind: number): void {
  const left = --state.hand[handAt(seat) + kind];
  state.kinds[seat] ^= ((left - 1) >>> 31) << kind;
}

/** How many suit cards a seat holds. */
export function suitsHeld(state: CharmsState, seat: number): number {
  const { hand } = state;
  const at = handAt(seat);
  return hand[at] + hand[at + 1] + hand[at + 2] + hand[at + 3];
}

/** Puts a card onto the pile of its kind, where it covers what was shown (CHA-5.1); `nth` counts a seat's cards from 0. */
export function lay(state: CharmsState, seat: number, kind: number, nth: number): void {
  state.shown[2 * seat + PILE_OF[kind]] = kind;
  state.played[seat * HAND_SIZE + nth] = kind;
}

/** The suit and the number that a seat shows, as kinds. */
export const suitOf = (state: CharmsState, seat: number): number => state.shown[2 * seat];
export const numberOf = (state: CharmsState, seat: number): number => state.shown[2 * seat + 1];
