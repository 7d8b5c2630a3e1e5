import type { View, Winning } from '@overtrick/engine';
import { makeCard, parseCard, suitOf } from './deck.ts';
import { startDeal } from './rules.ts';
import { addCard, PLAYERS, WhistState } from './state.ts';
import type { Whist, WhistBoard, WhistDealt, WhistDecision, WhistPreview, WhistShows } from './types.ts';

/** WHI-2.3: the highest card of the led suit. */
const highest = (seat: number): Winning<'highest'> => ({ seat, rule: 'WHI-2.3', by: 'highest' });

export function board(state: WhistState): WhistBoard {
  return {
    taken: Array.from(state.taken),
    trick: state.trick,
    leader: state.leader,
    played: Array.from(state.played, (card, seat) => (hasPlayed(state, seat) ? makeCard(card) : null)),
    winning: state.winning < 0 ? null : highest(state.winning),
  };
}

/** Whether a seat lies between the leader and the seat in turn. */
function hasPlayed({ leader, turn }: WhistState, seat: number): boolean {
  return turn >= 0 && (seat - leader + PLAYERS) % PLAYERS < (turn - leader + PLAYERS) % PLAYERS;
}

/** The public set-up of a deal. */
export function dealt(state: WhistState): WhistDealt {
  return { first: state.leader };
}

/** The trace's `trick` line, and what everybody sees of it. */
export function trickLine(before: WhistState, after: WhistState): Readonly<{ winner: number }> | null {
  return after.trick > before.trick ? { winner: after.leader } : null;
}

export function shows(
  before: WhistState,
  _seat: number,
  _code: number,
  after: WhistState,
): WhistShows | null {
  const trick = trickLine(before, after);
  return trick && { trick: before.trick, ...trick };
}

/** The state as far as a view knows it. */
export function recall(view: View<Whist>): WhistState {
  const { now } = view;
  const { board: seen } = now;
  const state = new WhistState();
  startDeal(state, seen.leader);
  for (const card of now.hand) addCard(state, view.seat, parseCard(card));
  state.played.set(seen.played.map((card) => (card === null ? -1 : parseCard(card))));
  if (seen.winning !== null) {
    state.winning = seen.winning.seat;
    state.best = state.played[seen.winning.seat];
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

/** Who would win the trick as it lies, with this card. */
export function preview(view: View<Whist>, { card }: WhistDecision): WhistPreview {
  const { led, best, winning } = recall(view);
  const played = parseCard(card);
  const wins = led < 0 || (suitOf(played) === led && played > best);
  return { do: 'play', card, winning: highest(wins ? view.seat : winning) };
}
