import { copyMatch, type MatchState, type Setup } from '@overtrick/engine';
import { bitOf, deckOf, wordOf } from './deck.ts';
import { ranksOf, suitsOf } from './options.ts';

/** Where a word of a seat's hand is. */
export const handAt = (seat: number, word: number): number => 2 * seat + word;

/** The state of a match of Inversion: small arrays of numbers, copied without allocating. */
export class InversionState implements MatchState {
  readonly players: number;
  readonly deals = 1;
  deal = -1;
  turn = -1;
  readonly points: Int32Array;
  readonly sheet: Int32Array;
  /** The cards of the suits in use, in order; the same for the whole match. */
  readonly deck: Uint8Array;
  /** INV-1.2, 1.3, 3.1: cards in a hand and in the lane, and tricks: ten. */
  readonly tricks: number;

  /** The first declarer; the first leader of two players. */
  first = -1;
  /** Who declared the most so far, −1 before the first declaration. */
  declarer = -1;
  /** Bit mask of the seats that passed. */
  passed = 0;
  /** −1 during the auction, and always with two players. */
  parent = -1;
  /** Tricks finished. */
  trick = 0;
  leader = -1;
  /** How many have played to this trick. */
  laid = 0;
  /** Whether a card of this trick has swapped. */
  inverted = false;
  /** The last declaration of each seat, 0 for none. */
  readonly declared: Uint8Array;
  readonly taken: Uint8Array;
  /** Two words a seat, a bit for each card it holds. */
  readonly hand: Int32Array;
  /** As it lies now; the follow card is at `trick`. */
  readonly lane: Uint8Array;
  /** What each seat played last, and what that counts as (INV-3.5). */
  readonly played: Uint8Array;
  readonly counts: Uint8Array;

  constructor(setup: Setup) {
    const { players } = setup;
    this.players = players;
    this.points = new Int32Array(players);
    this.sheet = new Int32Array(players);
    this.deck = deckOf(suitsOf(setup), ranksOf(setup));
    this.tricks = this.deck.length / (players + 1);
    this.declared = new Uint8Array(players);
    this.taken = new Uint8Array(players);
    this.hand = new Int32Array(handAt(players, 0));
    this.lane = new Uint8Array(this.tricks);
    this.played = new Uint8Array(players);
    this.counts = new Uint8Array(players);
  }
}

/** Makes `to` equal to `from`. */
export function copy(from: InversionState, to: InversionState): void {
  copyMatch(from, to);
  to.first = from.first;
  to.declarer = from.declarer;
  to.passed = from.passed;
  to.parent = from.parent;
  to.trick = from.trick;
  to.leader = from.leader;
  to.laid = from.laid;
  to.inverted = from.inverted;
  // Arrays this short are copied faster one by one than by `set`, and searches do little else.
  for (let seat = 0; seat < from.players; seat++) {
    to.declared[seat] = from.declared[seat];
    to.taken[seat] = from.taken[seat];
    to.hand[2 * seat] = from.hand[2 * seat];
    to.hand[2 * seat + 1] = from.hand[2 * seat + 1];
    to.played[seat] = from.played[seat];
    to.counts[seat] = from.counts[seat];
  }
  for (let at = 0; at < from.tricks; at++) to.lane[at] = from.lane[at];
}

export const holds = (state: InversionState, seat: number, card: number): boolean =>
  (state.hand[handAt(seat, wordOf(card))] & bitOf(card)) !== 0;

/** Puts a card into a hand. */
export function addCard(state: InversionState, seat: number, card: number): void {
  state.hand[handAt(seat, wordOf(card))] |= bitOf(card);
}

/** Takes a card out of a hand. */
export function removeCard(state: InversionState, seat: number, card: number): void {
  state.hand[handAt(seat, wordOf(card))] &= ~bitOf(card);
}
