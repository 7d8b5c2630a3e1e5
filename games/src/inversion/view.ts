import { leftOf, type View } from '@overtrick/engine';
import { faceOf, makeCard, makesEleven, parseCard } from './deck.ts';
import { winningOf } from './facts.ts';
import { encode, suitLetters } from './notation.ts';
import { apply, childrenNeed, followCard, isAuction, lay, needs, PLAY, startDeal, winning } from './rules.ts';
import { addCard, InversionState } from './state.ts';
import type {
  Inversion,
  InversionBoard,
  InversionDealt,
  InversionDecision,
  InversionPlay,
  InversionPreview,
  InversionShows,
  InversionWinning,
} from './types.ts';

const orNull = (value: number): number | null => (value < 0 ? null : value);

export function board(state: InversionState): InversionBoard {
  const lane = Array.from(state.lane.subarray(state.trick), makeCard);
  const plays = playsOf(state);
  const follow = lane.at(0) ?? null;
  return {
    suits: suitLetters(state),
    first: state.first,
    phase: isAuction(state) ? 'auction' : 'play',
    declared: Array.from(state.declared, (tricks) => tricks || null),
    passed: Array.from({ length: state.players }, (_, seat) => ((state.passed >> seat) & 1) === 1),
    declarer: orNull(state.declarer),
    parent: orNull(state.parent),
    needs: isAuction(state) ? null : Array.from({ length: state.players }, (_, seat) => needs(state, seat)),
    taken: Array.from(state.taken),
    trick: state.trick,
    leader: state.leader,
    lane,
    follow,
    followAtLead: plays.find((play) => play.swapped)?.counts ?? follow,
    plays,
    priority: state.inverted ? 'inverted' : 'normal',
    winning: plays.length === 0 ? null : winningNow(state, plays),
  };
}

/** Who wins the trick as it lies, and why. */
function winningNow(state: InversionState, plays: readonly InversionPlay[]): InversionWinning {
  return winningOf(plays, winning(state), makeCard(followCard(state)), state.inverted);
}

function playsOf(state: InversionState): InversionPlay[] {
  const plays: InversionPlay[] = [];
  let seat = state.leader;
  while (plays.length < state.laid) {
    const card = state.played[seat];
    const counts = state.counts[seat];
    plays.push({ seat, card: makeCard(card), counts: makeCard(counts), swapped: card !== counts });
    seat = leftOf(seat, state.players);
  }
  return plays;
}

/** The public set-up of a deal. */
export function dealt(state: InversionState): InversionDealt {
  return { suits: suitLetters(state), lane: Array.from(state.lane, makeCard), first: state.first };
}

/** The trace's `trick` line, and what everybody sees of it. */
export function trickLine(
  before: InversionState,
  after: InversionState,
): Readonly<{ winner: number }> | null {
  return after.trick > before.trick ? { winner: after.leader } : null;
}

/** What the trace's `end` line adds. */
export function endLine(state: InversionState): Readonly<Record<string, unknown>> {
  const taken = Array.from(state.taken);
  if (state.players === 2) return { taken };
  return { parent: state.parent, declared: state.declared[state.parent], taken };
}

/** The end of the auction; a swap and what the card counts as; a trick's winner and the follow card that goes with it. */
export function shows(
  before: InversionState,
  _seat: number,
  code: number,
  after: InversionState,
): InversionShows | null {
  if (code < PLAY) {
    return isAuction(after) ? null : { parent: after.parent, declared: after.declared[after.parent] };
  }
  const follow = followCard(before);
  const swaps = makesEleven(code - PLAY, follow);
  const trick = trickLine(before, after);
  if (!swaps && !trick) return null;
  return {
    ...(swaps && { counts: makeCard(follow) }),
    ...(trick && {
      trick: before.trick,
      ...trick,
      winningCard: makeCard(after.counts[trick.winner]),
      follow: makeCard(after.lane[before.trick]),
    }),
  };
}

/** The state as far as a view knows it. */
export function recall(view: View<Inversion>): InversionState {
  const { now, seat: self } = view;
  const { board: seen } = now;
  const state = new InversionState(view);
  state.first = seen.first;
  startDeal(state);
  for (const card of now.hand) addCard(state, self, parseCard(card));
  for (const { seat, card, counts } of seen.plays) {
    state.played[seat] = parseCard(card);
    state.counts[seat] = parseCard(counts);
  }
  state.lane.fill(0);
  state.lane.set(seen.lane.map(parseCard), state.tricks - seen.lane.length);
  state.declared.set(seen.declared.map((tricks) => tricks ?? 0));
  for (const [seat, passed] of seen.passed.entries()) if (passed) state.passed |= 1 << seat;
  state.declarer = seen.declarer ?? -1;
  state.parent = seen.parent ?? -1;
  state.taken.set(seen.taken);
  state.trick = seen.trick;
  state.leader = seen.leader;
  state.laid = seen.plays.length;
  state.inverted = seen.priority === 'inverted';
  state.deal = now.deal;
  state.turn = now.asked[0] ?? -1;
  state.points.set(now.points);
  state.sheet.set(now.sheet.flat());
  return state;
}

/** What a decision would make; works for every card of the hand, also one that is not allowed. */
export function preview(view: View<Inversion>, decision: InversionDecision): InversionPreview {
  const state = recall(view);
  if (decision.do !== 'play') {
    apply(state, view.seat, encode(decision));
    const parent = orNull(state.parent);
    if (decision.do === 'pass') return { ...decision, parent };
    return { ...decision, children: childrenNeed(state, decision.tricks), parent };
  }
  const card = parseCard(decision.card);
  const before = followCard(state);
  lay(state, view.seat, card);
  return {
    ...decision,
    partner: faceOf(card).partner,
    partners: view.now.board.lane.filter((other) => makesEleven(card, parseCard(other))),
    swaps: state.counts[view.seat] !== card,
    counts: makeCard(state.counts[view.seat]),
    follow: makeCard(followCard(state)),
    followBefore: makeCard(before),
    priority: state.inverted ? 'inverted' : 'normal',
    winning: winningNow(state, playsOf(state)),
  };
}
