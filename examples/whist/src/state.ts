import { copyMatch, type MatchState } from '@overtrick/engine';

export const PLAYERS = 4;
export const TRICKS = 12;

export class WhistState implements MatchState {
  readonly players = PLAYERS;
  readonly deals = 1;
  deal = -1;
  turn = -1;
  readonly points = new Int32Array(PLAYERS);
  readonly sheet = new Int32Array(PLAYERS);

  /** Tricks finished in this deal. */
  trick = 0;
  leader = -1;
  /** The suit that was led, −1 before the lead. */
  led = -1;
  /** The card that wins this trick so far, and its seat. */
  best = -1;
  winning = -1;
  /** What each seat played last: to this trick from the leader on up to the seat in turn, to the last one for the others. */
  readonly played = new Int8Array(PLAYERS);
  readonly taken = new Uint8Array(PLAYERS);
  /** The cards that a seat holds, two suits in each mask: card c is bit c & 31 of mask c >> 5. */
  readonly held = new Int32Array(2 * PLAYERS);
}

/** The ranks that a seat holds of a suit, as a bit mask. */
export function ranksHeld(state: WhistState, seat: number, suit: number): number {
  return (state.held[2 * seat + (suit >> 1)] >>> (16 * (suit & 1))) & 0xffff;
}

/** Makes `to` equal to `from`. */
export function copy(from: WhistState, to: WhistState): void {
  copyMatch(from, to);
  to.trick = from.trick;
  to.leader = from.leader;
  to.led = from.led;
  to.best = from.best;
  to.winning = from.winning;
  to.played.set(from.played);
  to.taken.set(from.taken);
  to.held.set(from.held);
}

/** Puts a card into a hand. */
export function addCard(state: WhistState, seat: number, card: number): void {
  state.held[2 * seat + (card >> 5)] |= 1 << (card & 31);
}

/** Takes a card out of a hand. */
export function removeCard(state: WhistState, seat: number, card: number): void {
  state.held[2 * seat + (card >> 5)] &= ~(1 << (card & 31));
}
