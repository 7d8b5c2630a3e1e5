import { type Code, endDeal, type Forbidden, leftOf, type Random, shuffleFront } from '@overtrick/engine';
import { DECK, makeCard } from './deck.ts';
import { addCard, type InflationState, removeCard, TRICKS } from './state.ts';
import type { InflationStakes } from './types.ts';

/** Decisions: a bid is its number, a play is 100 + the rank. */
export const PLAY = 100;

/** INF-2.2: up to as many tricks as there are. */
const maxBid = (state: InflationState): number => state.pack.handSize;

/** INF-4.1, 4.3: points a trick for a bid that is met or missed; INF-4.2: in all for one that is missed with the most. */
const POINTS = { exact: 2, each: 1, most: 0 } as const;

/** What a bid of so many tricks is worth. */
export const stakesOf = (tricks: number): InflationStakes => ({ ...POINTS, exact: POINTS.exact * tricks });

/** What a place in a row is worth: 1, 10, 100, … */
export const PLACE = Float64Array.from({ length: TRICKS }, (_, at) => 10 ** at);

const shuffled = new Uint8Array(DECK.length);

/** INF-1.2, 5.1: 12 cards each; the deal moves one seat clockwise, the first dealer is drawn. */
export function deal(state: InflationState, random: Random): void {
  const { players, pack } = state;
  const { deck, handSize } = pack;
  state.dealer = state.deal < 0 ? random.below(players) : leftOf(state.dealer, players);
  state.deal++;
  startDeal(state);
  shuffled.set(deck);
  shuffleFront(shuffled, players * handSize, deck.length, random);
  for (let i = 0; i < players * handSize; i++) {
    addCard(state, Math.floor(i / handSize), shuffled[i]);
  }
}

/** Clears the table for a deal; the bidding starts left of the dealer (INF-2.1). */
export function startDeal(state: InflationState): void {
  state.trick = 0;
  state.led = 0;
  state.winning = -1;
  state.leader = leftOf(state.dealer, state.players);
  state.turn = state.leader;
  state.hand.fill(0);
  state.ranks.fill(0);
  state.bid.fill(-1);
  state.taken.fill(0);
  state.lastTaken.fill(-1);
  state.row.fill(0);
  state.shown.fill(0);
  state.covered.fill(0);
}

/** True until the dealer, who bids last, has bid. */
export const isBidding = (state: InflationState): boolean => state.bid[state.dealer] < 0;

/** INF-3.3: the rank that a follower must play; 0 when any card will do. */
function duty(state: InflationState, seat: number): number {
  return (state.ranks[seat] >> state.led) & 1 ? state.led : 0;
}

export function legal(state: InflationState, seat: number, out: Int32Array): number {
  let count = 0;
  if (isBidding(state)) {
    const most = maxBid(state);
    while (count <= most) out[count] = count++;
    return count;
  }
  const must = duty(state, seat);
  if (must > 0) {
    out[0] = PLAY + must;
    return 1;
  }
  for (let left = state.ranks[seat]; left !== 0; left &= left - 1) {
    out[count++] = PLAY + 31 - Math.clz32(left & -left);
  }
  return count;
}

export function whyNot(state: InflationState, seat: number, code: Code): Forbidden | null {
  if (code < PLAY !== isBidding(state)) return { rule: 'INF-2.1' };
  if (code < PLAY) return code > maxBid(state) ? { rule: 'INF-2.2' } : null;
  const rank = code - PLAY;
  if (((state.ranks[seat] >> rank) & 1) === 0) return { notHeld: makeCard(rank) };
  const must = duty(state, seat);
  return must > 0 && rank !== must ? { rule: 'INF-3.3' } : null;
}

export function apply(state: InflationState, seat: number, code: Code): void {
  const next = leftOf(seat, state.players);
  if (code < PLAY) {
    state.bid[seat] = code;
    state.turn = next;
    return;
  }
  const rank = code - PLAY;
  if (state.led === 0) state.led = rank;
  removeCard(state, seat, rank);
  lay(state, seat, rank);
  if (isLargest(state, seat)) state.winning = seat;
  state.turn = next;
  if (next === state.leader) endTrick(state);
}

/** INF-3.6: whether the number that a seat has just made wins so far; of equal ones the later does. */
export const isLargest = (state: InflationState, seat: number): boolean =>
  state.winning < 0 || state.shown[seat] >= state.shown[state.winning];

/** INF-3.4, 3.5: the card goes to the left of the row; once covered, a 10 counts only its 0. */
export function lay(state: InflationState, seat: number, rank: number): void {
  const place = PLACE[state.trick];
  const left = state.covered[seat];
  state.row[seat * TRICKS + state.trick] = rank;
  state.shown[seat] = left + rank * place;
  state.covered[seat] = rank === 10 ? left : left + rank * place;
}

/** INF-3.1, 3.7: the winner takes a button and leads; the rows stay. */
function endTrick(state: InflationState): void {
  const { winning } = state;
  state.taken[winning]++;
  state.lastTaken[winning] = state.trick;
  state.trick++;
  state.leader = winning;
  state.led = 0;
  state.winning = -1;
  state.turn = winning;
  if (state.trick === state.pack.handSize) score(state);
}

function score(state: InflationState): void {
  const loser = whoGetsNothing(state);
  endDeal(state, (seat) => {
    const taken = state.taken[seat];
    // INF-4.1, 4.2, 4.3
    if (taken === state.bid[seat]) return POINTS.exact * taken;
    return seat === loser ? POINTS.most : POINTS.each * taken;
  });
}

/** INF-4.2, 4.4: who missed the bid with the most tricks; of several, the one whose last trick came latest. */
export function whoGetsNothing(state: InflationState): number {
  const most = mostTaken(state);
  let loser = -1;
  for (let seat = 0; seat < state.players; seat++) {
    if (state.taken[seat] !== most || state.taken[seat] === state.bid[seat]) continue;
    if (loser < 0 || state.lastTaken[seat] > state.lastTaken[loser]) loser = seat;
  }
  return loser;
}

function mostTaken(state: InflationState): number {
  let most = 0;
  for (let seat = 0; seat < state.players; seat++) most = Math.max(most, state.taken[seat]);
  return most;
}

/** INF-4.4: everybody who missed the bid with the most tricks. */
export function mostMissed(state: InflationState): number[] {
  const most = mostTaken(state);
  return Array.from(state.taken, (taken, seat) =>
    taken === most && taken !== state.bid[seat] ? seat : -1,
  ).filter((seat) => seat >= 0);
}
