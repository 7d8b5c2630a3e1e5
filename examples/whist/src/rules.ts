import { endDeal, type Forbidden, leftOf, type Random, shuffleFront } from '@overtrick/engine';
import { DECK, HAND_SIZE, makeCard, rankOf, suitOf } from './deck.ts';
import { addCard, PLAYERS, ranksHeld, removeCard, TRICKS, type WhistState } from './state.ts';

// There is one kind of decision, so a decision is simply the card that is played.

const shuffled = new Uint8Array(DECK.length);

/** WHI-1.2, 2.1: 12 cards each; who leads first is drawn. */
export function deal(state: WhistState, random: Random): void {
  state.deal++;
  startDeal(state, random.below(PLAYERS));
  shuffled.set(DECK);
  // What is left after three hands is the fourth, in whatever order.
  shuffleFront(shuffled, DECK.length - HAND_SIZE, DECK.length, random);
  for (let seat = 0; seat < PLAYERS; seat++) {
    for (let i = 0; i < HAND_SIZE; i++) addCard(state, seat, shuffled[seat * HAND_SIZE + i]);
  }
}

/** Clears the table for a deal. */
export function startDeal(state: WhistState, first: number): void {
  state.trick = 0;
  state.held.fill(0);
  state.taken.fill(0);
  startTrick(state, first);
}

function startTrick(state: WhistState, leader: number): void {
  state.leader = leader;
  state.turn = leader;
  state.led = -1;
  state.best = -1;
  state.winning = -1;
}

/** WHI-2.2: the ranks of the led suit that a seat must play from; 0 when any card will do. */
const duty = (state: WhistState, seat: number): number =>
  state.led < 0 ? 0 : ranksHeld(state, seat, state.led);

export function legal(state: WhistState, seat: number, out: Int32Array): number {
  const must = duty(state, seat);
  return must !== 0 ? writeSuit(must, state.led, out) : writeHand(state, seat, out);
}

/**
 * Writes the cards of some ranks of a suit and returns how many there are. Four at a time, and what is too much is
 * written over or never read: that spares the processor guessing how many there are.
 */
function writeSuit(ranks: number, suit: number, out: Int32Array): number {
  let count = 0;
  for (let left = ranks; left !== 0; ) {
    for (let i = 0; i < 4; i++) {
      out[count] = 16 * suit + lowestBit(left);
      count += (left | -left) >>> 31;
      left &= left - 1;
    }
  }
  return count;
}

/** Writes the whole hand of who is asked; its size follows from the tricks played, so there is nothing to guess. */
function writeHand(state: WhistState, seat: number, out: Int32Array): number {
  const size = HAND_SIZE - state.trick;
  let left = state.held[2 * seat];
  let first = 0;
  for (let i = 0; i < size; i++) {
    if (left === 0) {
      left = state.held[2 * seat + 1];
      first = 32;
    }
    out[i] = first + lowestBit(left);
    left &= left - 1;
  }
  return size;
}

const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

export function whyNot(state: WhistState, seat: number, card: number): Forbidden | null {
  if (((ranksHeld(state, seat, suitOf(card)) >> rankOf(card)) & 1) === 0) return { notHeld: makeCard(card) };
  return duty(state, seat) !== 0 && suitOf(card) !== state.led ? { rule: 'WHI-2.2' } : null;
}

export function apply(state: WhistState, seat: number, card: number): void {
  const suit = suitOf(card);
  if (state.led < 0) state.led = suit;
  removeCard(state, seat, card);
  state.played[seat] = card;
  // WHI-2.3: the highest card of the led suit. Inside a suit, a higher rank is a higher card.
  if (suit === state.led && card > state.best) {
    state.best = card;
    state.winning = seat;
  }
  state.turn = leftOf(seat, PLAYERS);
  if (state.turn === state.leader) endTrick(state);
}

/** WHI-2.4: the winner takes the trick and leads to the next. */
function endTrick(state: WhistState): void {
  const { winning } = state;
  state.taken[winning]++;
  state.trick++;
  startTrick(state, winning);
  // WHI-3.1
  if (state.trick === TRICKS) endDeal(state, (seat) => state.taken[seat]);
}
