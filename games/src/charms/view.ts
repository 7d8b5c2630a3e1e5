import type { View } from '@overtrick/engine';
import { makeSetup } from './dealing.ts';
import { DECK, HAND_SIZE, isSuit, makeCard, parseCard } from './deck.ts';
import { isBidding, numberIn, PAIR, PLAY, startDeal, suitIn, winnerOf } from './rules.ts';
import { addCard, CharmsState, lay, NOTHING, numberOf, suitOf } from './state.ts';

/** What a seat shows: a suit and a number, played as one. */
export interface CharmsPair {
  readonly suit: string;
  readonly number: string;
}

/** What lies open on a Charms table. */
export interface CharmsBoard {
  readonly dealer: number;
  readonly phase: 'bid' | 'play';
  readonly trump: string;
  /** The undealt cards that were turned up, in order; the last one made trump (CHA-2.1). */
  readonly flipped: readonly string[];
  /** Undealt cards that nobody saw. */
  readonly undealt: number;
  /** Hands that were shown and dealt again, in order (CHA-1.3). */
  readonly redealt: readonly { readonly seat: number; readonly shown: readonly string[] }[];
  readonly bids: readonly (number | null)[];
  readonly taken: readonly number[];
  /** Tricks finished in this deal. */
  readonly trick: number;
  readonly leader: number;
  /** The suit that was led in this trick: what its leader shows, also after playing a number (CHA-5.2). */
  readonly led: string | null;
  /** Who wins this trick so far. */
  readonly winning: number | null;
  /** What each seat shows now, the tops of its piles; null before its first play. */
  readonly shown: readonly (CharmsPair | null)[];
  /** All cards of each seat in the order it played them: a suit, a number, then one a trick, onto the pile of its kind. */
  readonly played: readonly (readonly string[])[];
}

const orNull = (value: number): number | null => (value < 0 ? null : value);

export function board(state: CharmsState): CharmsBoard {
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  return {
    dealer: state.dealer,
    phase: isBidding(state) ? 'bid' : 'play',
    ...makeSetup(state),
    undealt: DECK.length - state.players * HAND_SIZE - state.flipped.length,
    bids: Array.from(state.bid, orNull),
    taken: Array.from(state.taken),
    trick: state.trick,
    leader: state.leader,
    led: state.led < 0 ? null : makeCard(state.led),
    winning: state.led < 0 ? null : winnerOf(state, haveShown(state)),
    shown: seats.map((seat) => pairOf(state, seat)),
    played: seats.map((seat) =>
      Array.from(state.played.subarray(seat * HAND_SIZE, (seat + 1) * HAND_SIZE))
        .filter((kind) => kind !== NOTHING)
        .map(makeCard),
    ),
  };
}

/** How many seats have played in the trick that is under way. */
const haveShown = (state: CharmsState): number => (state.turn - state.leader + state.players) % state.players;

function pairOf(state: CharmsState, seat: number): CharmsPair | null {
  if (suitOf(state, seat) === NOTHING) return null;
  return { suit: makeCard(suitOf(state, seat)), number: makeCard(numberOf(state, seat)) };
}

/** The public set-up of a deal. */
export function dealt(state: CharmsState): Readonly<Record<string, unknown>> {
  return { dealer: state.dealer, first: state.leader, ...makeSetup(state) };
}

/** The trace's `trick` line, and what everybody sees of it. */
export function trickLine(before: CharmsState, after: CharmsState): Readonly<{ winner: number }> | null {
  return after.trick > before.trick ? { winner: after.leader } : null;
}

export function shows(
  before: CharmsState,
  _seat: number,
  _decision: number,
  after: CharmsState,
): Readonly<Record<string, unknown>> | null {
  const trick = trickLine(before, after);
  return trick && { trick: before.trick, ...trick };
}

/** The state as far as a view knows it. */
export function recall(view: View<CharmsBoard>): CharmsState {
  const { now, seat: self } = view;
  const { board: seen } = now;
  const state = new CharmsState(view);
  state.dealer = seen.dealer;
  startDeal(state);
  state.flipped = seen.flipped.map(parseCard);
  state.trump = parseCard(seen.trump);
  state.redealt = seen.redealt.map(({ seat, shown }) => ({ seat, shown: shown.map(parseCard) }));
  for (const [seat, played] of seen.played.entries()) {
    for (const [nth, card] of played.entries()) lay(state, seat, parseCard(card), nth);
  }
  for (const card of now.hand) addCard(state, self, parseCard(card));
  state.bid.set(seen.bids.map((bid) => bid ?? -1));
  state.taken.set(seen.taken);
  state.trick = seen.trick;
  state.leader = seen.leader;
  state.led = seen.led === null ? -1 : parseCard(seen.led);
  state.deal = now.deal;
  state.turn = now.asked[0] ?? -1;
  state.points.set(now.points);
  state.sheet.set(now.sheet.flat());
  return state;
}

/** A bid: itself; a play: the pair it would show, the suit it would lead, and whether it would win so far. */
export function preview(view: View<CharmsBoard>, decision: number): Readonly<Record<string, unknown>> {
  if (decision < PLAY) return { bid: decision };
  const state = recall(view);
  const { seat } = view;
  const { board: seen } = view.now;
  const cards = decision < PAIR ? [decision - PLAY] : [suitIn(decision), numberIn(decision)];
  for (const [i, kind] of cards.entries()) lay(state, seat, kind, seen.played[seat].length + i);
  const count = haveShown(state) + 1;
  if (state.led < 0) state.led = suitOf(state, seat);
  return {
    ...pairOf(state, seat),
    covers: cards.length > 1 ? null : isSuit(cards[0]) ? 'suit' : 'number',
    led: makeCard(state.led),
    winning: winnerOf(state, count) === seat,
  };
}
