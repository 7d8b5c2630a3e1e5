import { type Code, leftOf, type Observer, type View } from '@overtrick/engine';
import { makeSetup } from './dealing.ts';
import { HAND_SIZE, isSuitCard, makeCard, parseCard, SUITS } from './deck.ts';
import { cardsOf, playOf, winningOf } from './facts.ts';
import { dutyOf, isBidding, PLAY, POINTS, startDeal, winnerOf } from './rules.ts';
import { addCard, CharmsState, lay, NOTHING, numberOf, suitOf } from './state.ts';
import type {
  Charms,
  CharmsBoard,
  CharmsDealt,
  CharmsDecision,
  CharmsPair,
  CharmsPlay,
  CharmsPreview,
  CharmsShows,
  CharmsWinning,
} from './types.ts';

const orNull = (value: number): number | null => (value < 0 ? null : value);

export function board(state: CharmsState, observer: Observer): CharmsBoard {
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  const laid = state.led < 0 ? 0 : haveShown(state);
  const plays = playsOf(state, laid);
  const mustPlay = !isBidding(state) && state.turn >= 0 && state.turn === observer;
  return {
    dealer: state.dealer,
    phase: isBidding(state) ? 'bid' : 'play',
    ...makeSetup(state),
    undealt: state.pack.deck.length - state.players * state.pack.handSize - state.flipped.length,
    bids: Array.from(state.bid, orNull),
    taken: Array.from(state.taken),
    trick: state.trick,
    leader: state.leader,
    led: state.led < 0 ? null : SUITS[state.led],
    plays,
    winning: laid === 0 ? null : winningNow(state, plays),
    duty: mustPlay ? dutyOf(state, observer) : null,
    shown: seats.map((seat) => (suitOf(state, seat) === NOTHING ? null : pairOf(state, seat))),
    played: seats.map((seat) =>
      Array.from(state.played.subarray(seat * HAND_SIZE, (seat + 1) * HAND_SIZE))
        .filter((kind) => kind !== NOTHING)
        .map(makeCard),
    ),
  };
}

/** How many seats have played in the trick that is under way. */
const haveShown = (state: CharmsState): number => (state.turn - state.leader + state.players) % state.players;

/** What the first `count` seats of this trick show. */
function playsOf(state: CharmsState, count: number): CharmsPlay[] {
  const plays: CharmsPlay[] = [];
  let seat = state.leader;
  while (plays.length < count) {
    plays.push(playOf(seat, pairOf(state, seat), SUITS[state.led], SUITS[state.trump]));
    seat = leftOf(seat, state.players);
  }
  return plays;
}

/** Who wins among those who have played in this trick, and why. */
const winningNow = (state: CharmsState, plays: readonly CharmsPlay[]): CharmsWinning =>
  winningOf(plays, winnerOf(state, plays.length));

/** What a seat shows that has played. */
const pairOf = (state: CharmsState, seat: number): CharmsPair => ({
  suit: SUITS[suitOf(state, seat)],
  number: makeCard(numberOf(state, seat)),
});

/** The public set-up of a deal. */
export function dealt(state: CharmsState): CharmsDealt {
  return { dealer: state.dealer, first: state.leader, ...makeSetup(state) };
}

/** The trace's `trick` line, and what everybody sees of it. */
export function trickLine(before: CharmsState, after: CharmsState): Readonly<{ winner: number }> | null {
  return after.trick > before.trick ? { winner: after.leader } : null;
}

/** What a seat shows after its play, the suit that it led, and the winner of the trick that it ended. */
export function shows(before: CharmsState, seat: number, code: Code, after: CharmsState): CharmsShows | null {
  if (code < PLAY) return null;
  const pair = pairOf(after, seat);
  const trick = trickLine(before, after);
  return {
    pair,
    ...(before.led < 0 && { led: pair.suit }),
    ...(trick && { trick: before.trick, ...trick, winningPair: pairOf(after, trick.winner) }),
  };
}

/** The state as far as a view knows it. */
export function recall(view: View<Charms>): CharmsState {
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

/** What a decision would make; works for every card of the hand, also one that is not allowed. */
export function preview(view: View<Charms>, decision: CharmsDecision): CharmsPreview {
  if (decision.do === 'bid') return { ...decision, stakes: POINTS };
  const { seat } = view;
  const state = recall(view);
  const before = view.now.board.played[seat].length;
  for (const [i, card] of cardsOf(decision).entries()) lay(state, seat, parseCard(card), before + i);
  const count = haveShown(state) + 1;
  if (state.led < 0) state.led = suitOf(state, seat);
  const then = {
    ...pairOf(state, seat),
    led: SUITS[state.led],
    winning: winningNow(state, playsOf(state, count)),
  };
  if (decision.do === 'pair') return { do: 'pair', ...then };
  return { ...decision, covers: isSuitCard(decision.card) ? 'suit' : 'number', ...then };
}
