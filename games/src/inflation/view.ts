import type { View } from '@overtrick/engine';
import { DECK, HAND_SIZE, makeCard, parseCard } from './deck.ts';
import { isBidding, lay, PLAY, startDeal } from './rules.ts';
import { addCard, InflationState, TRICKS } from './state.ts';

/** What lies open on an Inflation! table. */
export interface InflationBoard {
  readonly dealer: number;
  readonly phase: 'bid' | 'play';
  readonly bids: readonly (number | null)[];
  readonly taken: readonly number[];
  /** The last trick that each seat took, from 0; null for none. Decides who gets nothing (INF-4.4). */
  readonly lastTaken: readonly (number | null)[];
  /** Tricks finished in this deal. */
  readonly trick: number;
  readonly leader: number;
  /** The card that was led in this trick. */
  readonly led: string | null;
  /** Who has the largest number in this trick so far. */
  readonly winning: number | null;
  /** Every row, first card first: each later one lies to the left of it. */
  readonly rows: readonly (readonly string[])[];
  /** The number each row shows, in digits; empty before the first card. */
  readonly numbers: readonly string[];
  /** Cards set aside unseen. */
  readonly aside: number;
}

const orNull = (value: number): number | null => (value < 0 ? null : value);

export function board(state: InflationState): InflationBoard {
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  const rows = seats.map((seat) =>
    Array.from(state.row.subarray(seat * TRICKS, (seat + 1) * TRICKS))
      .filter((rank) => rank > 0)
      .map(makeCard),
  );
  return {
    dealer: state.dealer,
    phase: isBidding(state) ? 'bid' : 'play',
    bids: Array.from(state.bid, orNull),
    taken: Array.from(state.taken),
    lastTaken: Array.from(state.lastTaken, orNull),
    trick: state.trick,
    leader: state.leader,
    led: state.led > 0 ? makeCard(state.led) : null,
    winning: orNull(state.winning),
    rows,
    numbers: seats.map((seat) => (rows[seat].length > 0 ? String(state.shown[seat]) : '')),
    aside: DECK.length - HAND_SIZE * state.players,
  };
}

/** The public set-up of a deal. */
export function dealt(state: InflationState): Readonly<Record<string, unknown>> {
  return { dealer: state.dealer, first: state.leader };
}

/** The trace's `trick` line, and what everybody sees of it. */
export function trickLine(
  before: InflationState,
  after: InflationState,
): Readonly<{ winner: number }> | null {
  return after.trick > before.trick ? { winner: after.leader } : null;
}

export function shows(
  before: InflationState,
  _seat: number,
  _decision: number,
  after: InflationState,
): Readonly<Record<string, unknown>> | null {
  const trick = trickLine(before, after);
  return trick && { trick: before.trick, ...trick };
}

/** The state as far as a view knows it. */
export function recall(view: View<InflationBoard>): InflationState {
  const { now, seat: self } = view;
  const { board: seen } = now;
  const state = new InflationState(view);
  state.dealer = seen.dealer;
  startDeal(state);
  for (const [seat, row] of seen.rows.entries()) {
    for (const [at, card] of row.entries()) {
      state.trick = at;
      lay(state, seat, parseCard(card));
    }
  }
  for (const card of now.hand) addCard(state, self, parseCard(card));
  state.bid.set(seen.bids.map((bid) => bid ?? -1));
  state.taken.set(seen.taken);
  state.lastTaken.set(seen.lastTaken.map((trick) => trick ?? -1));
  state.trick = seen.trick;
  state.leader = seen.leader;
  state.led = seen.led === null ? 0 : parseCard(seen.led);
  state.winning = seen.winning ?? -1;
  state.deal = now.deal;
  state.turn = now.asked[0] ?? -1;
  state.points.set(now.points);
  state.sheet.set(now.sheet.flat());
  return state;
}

/** A bid: how it stands to the tricks; a play: the new number, and whether it is the largest so far. */
export function preview(view: View<InflationBoard>, decision: number): Readonly<Record<string, unknown>> {
  if (decision < PLAY) return { bid: decision };
  const state = recall(view);
  lay(state, view.seat, decision - PLAY);
  const { winning } = state;
  const leads = winning < 0 || state.shown[view.seat] >= state.shown[winning];
  return { number: String(state.shown[view.seat]), winning: leads };
}
