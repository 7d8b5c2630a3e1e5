import { copyMatch, type MatchState, type Setup } from '@overtrick/engine';
import { type Pack, packOf, RANKS } from './deck.ts';

/** Places of a row. */
export const TRICKS = 12;

/** Where the counts of a seat's hand begin; add the rank. */
export const handAt = (seat: number): number => seat * (RANKS + 1);

/** The state of a match of Inflation!: small arrays of numbers, copied without allocating. */
export class InflationState implements MatchState {
  readonly players: number;
  readonly deals: number;
  deal = -1;
  turn = -1;
  readonly points: Int32Array;
  readonly sheet: Int32Array;
  /** The same for the whole match. */
  readonly pack: Pack;

  dealer = -1;
  /** Tricks finished in this deal. */
  trick = 0;
  leader = -1;
  /** The rank that was led, 0 before the lead. */
  led = 0;
  /** The seat whose number is the largest in this trick so far. */
  winning = -1;
  /** How many cards of each rank a seat holds, and the mask of the ranks it holds at all. */
  readonly hand: Uint8Array;
  readonly ranks: Int32Array;
  /** −1 before the bid. */
  readonly bid: Int8Array;
  readonly taken: Uint8Array;
  /** The last trick each seat took, −1 for none. */
  readonly lastTaken: Int8Array;
  /** The cards of each row in the order they were played. */
  readonly row: Uint8Array;
  /** INF-3.4: the number that each row shows. */
  readonly shown: Float64Array;
  /** The same number once its leftmost card is covered: a 10 then counts only its 0 (INF-3.5). */
  readonly covered: Float64Array;

  constructor(setup: Setup) {
    const { players } = setup;
    this.players = players;
    this.deals = players;
    this.pack = packOf(setup);
    this.points = new Int32Array(players);
    this.sheet = new Int32Array(players * players);
    this.hand = new Uint8Array(handAt(players));
    this.ranks = new Int32Array(players);
    this.bid = new Int8Array(players);
    this.taken = new Uint8Array(players);
    this.lastTaken = new Int8Array(players);
    this.row = new Uint8Array(players * TRICKS);
    this.shown = new Float64Array(players);
    this.covered = new Float64Array(players);
  }
}

/** Makes `to` equal to `from`. */
export function copy(from: InflationState, to: InflationState): void {
  copyMatch(from, to);
  to.dealer = from.dealer;
  to.trick = from.trick;
  to.leader = from.leader;
  to.led = from.led;
  to.winning = from.winning;
  to.hand.set(from.hand);
  to.ranks.set(from.ranks);
  to.bid.set(from.bid);
  to.taken.set(from.taken);
  to.lastTaken.set(from.lastTaken);
  to.row.set(from.row);
  to.shown.set(from.shown);
  to.covered.set(from.covered);
}

/** Puts a card into a hand. */
export function addCard(state: InflationState, seat: number, rank: number): void {
  state.hand[handAt(seat) + rank]++;
  state.ranks[seat] |= 1 << rank;
}

/** Takes a card out of a hand. */
export function removeCard(state: InflationState, seat: number, rank: number): void {
  if (--state.hand[handAt(seat) + rank] === 0) state.ranks[seat] &= ~(1 << rank);
}
