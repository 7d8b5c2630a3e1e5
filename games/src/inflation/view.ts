import { type Code, leftOf, type View } from '@overtrick/engine';
import { makeCard, parseCard } from './deck.ts';
import { winningOf } from './facts.ts';
import { isBidding, isLargest, lay, PLAY, stakesOf, startDeal } from './rules.ts';
import { addCard, InflationState, TRICKS } from './state.ts';
import type {
  Inflation,
  InflationBoard,
  InflationDealt,
  InflationDecision,
  InflationPlay,
  InflationPreview,
  InflationShows,
} from './types.ts';

const orNull = (value: number): number | null => (value < 0 ? null : value);

export function board(state: InflationState): InflationBoard {
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  const rows = seats.map((seat) =>
    Array.from(state.row.subarray(seat * TRICKS, (seat + 1) * TRICKS))
      .filter((rank) => rank > 0)
      .map(makeCard),
  );
  const plays = playsOf(state);
  return {
    dealer: state.dealer,
    phase: isBidding(state) ? 'bid' : 'play',
    bids: Array.from(state.bid, orNull),
    taken: Array.from(state.taken),
    lastTaken: Array.from(state.lastTaken, orNull),
    trick: state.trick,
    leader: state.leader,
    led: state.led > 0 ? makeCard(state.led) : null,
    plays,
    winning: plays.length === 0 ? null : winningOf(plays, state.winning),
    rows,
    numbers: seats.map((seat) => (rows[seat].length > 0 ? numberOf(state, seat) : '')),
    aside: state.pack.deck.length - state.pack.handSize * state.players,
  };
}

/** The number that a row shows. */
const numberOf = (state: InflationState, seat: number): string => String(state.shown[seat]);

/** The cards of the trick that is under way. */
function playsOf(state: InflationState): InflationPlay[] {
  const plays: InflationPlay[] = [];
  if (state.led === 0) return plays;
  let seat = state.leader;
  do {
    const rank = state.row[seat * TRICKS + state.trick];
    if (rank > 0) plays.push({ seat, cards: [makeCard(rank)], number: numberOf(state, seat) });
    seat = leftOf(seat, state.players);
  } while (seat !== state.leader);
  return plays;
}

/** The public set-up of a deal. */
export function dealt(state: InflationState): InflationDealt {
  return { dealer: state.dealer, first: state.leader };
}

/** The trace's `trick` line, and what everybody sees of it. */
export function trickLine(
  before: InflationState,
  after: InflationState,
): Readonly<{ winner: number }> | null {
  return after.trick > before.trick ? { winner: after.leader } : null;
}

/** The number that a card made, and the winner of the trick that it ended. */
export function shows(
  before: InflationState,
  seat: number,
  code: Code,
  after: InflationState,
): InflationShows | null {
  if (code < PLAY) return null;
  const trick = trickLine(before, after);
  return { number: numberOf(after, seat), ...(trick && { trick: before.trick, ...trick }) };
}

/** The state as far as a view knows it. */
export function recall(view: View<Inflation>): InflationState {
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
  state.winning = seen.winning?.seat ?? -1;
  state.deal = now.deal;
  state.turn = now.asked[0] ?? -1;
  state.points.set(now.points);
  state.sheet.set(now.sheet.flat());
  return state;
}

/** What a decision would make; works for every card of the hand, also one that is not allowed. */
export function preview(view: View<Inflation>, decision: InflationDecision): InflationPreview {
  if (decision.do === 'bid') return { ...decision, stakes: stakesOf(decision.tricks) };
  const { seat } = view;
  const state = recall(view);
  const rank = parseCard(decision.card);
  if (state.led === 0) state.led = rank;
  lay(state, seat, rank);
  const winner = isLargest(state, seat) ? seat : state.winning;
  return { ...decision, number: numberOf(state, seat), winning: winningOf(playsOf(state), winner) };
}
