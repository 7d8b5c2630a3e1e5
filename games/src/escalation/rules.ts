import { endDeal, type Forbidden, leftOf, type Random, shuffleFront } from '@overtrick/engine';
import { DECK_SIZE, HAND_SIZE, KINDS, makeCard, PASS_CARD, WILD, WILD_TOP } from './deck.ts';
import { addCard, type EscalationState, handAt, removeCards } from './state.ts';

/** Decisions: to take, to pass, or a set of number cards as value + 16 × natural cards + 128 × wilds. */
export const TAKE = 0;
export const PASS = 1;
export const makeSet = (value: number, naturals: number, wilds: number): number =>
  value | (naturals << 4) | (wilds << 7);
export const setValue = (set: number): number => set & 15;
export const naturalsOf = (set: number): number => (set >> 4) & 7;
export const wildsOf = (set: number): number => set >> 7;
/** ESC-2.1 */
export const totalOf = (set: number): number => setValue(set) * (naturalsOf(set) + wildsOf(set));

/** Six wilds to lead with: one to six of them as each of seven values. No hand and no middle allow more. */
export const MAX_LEGAL = WILD_TOP * HAND_SIZE;

/** Masks of kinds: what a wild can be, and what can be led. */
const WILD_VALUES = (1 << (WILD_TOP + 1)) - 2;
const VALUES = (1 << WILD) - 2;
const NUMBERS = VALUES | (1 << WILD);

const shuffled = new Uint8Array(DECK_SIZE);

/** ESC-1.3, 4.2: six cards each, the rest in a fixed order to draw from; the first player is drawn, then moves clockwise. */
export function deal(state: EscalationState, random: Random): void {
  const { players, handSize } = state;
  const first = state.deal < 0 ? random.below(players) : leftOf(state.first, players);
  state.deal++;
  startDeal(state, first);
  let at = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    for (let left = state.copies[kind]; left > 0; left--) shuffled[at++] = kind;
  }
  const size = at;
  shuffleFront(shuffled, size, size, random);
  at = 0;
  for (let seat = 0; seat < players; seat++) {
    for (let i = 0; i < handSize; i++) addCard(state, seat, shuffled[at++]);
  }
  for (let i = 0; at < size; i++) state.deck[i] = shuffled[at++];
}

/** Clears the table for a deal. */
export function startDeal(state: EscalationState, first: number): void {
  state.first = first;
  state.turn = first;
  state.drawn = 0;
  state.hand.fill(0);
  state.kinds.fill(0);
  state.held.fill(0);
  state.stack.fill(0);
  state.seen.fill(0);
  state.laid.fill(0);
  state.leader = -1;
  state.tookTurns = 0;
  clearMiddle(state);
}

function clearMiddle(state: EscalationState): void {
  state.total = 0;
  state.middle = 0;
  state.turns = 0;
}

/** ESC-2.1, 2.4: how many cards of a value it takes to go over the last total; one is enough for a lead. */
const fewest = (state: EscalationState, value: number): number => ((state.total / value) | 0) + 1;

/** ESC-2.2: how many wilds a seat can use as this value. */
function wildsFor(state: EscalationState, seat: number, value: number): number {
  return value <= WILD_TOP ? state.hand[handAt(seat) + WILD] : 0;
}

/** The rule against passing, which repeats a total (ESC-2.3, 2.6). */
const againstPass = (state: EscalationState): string | null => (state.middle === 0 ? 'ESC-2.6' : null);

/** The rule against taking: there must be something to take, and something to lead afterwards. */
function againstTake(state: EscalationState, seat: number): string | null {
  if (state.middle === 0) return 'ESC-2.7';
  return (state.kinds[seat] & NUMBERS) === 0 ? 'ESC-2.6' : null;
}

export function legal(state: EscalationState, seat: number, out: Int32Array): number {
  const { hand } = state;
  const at = handAt(seat);
  let count = 0;
  let values = state.kinds[seat] & VALUES;
  if (hand[at + WILD] > 0) values |= WILD_VALUES;
  for (; values !== 0; values &= values - 1) {
    const value = 31 - Math.clz32(values & -values);
    const need = fewest(state, value);
    const naturals = hand[at + value];
    const wilds = wildsFor(state, seat, value);
    for (let n = Math.max(0, need - wilds); n <= naturals; n++) {
      for (let w = Math.max(0, need - n); w <= wilds; w++) out[count++] = makeSet(value, n, w);
    }
  }
  if (hand[at + PASS_CARD] > 0 && againstPass(state) === null) out[count++] = PASS;
  if (againstTake(state, seat) === null) out[count++] = TAKE;
  return count;
}

export function whyNot(state: EscalationState, seat: number, decision: number): Forbidden | null {
  if (decision === TAKE) return forbid(againstTake(state, seat));
  if (decision === PASS) return missing(state, seat, PASS_CARD, 1) ?? forbid(againstPass(state));
  const value = setValue(decision);
  const naturals = naturalsOf(decision);
  const wilds = wildsOf(decision);
  const notHeld = missing(state, seat, value, naturals) ?? missing(state, seat, WILD, wilds);
  if (notHeld) return notHeld;
  if (wilds > wildsFor(state, seat, value)) return { rule: 'ESC-2.2' };
  return naturals + wilds < fewest(state, value) ? { rule: 'ESC-2.1' } : null;
}

const forbid = (rule: string | null): Forbidden | null => (rule === null ? null : { rule });

function missing(state: EscalationState, seat: number, kind: number, count: number): Forbidden | null {
  if (state.hand[handAt(seat) + kind] >= count) return null;
  return { notHeld: Array<string>(count).fill(makeCard(kind)).join(',') };
}

export function apply(state: EscalationState, seat: number, decision: number): void {
  if (decision === TAKE) {
    // ESC-2.4: never into the hand; the same seat leads.
    state.stack[seat] += state.middle;
    state.tookTurns = state.turns;
    clearMiddle(state);
    return;
  }
  if (state.turns === 0) state.leader = seat;
  state.laid[state.turns++] = decision;
  if (decision === PASS) {
    // ESC-2.3: the total stays.
    lay(state, seat, PASS_CARD, 1);
  } else {
    state.total = totalOf(decision);
    lay(state, seat, setValue(decision), naturalsOf(decision));
    lay(state, seat, WILD, wildsOf(decision));
  }
  drawUp(state, seat);
  if (state.held[seat] === 0) finish(state);
  else state.turn = leftOf(seat, state.players);
}

function lay(state: EscalationState, seat: number, kind: number, count: number): void {
  removeCards(state, seat, kind, count);
  state.seen[kind] += count;
  state.middle += count;
}

/** ESC-3.1 */
function drawUp(state: EscalationState, seat: number): void {
  const { deck, handSize } = state;
  while (state.held[seat] < handSize && state.drawn < deck.length) addCard(state, seat, deck[state.drawn++]);
}

/** ESC-3.2, 3.3: somebody is out; the other hands go to their stacks, and the middle counts for nobody (4.1). */
function finish(state: EscalationState): void {
  state.taken.set(state.stack);
  for (let seat = 0; seat < state.players; seat++) state.stack[seat] += state.held[seat];
  state.hand.fill(0);
  state.kinds.fill(0);
  state.held.fill(0);
  endDeal(state, (seat) => state.stack[seat]);
}
