import type { View } from '@overtrick/engine';
import { makeCard, parseCard, suitOf } from './deck.ts';
import { startDeal } from './rules.ts';
import { addCard, PLAYERS, WhistState } from './state.ts';

/** What lies open on a whist table. */
export interface WhistBoard {
  readonly taken: readonly number[];
  /** Tricks finished in this deal. */
  readonly trick: number;
  readonly leader: number;
  /** The cards of this trick by seat; null for who has not played yet. */
  readonly played: readonly (string | null)[];
  /** Who wins this trick so far. */
  readonly winning: number | null;
}

export function board(state: WhistState): WhistBoard {
  return {
    taken: Array.from(state.taken),
    trick: state.trick,
    leader: state.leader,
    played: Array.from(state.played, (card, seat) => (hasPlayed(state, seat) ? makeCard(card) : null)),
    winning: state.winning < 0 ? null : state.winning,
  };
}

/** Whether a seat lies between the leader and the seat in turn. */
function hasPlayed({ leader, turn }: WhistState, seat: number): boolean {
  return turn >= 0 && (seat - leader + PLAYERS) % PLAYERS < (turn - leader + PLAYERS) % PLAYERS;
}

/** The public set-up of a deal. */
export function dealt(state: WhistState): Readonly<Record<string, unknown>> {
  return { first: state.leader };
}

/** The trace's `trick` line, and what everybody sees of it. */
export function trickLine(before: WhistState, after: WhistState): Readonly<{ winner: number }> | null {
  return after.trick > before.trick ? { winner: after.leader } : null;
}

export function shows(
  before: WhistState,
  _seat: number,
  _card: number,
  after: WhistState,
): Readonly<Record<string, unknown>> | null {
  const trick = trickLine(before, after);
  return trick && { trick: before.trick, ...trick };
}

/** The state as far as a view knows it. */
export function recall(view: View<WhistBoard>): WhistState {
  const { now } = view;
  const { board: seen } = now;
  const state = new WhistState();
  startDeal(state, seen.leader);
  for (const card of now.hand) addCard(state, view.seat, parseCard(card));
  state.played.set(seen.played.map((card) => (card === null ? -1 : parseCard(card))));
  if (seen.winning !== null) {
    state.winning = seen.winning;
    state.best = state.played[seen.winning];
    state.led = suitOf(state.best);
  }
  state.taken.set(seen.taken);
  state.trick = seen.trick;
  state.deal = now.deal;
  state.turn = now.asked[0] ?? -1;
  state.points.set(now.points);
  state.sheet.set(now.sheet.flat());
  return state;
}

/** Whether the card would win the trick as it lies now. */
export function preview(view: View<WhistBoard>, card: number): Readonly<Record<string, unknown>> {
  const { led, best } = recall(view);
  return { winning: led < 0 || (suitOf(card) === led && card > best) };
}
