import { endDeal, type Forbidden, leftOf, type Random, shuffleFront } from '@overtrick/engine';
import {
  bitOf,
  FOLLOWERS,
  makeCard,
  makesEleven,
  OF_SUIT,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
  wordOf,
} from './deck.ts';
import { addCard, handAt, holds, type InversionState, removeCard } from './state.ts';

/** Decisions: a declaration is its number, a play is 200 + the card. */
export const PASS = 100;
export const PLAY = 200;

const shuffled = new Uint8Array(SUITS.length * RANKS);

/**
 * INV-1.2, 1.3: 10 cards each, and 10 for the lane; who begins is drawn (INV-2.1, 3.1). Only the lane has an order, so the
 * last hand is simply what is left.
 */
export function deal(state: InversionState, random: Random): void {
  const { players, deck, tricks } = state;
  state.first = random.below(players);
  state.deal++;
  startDeal(state);
  shuffled.set(deck);
  shuffleFront(shuffled, deck.length - tricks, deck.length, random);
  let next = 0;
  for (; next < tricks; next++) state.lane[next] = shuffled[next];
  for (let seat = 0; seat < players; seat++) {
    for (let i = 0; i < tricks; i++) addCard(state, seat, shuffled[next++]);
  }
}

/** Clears the table for a deal; `first` begins with the auction, or of two players with the first trick. */
export function startDeal(state: InversionState): void {
  state.turn = state.first;
  state.leader = state.first;
  state.declarer = -1;
  state.passed = 0;
  state.parent = -1;
  state.trick = 0;
  state.laid = 0;
  state.inverted = false;
  state.hand.fill(0);
  for (let seat = 0; seat < state.players; seat++) {
    state.declared[seat] = 0;
    state.taken[seat] = 0;
    state.played[seat] = 0;
    state.counts[seat] = 0;
  }
}

/** INV-2.1: three or four players hold an auction until there is a parent. */
export const isAuction = (state: InversionState): boolean => state.players > 2 && state.parent < 0;

/** INV-1.3, 3.5: the card that is to be followed now. */
export const followCard = (state: InversionState): number => state.lane[state.trick];

/** INV-2.1, 2.2: the smallest number that may be declared. */
const leastCall = (state: InversionState): number =>
  state.declarer < 0 ? 1 : state.declared[state.declarer] + 1;

/** INV-2.3: the first declarer has to open. */
const mayPass = (state: InversionState): boolean => state.declarer >= 0;

/** INV-3.2, 3.4: the card that a seat has to follow; 0 when it holds none of its suit, so that any card will do. */
function duty(state: InversionState, seat: number): number {
  const follow = followCard(state);
  return state.hand[handAt(seat, wordOf(follow))] & OF_SUIT[follow] ? follow : 0;
}

/** INV-3.2, 3.3: what a seat may play under a duty, as the bits of one word of its hand. */
const playable = (state: InversionState, seat: number, word: number, must: number): number =>
  state.hand[handAt(seat, word)] & FOLLOWERS[2 * must + word];

export function legal(state: InversionState, seat: number, out: Int32Array): number {
  let count = 0;
  if (isAuction(state)) {
    for (let tricks = leastCall(state); tricks <= state.tricks; tricks++) out[count++] = tricks;
    if (mayPass(state)) out[count++] = PASS;
    return count;
  }
  const must = duty(state, seat);
  count = writePlays(playable(state, seat, 0, must), PLAY, out, count);
  return writePlays(playable(state, seat, 1, must), PLAY + 32, out, count);
}

function writePlays(cards: number, from: number, out: Int32Array, count: number): number {
  for (let left = cards; left !== 0; left &= left - 1) out[count++] = from + 31 - Math.clz32(left & -left);
  return count;
}

export function whyNot(state: InversionState, seat: number, decision: number): Forbidden | null {
  if (decision < PLAY) return whyNotCall(state, decision);
  if (isAuction(state)) return { rule: 'INV-3.1' };
  const card = decision - PLAY;
  if (!holds(state, seat, card)) return { notHeld: makeCard(card) };
  return playable(state, seat, wordOf(card), duty(state, seat)) & bitOf(card) ? null : { rule: 'INV-3.2' };
}

function whyNotCall(state: InversionState, decision: number): Forbidden | null {
  if (!isAuction(state)) return { rule: 'INV-2.1' };
  if (decision === PASS) return mayPass(state) ? null : { rule: 'INV-2.3' };
  if (decision === 0) return { rule: 'INV-2.2' };
  return decision < leastCall(state) || decision > state.tricks ? { rule: 'INV-2.1' } : null;
}

export function apply(state: InversionState, seat: number, decision: number): void {
  if (decision < PLAY) {
    call(state, seat, decision);
    return;
  }
  lay(state, seat, decision - PLAY);
  if (state.laid === state.players) endTrick(state);
  else state.turn = leftOf(seat, state.players);
}

/** INV-2.1, 2.3: once the turn comes back to the highest declarer all others have passed; 10 cannot be outdone. */
function call(state: InversionState, seat: number, decision: number): void {
  if (decision === PASS) state.passed |= 1 << seat;
  else {
    state.declared[seat] = decision;
    state.declarer = seat;
  }
  let next = leftOf(seat, state.players);
  while ((state.passed >> next) & 1) next = leftOf(next, state.players);
  state.turn = next;
  if (next === state.declarer || decision === state.tricks) crown(state);
}

/** INV-2.1, 3.1: the last one in is the parent, and leads. */
function crown(state: InversionState): void {
  state.parent = state.declarer;
  state.leader = state.declarer;
  state.turn = state.declarer;
}

/** INV-3.5: a card that makes 11 swaps with the follow card, and that one counts in its stead. */
export function lay(state: InversionState, seat: number, card: number): void {
  const follow = followCard(state);
  removeCard(state, seat, card);
  state.laid++;
  state.played[seat] = card;
  state.counts[seat] = card;
  if (!makesEleven(card, follow)) return;
  state.counts[seat] = follow;
  state.lane[state.trick] = card;
  state.inverted = true;
}

/**
 * Who wins the trick as it lies, −1 before the lead. INV-4.1: the suit of the follow card beats all others. INV-4.2: after
 * an inversion only ranks count.
 */
export function winning(state: InversionState): number {
  const strongSuit = state.inverted ? -1 : suitOf(followCard(state));
  let winner = -1;
  let strongest = 0;
  let seat = state.leader;
  for (let i = 0; i < state.laid; i++) {
    const card = state.counts[seat];
    const strength = suitOf(card) === strongSuit ? RANKS + rankOf(card) : rankOf(card);
    // INV-4.3: of equal ranks the earlier one wins.
    if (strength > strongest) {
      strongest = strength;
      winner = seat;
    }
    seat = leftOf(seat, state.players);
  }
  return winner;
}

/** INV-3.1, 3.7, 4.4: the winner takes the cards with the follow card, and leads; the lane moves on. */
function endTrick(state: InversionState): void {
  const winner = winning(state);
  state.taken[winner]++;
  state.trick++;
  state.leader = winner;
  state.turn = winner;
  state.laid = 0;
  state.inverted = false;
  if (state.trick === state.tricks) score(state);
}

/** INV-5.1, 5.2: how many tricks the side of a seat needs; more than half of ten for one of two players. */
export function needs(state: InversionState, seat: number): number {
  if (state.players === 2) return (state.tricks >> 1) + 1;
  const declared = state.declared[state.parent];
  return seat === state.parent ? declared : childrenNeed(state, declared);
}

/** INV-5.2: what the children must take together, so that the parent falls short. */
export const childrenNeed = ({ tricks }: InversionState, declared: number): number => tricks + 1 - declared;

function score(state: InversionState): void {
  // INV-5.1: two players count their tricks.
  if (state.players === 2) {
    endDeal(state, (seat) => state.taken[seat]);
    return;
  }
  // INV-5.2: the parent wins with the declared number or more; otherwise all children do.
  const { parent } = state;
  const parentWins = state.taken[parent] >= state.declared[parent];
  endDeal(state, (seat) => ((seat === parent) === parentWins ? 1 : 0));
}
