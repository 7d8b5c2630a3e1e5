import { type Learning, type Rewind, TraitBlocks, type Traits, thisDeal, type View } from '@overtrick/engine';
import { makesEleven, OF_SUIT, parseCard, RANKS, rankOf, suitOf, wordOf } from './deck.ts';
import { followCard, isAuction, PASS, PLAY, startDeal, winning } from './rules.ts';
import { addCard, handAt, type InversionState } from './state.ts';
import type { Inversion } from './types.ts';

/** What a seat is: the parent, a child, one of two. */
const ROLES = 3;
/** How the parent stands: has made it, cannot any more, must take all, may lose one, two, more. */
const STANDINGS = 6;
/** When a seat plays: first, second, third of four, last. */
const TURNS = 4;
const RANKS_AND_NONE = RANKS + 1;
/** Tricks that a hand promises, in halves. */
const PROMISES = 2 * RANKS + 1;
const CALLS = RANKS + 1;
/** How often a suit still comes in the lane: not at all, once, twice, more. */
const TIMES = 4;

const blocks = new TraitBlocks();
const COUNTS = blocks.add(ROLES, TURNS, 2, 2, RANKS_AND_NONE);
const STANDING = blocks.add(ROLES, STANDINGS, TURNS, 2, 2);
const KEPT = blocks.add(ROLES, TIMES, RANKS_AND_NONE);
const SWAP = blocks.add(ROLES, 3, RANKS_AND_NONE, 2);
const SUIT = blocks.add(ROLES, 2, RANKS_AND_NONE, 2);
const CALL = blocks.add(CALLS, PROMISES);
const RAISE = blocks.add(CALLS, CALLS);
/** No decision has more traits than this. */
const MOST = 6;

const roleOf = (state: InversionState, seat: number): number =>
  state.players === 2 ? 2 : seat === state.parent ? 0 : 1;

/** INV-5.1, 5.2: how the counted side stands; of two players the one who is to play. */
function standingOf(state: InversionState, seat: number): number {
  const left = state.tricks - state.trick;
  const need =
    state.players === 2
      ? (state.tricks >> 1) + 1 - state.taken[seat]
      : state.declared[state.parent] - state.taken[state.parent];
  if (need <= 0) return 0;
  if (need > left) return 1;
  return Math.min(3, left - need) + 2;
}

/** Whether two seats are on one side. */
const together = (state: InversionState, one: number, other: number): boolean =>
  one === other || (state.players > 2 && one !== state.parent && other !== state.parent);

/**
 * What a hand promises, in halves of tricks: a card of a lane card's suit is the better the higher it is, and of each
 * suit the highest are used first. A card that makes 11 with a high one helps a little.
 */
function promiseOf(state: InversionState, seat: number): number {
  let promise = 0;
  for (let suit = 0; suit < 5; suit++) {
    let times = 0;
    let lane = 0;
    for (let at = state.trick; at < state.tricks; at++) {
      if (suitOf(state.lane[at]) !== suit) continue;
      times++;
      lane = state.lane[at];
    }
    if (times === 0) continue;
    const held = state.hand[handAt(seat, wordOf(lane))] & OF_SUIT[lane];
    for (let left = held; left !== 0 && times > 0; times--) {
      const top = 31 - Math.clz32(left);
      left ^= 1 << top;
      const rank = rankOf(top + 32 * wordOf(lane));
      promise += Math.max(0, rank - 4) / 6;
    }
  }
  return Math.min(PROMISES - 1, Math.round(2 * promise));
}

function writeCalls(
  state: InversionState,
  seat: number,
  codes: Int32Array,
  count: number,
  out: Int32Array,
): void {
  const promise = promiseOf(state, seat);
  const highest = state.declarer < 0 ? 0 : state.declared[state.declarer];
  for (let i = 0; i < count; i++) {
    const call = codes[i] === PASS ? 0 : codes[i];
    const to = i * MOST;
    out[to] = CALL + call * PROMISES + promise;
    out[to + 1] = RAISE + call * CALLS + highest;
    out[to + 2] = -1;
  }
}

function writePlays(
  state: InversionState,
  seat: number,
  codes: Int32Array,
  count: number,
  out: Int32Array,
): void {
  const { players } = state;
  const role = roleOf(state, seat);
  const standing = standingOf(state, seat);
  const turn = state.laid === players - 1 ? TURNS - 1 : state.laid;
  const follow = followCard(state);
  const leads = state.laid === 0;
  const holder = winning(state);
  const friend = !leads && together(state, holder, seat) ? 1 : 0;
  const held = leads ? 0 : state.counts[holder];
  for (let i = 0; i < count; i++) {
    const card = codes[i] - PLAY;
    const rank = rankOf(card);
    const swaps = makesEleven(card, follow);
    const inverted = state.inverted || swaps;
    const counted = swaps ? follow : card;
    const strong = inverted ? -1 : suitOf(follow);
    const mine = rankOf(counted) + (suitOf(counted) === strong ? RANKS : 0);
    const theirs = leads ? 0 : rankOf(held) + (suitOf(held) === strong ? RANKS : 0);
    // INV-4.2: a swap now also changes how the cards before it compare; the strongest rank among them decides then.
    const wins = mine > (swaps && !state.inverted ? highestRank(state) : theirs) ? 1 : 0;
    const ofSuit = suitOf(card) === suitOf(follow) ? 1 : 0;
    let times = 0;
    let partners = 0;
    for (let at = state.trick + 1; at < state.tricks; at++) {
      if (suitOf(state.lane[at]) === suitOf(card)) times++;
      if (makesEleven(card, state.lane[at])) partners++;
    }
    const to = i * MOST;
    out[to] =
      COUNTS +
      (((role * TURNS + turn) * 2 + wins) * 2 + (inverted ? 1 : 0)) * RANKS_AND_NONE +
      rankOf(counted);
    out[to + 1] = STANDING + (((role * STANDINGS + standing) * TURNS + turn) * 2 + wins) * 2 + friend;
    out[to + 2] = KEPT + (role * TIMES + Math.min(TIMES - 1, times)) * RANKS_AND_NONE + rank;
    out[to + 3] = SWAP + ((role * 3 + Math.min(2, partners)) * RANKS_AND_NONE + rank) * 2 + (swaps ? 1 : 0);
    out[to + 4] = SUIT + ((role * 2 + ofSuit) * RANKS_AND_NONE + rank) * 2 + wins;
    out[to + 5] = -1;
  }
}

/** INV-4.2: the highest rank that counts in this trick. */
function highestRank(state: InversionState): number {
  let highest = 0;
  let seat = state.leader;
  for (let i = 0; i < state.laid; i++) {
    highest = Math.max(highest, rankOf(state.counts[seat]));
    seat = (seat + 1) % state.players;
  }
  return highest;
}

const traits: Traits<InversionState> = {
  count: blocks.count,
  most: MOST,
  write: (state, seat, codes, count, out) =>
    (isAuction(state) ? writeCalls : writePlays)(state, seat, codes, count, out),
};

/** Gives every card that was played back to its hand, and lays the lane as it was dealt. */
function rewind(view: View<Inversion>): Rewind<InversionState> {
  const { dealt, choices } = thisDeal(view.past);
  const lane = dealt.setup.lane.map(parseCard);
  const played = choices.flatMap(({ seat, decision }) =>
    decision?.do === 'play' ? [{ seat, card: parseCard(decision.card) }] : [],
  );
  return {
    toDeal(world) {
      const held = Int32Array.from(world.hand);
      startDeal(world);
      world.hand.set(held);
      for (const { seat, card } of played) addCard(world, seat, card);
      for (let at = 0; at < world.tricks; at++) world.lane[at] = lane[at];
    },
  };
}

/** What bots learn Inversion by: the role and how it stands, what a card would count, and what the lane still asks for. */
export const learning: Learning<Inversion> = { traits, rewind };
