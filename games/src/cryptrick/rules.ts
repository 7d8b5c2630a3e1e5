import { endDeal, type Forbidden, leftOf, type Random, shuffleFront } from '@overtrick/engine';
import { COLOUR_BITS, COLOUR_OF, COLOUR_WORD, makeCard, RANK_OF, RANKS, WHITE, WORD_CARDS } from './deck.ts';
import { worth } from './points.ts';
import {
  ACQUIRE,
  ANSWER,
  addCard,
  type CryptrickState,
  DISTINCT,
  GIVE,
  hasCard,
  PLAY,
  REVEAL,
  removeCard,
  undealtOf,
} from './state.ts';

/** Decisions: 64 × what is asked + the card. An answer has no card. */
export const DECLINE = ANSWER << 6;
export const WANT = DECLINE + 1;
export const decisionOf = (phase: number, card: number): number => (phase << 6) | card;
export const phaseOf = (decision: number): number => decision >> 6;
export const cardOf = (decision: number): number => decision & 63;

/** The rule that says what is asked now. */
const ASKED = ['CRY-2.1', 'CRY-2.2', 'CRY-2.3', 'CRY-3.1', 'CRY-4.3'];

const shuffled = new Uint8Array(6 * RANKS + 4);

/** CRY-1.2, 1.3, 2.1: 6 cards each, one more to turn up; the first lead is drawn, then moves one seat clockwise. */
export function deal(state: CryptrickState, random: Random): void {
  const { players, deck, handSize } = state;
  const first = state.deal < 0 ? random.below(players) : leftOf(state.first, players);
  state.deal++;
  const dealt = players * handSize;
  shuffled.set(deck);
  shuffleFront(shuffled, dealt + 1, deck.length, random);
  startDeal(state, first, shuffled[dealt]);
  for (let seat = 0; seat < players; seat++) {
    for (let i = 0; i < handSize; i++) addCard(state.hand, seat, shuffled[seat * handSize + i]);
  }
  for (let i = dealt + 1; i < deck.length; i++) addCard(state.hand, undealtOf(state), shuffled[i]);
}

/** Clears the table for a deal. */
export function startDeal(state: CryptrickState, first: number, revealed: number): void {
  state.first = first;
  state.revealed = revealed;
  state.trick = 0;
  state.answered = 0;
  state.wants = 0;
  state.led = -1;
  state.acquired = 0;
  state.hand.fill(0);
  state.taken.fill(0);
  state.spoils.fill(0);
  state.gone.fill(0);
  state.best.fill(0);
  startTrick(state, first);
}

/** CRY-2.1: the lead player is to reveal a card. */
export function startTrick(state: CryptrickState, lead: number): void {
  state.phase = REVEAL;
  state.lead = lead;
  state.turn = lead;
  state.seller = -1;
  state.offered = -1;
  state.given = -1;
  state.laid = 0;
  state.played.fill(-1);
  state.trump = isTurnedUp(state) ? COLOUR_OF[state.revealed] : WHITE;
}

/** CRY-1.2: at level wild the trump card is turned up after trick 1's last acquisition. */
export const isTurnedUp = (state: CryptrickState): boolean => !state.late || state.trick > 0;

/** CRY-2.2: everybody but the seller answers at the same time. */
export function actors(state: CryptrickState): number {
  if (state.turn < 0) return 0;
  return state.phase === ANSWER ? ~state.answered & ((1 << state.players) - 1) : 1 << state.turn;
}

/** CRY-3.2: the cards of the led colour in a hand, as bits of that colour's word; one of them must be played. */
function duty(state: CryptrickState, seat: number): number {
  return state.hand[2 * seat + COLOUR_WORD[state.led]] & COLOUR_BITS[state.led];
}

export function legal(state: CryptrickState, seat: number, out: Int32Array): number {
  const { phase } = state;
  if (phase === ANSWER) {
    out[0] = WANT;
    out[1] = DECLINE;
    return 2;
  }
  if (phase === ACQUIRE) return listSet(state.spoils, 0, phase, out);
  if (phase === PLAY) {
    const must = duty(state, seat);
    if (must !== 0) return list(must, COLOUR_WORD[state.led], phase, out, 0);
  }
  return listSet(state.hand, seat, phase, out);
}

function listSet(sets: Int32Array, set: number, phase: number, out: Int32Array): number {
  const count = list(sets[2 * set], 0, phase, out, 0);
  return list(sets[2 * set + 1] & DISTINCT, 1, phase, out, count);
}

/** Writes a decision for each card of a word. */
function list(bits: number, word: number, phase: number, out: Int32Array, count: number): number {
  const base = decisionOf(phase, 0) + word * WORD_CARDS + 31;
  for (let left = bits; left !== 0; left &= left - 1) out[count++] = base - Math.clz32(left & -left);
  return count;
}

export function whyNot(state: CryptrickState, seat: number, decision: number): Forbidden | null {
  const { phase } = state;
  if (phaseOf(decision) !== phase) return { rule: ASKED[phase] };
  if (phase === ANSWER) return null;
  const card = cardOf(decision);
  if (phase === ACQUIRE) {
    if (hasCard(state.spoils, 0, card)) return null;
    return { rule: state.played.includes(card) && !hasBlock(state, card) ? 'CRY-4.2' : 'CRY-4.3' };
  }
  if (!hasCard(state.hand, seat, card)) {
    return card === state.offered ? { rule: 'CRY-2.5' } : { notHeld: makeCard(card) };
  }
  const breaks = phase === PLAY && COLOUR_OF[card] !== state.led && duty(state, seat) !== 0;
  return breaks ? { rule: 'CRY-3.2' } : null;
}

export function apply(state: CryptrickState, seat: number, decision: number): void {
  const card = cardOf(decision);
  const phase = phaseOf(decision);
  if (phase === ANSWER) answer(state, seat, decision === WANT);
  else if (phase === PLAY) play(state, seat, card);
  else if (phase === ACQUIRE) acquire(state, seat, card);
  else if (phase === REVEAL) reveal(state, seat, card);
  else give(state, seat, card);
}

/** CRY-2.1: the card is shown, and is not the lead yet. */
function reveal(state: CryptrickState, seat: number, card: number): void {
  removeCard(state.hand, seat, card);
  state.offered = card;
  state.seller = seat;
  state.answered = 1 << seat;
  state.wants = 0;
  state.phase = ANSWER;
  state.turn = leftOf(seat, state.players);
}

/** CRY-2.2: the answers count once all are in. */
function answer(state: CryptrickState, seat: number, want: boolean): void {
  const { players } = state;
  state.answered |= 1 << seat;
  if (want) state.wants |= 1 << seat;
  if (state.answered === (1 << players) - 1) settle(state);
  else while ((state.answered >> state.turn) & 1) state.turn = leftOf(state.turn, players);
}

/** CRY-2.3, 2.4: of those who want the card, the one nearest counter-clockwise buys it; else the seller leads it. */
function settle(state: CryptrickState): void {
  if (state.wants === 0) {
    leadOffered(state, state.seller);
    return;
  }
  let buyer = state.seller;
  do buyer = buyer === 0 ? state.players - 1 : buyer - 1;
  while (((state.wants >> buyer) & 1) === 0);
  state.phase = GIVE;
  state.turn = buyer;
}

/** CRY-2.3, 2.5: the buyer pays with a card of the own hand. */
function give(state: CryptrickState, seat: number, card: number): void {
  removeCard(state.hand, seat, card);
  addCard(state.hand, state.seller, card);
  state.given = card;
  leadOffered(state, seat);
}

/** CRY-2.3, 2.4, 3.1: the offered card becomes the lead, and its player the lead player of this trick. */
export function leadOffered(state: CryptrickState, seat: number): void {
  state.lead = seat;
  state.led = COLOUR_OF[state.offered];
  state.phase = PLAY;
  state.best.fill(0);
  lay(state, seat, state.offered);
  state.offered = -1;
  state.turn = leftOf(seat, state.players);
}

function play(state: CryptrickState, seat: number, card: number): void {
  removeCard(state.hand, seat, card);
  lay(state, seat, card);
  state.turn = leftOf(seat, state.players);
  if (state.laid === state.players) startAcquiring(state);
}

/** Puts a card into the trick: it takes its place among the strongest (CRY-4.1) and, with a block, the spoils (4.2). */
export function lay(state: CryptrickState, seat: number, card: number): void {
  const { best } = state;
  const rank = (strength(state, card) << 8) | (state.laid << 4) | seat;
  state.played[seat] = card;
  state.laid++;
  if (hasBlock(state, card)) addCard(state.spoils, 0, card);
  let place = best.length;
  while (place > 0 && rank > best[place - 1]) {
    if (place < best.length) best[place] = best[place - 1];
    place--;
  }
  if (place < best.length) best[place] = rank;
}

/** CRY-3.3, 3.4: trump, the led colour, the rest; in each the higher number. Equal: the later card. */
export function strength(state: CryptrickState, card: number): number {
  const colour = COLOUR_OF[card];
  if (colour === WHITE) return 20 + state.white;
  if (colour === state.trump) return 20 + RANK_OF[card];
  return colour === state.led ? 10 + RANK_OF[card] : RANK_OF[card];
}

/** CRY-1.4 */
export function hasBlock(state: CryptrickState, card: number): boolean {
  return state.blocks[card] > 0;
}

/** CRY-4.1: the seat that holds an acquisition card, from 0. */
export const acquirer = (state: CryptrickState, at: number): number => state.best[at] & 15;

/** CRY-4.2, 4.3: the cards without a block leave; the others are taken in turn, if there are any. */
function startAcquiring(state: CryptrickState): void {
  for (let seat = 0; seat < state.players; seat++) {
    const card = state.played[seat];
    if (!hasBlock(state, card)) addCard(state.gone, 0, card);
  }
  state.phase = ACQUIRE;
  state.acquired = 0;
  goOnAcquiring(state);
}

function acquire(state: CryptrickState, seat: number, card: number): void {
  removeCard(state.spoils, 0, card);
  addCard(state.taken, seat, card);
  state.acquired++;
  goOnAcquiring(state);
}

/** CRY-4.3, 4.4: 1, 2, 3, … and again from 1 until no card is left; then number 1 is the next lead player. */
function goOnAcquiring(state: CryptrickState): void {
  state.turn = acquirer(state, state.acquired % state.best.length);
  if ((state.spoils[0] | state.spoils[1]) !== 0) return;
  state.trick++;
  startTrick(state, acquirer(state, 0));
  if (state.trick === state.handSize) endDeal(state, (seat) => worth(state, seat));
}
