import { type Code, endDeal, type Forbidden, leftOf, type Random, shuffleFront } from '@overtrick/engine';
import { DECK, isSuit, makeCard, NUMBERS, type Pack, SUITS, tricksOf } from './deck.ts';
import {
  addCard,
  type CharmsState,
  handAt,
  lay,
  NO_REDEALS,
  NOTHING,
  numberOf,
  removeCard,
  suitOf,
  suitsHeld,
} from './state.ts';
import type { CharmsDuty } from './types.ts';

/** Decisions: a bid is its number, a card 100 + its kind, a suit with a number 200 + 8 × suit + number − 1. */
export const PLAY = 100;
export const PAIR = 200;

/** CHA-3.2 */
const maxBid = (state: CharmsState): number => tricksOf(state.pack);

/** CHA-7.1: the points for being off by 0, 1, 2, and 3 or more. */
export const POINTS = [0, 1, 3, 5] as const;

const SUIT_CARDS = (1 << SUITS.length) - 1;
const NUMBER_CARDS = ((1 << NUMBERS) - 1) << SUITS.length;

/** The whole deck: the hands one after the other, then the undealt cards. */
const cards = new Uint8Array(DECK.length);
const pool = new Uint8Array(DECK.length);

/** CHA-1, 2, 7.3: the deal moves one seat clockwise, the first dealer is drawn. */
export function deal(state: CharmsState, random: Random): void {
  const { players } = state;
  state.dealer = state.deal < 0 ? random.below(players) : leftOf(state.dealer, players);
  state.deal++;
  startDeal(state);
  while (!dealHands(state, random) || !turnUpTrump(state, random)); // CHA-1.3, 2.2
}

/** Clears the table for a deal; the bidding starts left of the dealer (CHA-3.2). */
export function startDeal(state: CharmsState): void {
  state.redealt = NO_REDEALS;
  state.trick = 0;
  state.led = -1;
  state.leader = leftOf(state.dealer, state.players);
  state.turn = state.leader;
  state.bid.fill(-1);
  state.taken.fill(0);
  state.shown.fill(NOTHING);
  state.played.fill(NOTHING);
}

/**
 * CHA-1.2, 1.4: 13 cards each; every hand is checked, from the dealer's left, until it is good. False when the undealt cards
 * can never make one good.
 */
function dealHands(state: CharmsState, random: Random): boolean {
  const { players, pack } = state;
  cards.set(pack.deck);
  shuffleFront(cards, players * pack.handSize, pack.deck.length, random);
  state.redealt = NO_REDEALS;
  for (let i = 1; i <= players; i++) {
    const seat = (state.dealer + i) % players;
    takeCards(state, seat);
    while (!isGood(suitsHeld(state, seat), pack)) {
      if (!canBecomeGood(state, seat)) return false;
      redeal(state, seat, random);
    }
  }
  return true;
}

/** CHA-1.3: whether a hand and the undealt cards have enough of both kinds between them. With four players 1 deal in 3.5 million has not. */
function canBecomeGood(state: CharmsState, seat: number): boolean {
  const { handSize, deck, least } = state.pack;
  const undealt = cards.subarray(state.players * handSize, deck.length);
  let suits = suitsHeld(state, seat);
  for (const kind of undealt) if (isSuit(kind)) suits++;
  return suits >= least && handSize + undealt.length - suits >= least;
}

/** Gives a seat the cards that were dealt to it. */
function takeCards(state: CharmsState, seat: number): void {
  state.hand.fill(0, handAt(seat), handAt(seat + 1));
  state.kinds[seat] = 0;
  const { handSize } = state.pack;
  const end = (seat + 1) * handSize;
  for (let i = seat * handSize; i < end; i++) addCard(state, seat, cards[i]);
}

/** CHA-1.3: at least 3 of the cards must be suits, and at least 3 numbers. */
export const isGood = (suits: number, { handSize, least }: Pack): boolean =>
  suits >= least && handSize - suits >= least;

/** CHA-1.3: shown, shuffled into the undealt cards, and dealt again. */
function redeal(state: CharmsState, seat: number, random: Random): void {
  const { handSize, deck } = state.pack;
  const hand = cards.subarray(seat * handSize, (seat + 1) * handSize);
  const undealt = cards.subarray(state.players * handSize, deck.length);
  const total = handSize + undealt.length;
  pool.set(hand.sort());
  pool.set(undealt, handSize);
  state.redealt = [...state.redealt, { seat, shown: Array.from(hand) }];
  shuffleFront(pool, handSize, total, random);
  hand.set(pool.subarray(0, handSize));
  undealt.set(pool.subarray(handSize, total));
  takeCards(state, seat);
}

/** CHA-2.1: undealt cards are turned up until a suit comes; false when none does. */
function turnUpTrump(state: CharmsState, random: Random): boolean {
  const { handSize, deck } = state.pack;
  const flipped: number[] = [];
  state.flipped = flipped;
  for (let at = state.players * handSize; at < deck.length; at++) {
    const drawn = at + random.below(deck.length - at);
    const kind = cards[drawn];
    cards[drawn] = cards[at];
    flipped.push(kind);
    state.trump = kind;
    if (isSuit(kind)) return true;
  }
  return false;
}

/** True until the dealer, who bids last, has bid. */
export const isBidding = (state: CharmsState): boolean => state.bid[state.dealer] < 0;

/** The mask of the cards that a seat may play, of those it holds. */
function playable(state: CharmsState, seat: number): number {
  const holds = state.kinds[seat];
  if (state.led < 0) return holds; // CHA-4.2, 5.2
  const led = 1 << state.led;
  if (state.trick === 0) return (holds & led) !== 0 ? holds & (led | NUMBER_CARDS) : holds; // CHA-4.3, 4.4
  const wanted = suitOf(state, seat) === state.led ? led | NUMBER_CARDS : led; // CHA-5.4, 5.3
  return (holds & wanted) !== 0 ? holds & wanted : holds; // CHA-5.5, 5.6
}

/** What the led suit asks of a seat that is to play: what `playable` does, in one word. */
export function dutyOf(state: CharmsState, seat: number): CharmsDuty {
  if (state.led < 0) return 'lead';
  const holds = state.kinds[seat];
  const led = 1 << state.led;
  if (suitOf(state, seat) === state.led) return (holds & (led | NUMBER_CARDS)) !== 0 ? 'keep' : 'uncover';
  return (holds & led) !== 0 ? 'show' : 'free';
}

/** The lowest kind in a mask. */
const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

export function legal(state: CharmsState, seat: number, out: Int32Array): number {
  let count = 0;
  if (isBidding(state)) {
    const most = maxBid(state);
    while (count <= most) out[count] = count++;
    return count;
  }
  const may = playable(state, seat);
  if (state.trick > 0) {
    for (let left = may; left !== 0; left &= left - 1) out[count++] = PLAY + lowest(left);
    return count;
  }
  for (let suits = may & SUIT_CARDS; suits !== 0; suits &= suits - 1) {
    const first = PAIR + lowest(suits) * NUMBERS;
    for (let left = may >> SUITS.length; left !== 0; left &= left - 1) out[count++] = first + lowest(left);
  }
  return count;
}

/** The suit and the number of a decision that plays both. */
export const suitIn = (pair: number): number => Math.floor((pair - PAIR) / NUMBERS);
export const numberIn = (pair: number): number => SUITS.length + ((pair - PAIR) % NUMBERS);

export function whyNot(state: CharmsState, seat: number, code: Code): Forbidden | null {
  if (code < PLAY !== isBidding(state)) return { rule: 'CHA-3.1' };
  if (code < PLAY) return code > maxBid(state) ? { rule: 'CHA-3.2' } : null;
  const two = code >= PAIR;
  if (two !== (state.trick === 0)) return { rule: two ? 'CHA-5.1' : 'CHA-4.1' };
  const kind = two ? suitIn(code) : code - PLAY;
  const holds = state.kinds[seat];
  if (((holds >> kind) & 1) === 0) return { notHeld: makeCard(kind) };
  if (two && ((holds >> numberIn(code)) & 1) === 0) return { notHeld: makeCard(numberIn(code)) };
  if ((playable(state, seat) >> kind) & 1) return null;
  if (two) return { rule: 'CHA-4.3' };
  return { rule: suitOf(state, seat) === state.led ? 'CHA-5.4' : 'CHA-5.3' };
}

export function apply(state: CharmsState, seat: number, code: Code): void {
  const next = leftOf(seat, state.players);
  state.turn = next;
  if (code < PLAY) {
    state.bid[seat] = code;
    return;
  }
  if (code < PAIR) {
    play(state, seat, code - PLAY, state.trick + 1);
  } else {
    play(state, seat, suitIn(code), 0);
    play(state, seat, numberIn(code), 1);
  }
  if (state.led < 0) state.led = suitOf(state, seat); // CHA-5.2
  if (next === state.leader) endTrick(state);
}

function play(state: CharmsState, seat: number, kind: number, nth: number): void {
  removeCard(state, seat, kind);
  lay(state, seat, kind, nth);
}

/** CHA-6.1, 6.2: who wins among the first `count` seats of this trick: the strongest, of equals the later one. */
export function winnerOf(state: CharmsState, count: number): number {
  let best = 0;
  let seat = state.leader;
  for (let nth = 0; nth < count; nth++) {
    // Strength, then turn, then the seat itself in one number: chance decides here, and a branch would be guessed wrong.
    best = Math.max(best, strengthOf(state, seat) * 16 + nth * 4 + seat);
    seat = leftOf(seat, state.players);
  }
  return best & 3;
}

/** CHA-6.1: a number beside trump counts more than any beside the led suit, and that more than any beside another. */
function strengthOf(state: CharmsState, seat: number): number {
  const suit = 1 << suitOf(state, seat);
  return ((suit >> state.trump) & 1) * 32 + ((suit >> state.led) & 1) * 16 + numberOf(state, seat);
}

/** CHA-5.1: the winner leads; what is shown stays. */
function endTrick(state: CharmsState): void {
  const winner = winnerOf(state, state.players);
  state.taken[winner]++;
  state.trick++;
  state.leader = winner;
  state.led = -1;
  state.turn = winner;
  if (state.trick === tricksOf(state.pack)) score(state);
}

/** CHA-7.1 */
function score(state: CharmsState): void {
  endDeal(state, (seat) => POINTS[Math.min(Math.abs(state.taken[seat] - state.bid[seat]), 3)]);
}
