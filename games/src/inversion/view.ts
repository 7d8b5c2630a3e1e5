import { leftOf, type View } from '@overtrick/engine';
import { LANE_SIZE, makeCard, makesEleven, parseCard, rankOf } from './deck.ts';
import { suitLetters } from './notation.ts';
import { apply, followCard, isAuction, lay, PASS, PLAY, startDeal, winning } from './rules.ts';
import { addCard, InversionState } from './state.ts';

/** One card of the trick in progress. */
export interface InversionPlay {
  readonly seat: number;
  readonly card: string;
  /** What it counts as: itself, or the follow card it swapped with (INV-3.5). */
  readonly counts: string;
  readonly swapped: boolean;
}

/** What lies open on an Inversion table. */
export interface InversionBoard {
  /** Letters of the suits in use. */
  readonly suits: readonly string[];
  /** The first declarer; the first leader of two players. */
  readonly first: number;
  readonly phase: 'auction' | 'play';
  /** The last declaration of each seat; null for none. */
  readonly declared: readonly (number | null)[];
  readonly passed: readonly boolean[];
  /** Who declared the most so far. */
  readonly declarer: number | null;
  /** Null during the auction, and always with two players. All others are the children. */
  readonly parent: number | null;
  readonly taken: readonly number[];
  /** Tricks finished. */
  readonly trick: number;
  readonly leader: number;
  /** The lane as it lies now, the follow card first; cards of finished tricks are gone. */
  readonly lane: readonly string[];
  /** The card that is to be followed now; null after the last trick. */
  readonly follow: string | null;
  /** The same place of the lane as it lay when this trick began. */
  readonly followAtLead: string | null;
  /** The cards of this trick in the order they were played. */
  readonly plays: readonly InversionPlay[];
  /** The way of winning that applies to this trick as it lies: INV-4.1 or INV-4.2. */
  readonly priority: 'normal' | 'inverted';
  /** Who wins the trick as it lies. */
  readonly winning: number | null;
}

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
    taken: Array.from(state.taken),
    trick: state.trick,
    leader: state.leader,
    lane,
    follow,
    followAtLead: plays.find((play) => play.swapped)?.counts ?? follow,
    plays,
    priority: state.inverted ? 'inverted' : 'normal',
    winning: orNull(winning(state)),
  };
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
export function dealt(state: InversionState): Readonly<Record<string, unknown>> {
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
  decision: number,
  after: InversionState,
): Readonly<Record<string, unknown>> | null {
  if (decision < PLAY) {
    return isAuction(after) ? null : { parent: after.parent, declared: after.declared[after.parent] };
  }
  const follow = followCard(before);
  const swaps = makesEleven(decision - PLAY, follow);
  const trick = trickLine(before, after);
  if (!swaps && !trick) return null;
  return {
    ...(swaps && { counts: makeCard(follow) }),
    ...(trick && { trick: before.trick, ...trick, took: makeCard(after.lane[before.trick]) }),
  };
}

/** The state as far as a view knows it. */
export function recall(view: View<InversionBoard>): InversionState {
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
  state.lane.set(seen.lane.map(parseCard), LANE_SIZE - seen.lane.length);
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

/**
 * A call: who would be the parent if it ended the auction. A play: its partner to eleven and where that lies in the
 * lane, the swap it would make, and how the trick would then stand. Works for every hand card, also one not allowed.
 */
export function preview(view: View<InversionBoard>, decision: number): Readonly<Record<string, unknown>> {
  const state = recall(view);
  if (decision < PLAY) {
    apply(state, view.seat, decision);
    const call = decision === PASS ? { pass: true } : { declare: decision };
    return { ...call, parent: orNull(state.parent) };
  }
  const card = decision - PLAY;
  const before = followCard(state);
  lay(state, view.seat, card);
  return {
    partner: 11 - rankOf(card),
    partners: view.now.board.lane.filter((other) => makesEleven(card, parseCard(other))),
    swaps: state.counts[view.seat] !== card,
    counts: makeCard(state.counts[view.seat]),
    follow: makeCard(followCard(state)),
    followBefore: makeCard(before),
    priority: state.inverted ? 'inverted' : 'normal',
    winning: winning(state) === view.seat,
  };
}
