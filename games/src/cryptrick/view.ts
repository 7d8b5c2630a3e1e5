import { type Code, type Observer, type Seat, type Settled, seatsOf, type View } from '@overtrick/engine';
import { makeCard, parseCard, RANKS } from './deck.ts';
import { placesOf, portfolioValue } from './facts.ts';
import { makeTrump } from './notation.ts';
import { COLLAPSE } from './points.ts';
import { acquirer, isTurnedUp, lay, leadOffered, phaseOf, startDeal, startTrick } from './rules.ts';
import { ACQUIRE, ANSWER, addCard, CryptrickState, cardsOf, GIVE, PLAY, REVEAL } from './state.ts';
import type {
  Cryptrick,
  CryptrickBoard,
  CryptrickDealt,
  CryptrickDecision,
  CryptrickGift,
  CryptrickPreview,
  CryptrickSale,
  CryptrickShows,
} from './types.ts';

const PHASES = ['reveal', 'answer', 'give', 'play', 'acquire'] as const;

export function board(state: CryptrickState, observer: Observer): CryptrickBoard {
  const { players, lead, seller, offered, laid, taken } = state;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const buyer = state.phase === GIVE ? state.turn : laid > 0 && lead !== seller ? lead : null;
  const trick = Array.from({ length: laid }, (_, at) => (lead + at) % players);
  const places = placesOf(state);
  return {
    first: state.first,
    phase: state.turn < 0 ? 'done' : PHASES[state.phase],
    trick: state.trick,
    lead,
    sale: saleOf(state),
    seller: seller < 0 ? null : seller,
    buyer,
    offered: offered < 0 ? null : makeCard(offered),
    gift: buyer === null ? null : giftOf(state, buyer, observer),
    answers: seats.map((seat) => answerOf(state, seat, observer)),
    cards: trick.map((seat) => ({ seat, card: makeCard(state.played[seat]) })),
    order: places.map(({ seat }) => seat),
    places,
    spoils: cardsOf(state.spoils, 0).map(makeCard),
    taken: seats.map((seat) => cardsOf(taken, seat).map(makeCard)),
    values: seats.map((seat) => portfolioValue(state, seat)),
    acquisitions: state.best.length,
    collapse: COLLAPSE,
    blocksByRank: Array.from({ length: RANKS + 1 }, (_, rank) =>
      rank === 0 ? 0 : blocksOn(state, rank - 1),
    ),
    gone: cardsOf(state.gone, 0).map(makeCard),
    ...turnedUp(state),
    undealt: hiddenUndealt(state),
  };
}

/** CRY-1.4: how many blocks a card carries. */
const blocksOn = (state: CryptrickState, card: number): number => state.blocks[card];

/** CRY-2.3, 2.4: the revealed card, which becomes the lead of the trick. */
function saleOf({ seller, offered, played, lead }: CryptrickState): CryptrickSale | null {
  return seller < 0 ? null : { seat: seller, card: makeCard(offered < 0 ? played[lead] : offered) };
}

/** CRY-2.3: only the two of it know the card. */
function giftOf(state: CryptrickState, from: Seat, observer: Observer): CryptrickGift | null {
  const { phase, seller: to, given } = state;
  if (phase === GIVE) return null;
  const known = given >= 0 && (observer === from || observer === to);
  return { from, to, card: known ? makeCard(given) : null };
}

function answerOf(
  state: CryptrickState,
  seat: Seat,
  observer: Observer,
): 'want' | 'decline' | 'hidden' | null {
  if (state.seller < 0 || seat === state.seller || ((state.answered >> seat) & 1) === 0) return null;
  if (state.phase === ANSWER && seat !== observer) return 'hidden';
  return (state.wants >> seat) & 1 ? 'want' : 'decline';
}

const hiddenUndealt = (state: CryptrickState): number =>
  state.deck.length - state.players * state.handSize - (isTurnedUp(state) ? 1 : 0);

/** The trump card as far as it is turned up (CRY-1.2, 1.3). */
function turnedUp(state: CryptrickState): Pick<CryptrickDealt, 'revealed' | 'trump'> {
  if (!isTurnedUp(state)) return { revealed: null, trump: null };
  return { revealed: makeCard(state.revealed), trump: makeTrump(state.revealed) };
}

/** The public set-up of a deal; at level wild without the trump card. */
export function dealt(state: CryptrickState): CryptrickDealt {
  return { first: state.first, ...turnedUp(state), undealt: hiddenUndealt(state) };
}

/** CRY-2.2, 2.3: an answer is its seat's alone until all are in; a gift is known to the two of it. */
export function seen(state: CryptrickState, seat: Seat, code: Code, observer: Observer): boolean {
  const phase = phaseOf(code);
  if (phase === ANSWER) return observer === seat;
  return phase !== GIVE || observer === seat || observer === state.seller;
}

/** The trace's `trick` line, and what everybody sees of it: right after the last card, before the acquisitions. */
export function trickLine(
  before: CryptrickState,
  after: CryptrickState,
): Readonly<{ winner: number; order: number[] }> | null {
  if (before.phase !== PLAY || after.phase === PLAY) return null;
  const order = Array.from(after.best, (_, at) => acquirer(after, at));
  return { winner: order[0], order };
}

/**
 * That an answer or a gift was made, and what it was about; the answers when the last one is in, the order of a finished
 * trick, what an acquisition made, the trump card when it is turned up. The same to everybody.
 */
export function shows(
  before: CryptrickState,
  seat: Seat,
  _code: Code,
  after: CryptrickState,
): CryptrickShows | null {
  const { phase } = before;
  const answered = phase === ANSWER && after.phase !== ANSWER;
  const trick = trickLine(before, after);
  const turned = !isTurnedUp(before) && isTurnedUp(after);
  const sale = answered || phase === GIVE ? saleOf(before) : null;
  if (phase !== ANSWER && phase !== GIVE && phase !== ACQUIRE && !trick && !turned) return null;
  return {
    ...(phase === ANSWER && { asked: 'answer' }),
    ...(phase === GIVE && { asked: 'give' }),
    ...(sale && { sale }),
    ...(answered && { wants: seatsOf(after.wants), buyer: after.phase === GIVE ? after.turn : null }),
    ...(trick && { trick: before.trick, ...trick }),
    ...(phase === ACQUIRE && acquisition(before, after, seat)),
    ...(turned && turnedUp(after)),
  };
}

/** A trick, opened answers or the trump card; and what somebody acquires, one after the other (CRY-4.3). */
export function settles({ winner, wants, revealed, value, collapses }: CryptrickShows): Settled | null {
  if (winner !== undefined) return { winner, stays: 'usual' };
  if (wants !== undefined || revealed !== undefined || collapses) return { winner: null, stays: 'usual' };
  return value === undefined ? null : { winner: null, stays: 'briefly' };
}

/** What an acquisition made of the cards of a seat. */
function acquisition(before: CryptrickState, after: CryptrickState, seat: Seat) {
  const value = portfolioValue(after, seat);
  return { value, collapses: value.collapsed && !portfolioValue(before, seat).collapsed };
}

/** The state as far as a view knows it. */
export function recall(view: View<Cryptrick>): CryptrickState {
  const { now, seat: self } = view;
  const { board: table } = now;
  const state = new CryptrickState(view);
  startDeal(state, table.first, parseCard(table.revealed ?? ''));
  state.deal = now.deal;
  state.trick = table.trick;
  state.points.set(now.points);
  state.sheet.set(now.sheet.flat());
  for (const card of now.hand) addCard(state.hand, self, parseCard(card));
  for (const [seat, cards] of table.taken.entries()) {
    for (const card of cards) addCard(state.taken, seat, parseCard(card));
  }
  for (const card of table.gone) addCard(state.gone, 0, parseCard(card));
  recallTrick(state, table, now.asked);
  return state;
}

function recallTrick(state: CryptrickState, table: CryptrickBoard, asked: readonly Seat[]): void {
  startTrick(state, table.lead);
  state.seller = table.seller ?? -1;
  state.offered = parseCard(table.offered ?? '');
  state.given = parseCard(table.gift?.card ?? '');
  state.answered = (1 << state.players) - 1;
  if (table.phase === 'answer') for (const seat of asked) state.answered ^= 1 << seat;
  for (const [seat, answer] of table.answers.entries()) if (answer === 'want') state.wants |= 1 << seat;
  for (const [at, { seat, card }] of table.cards.entries()) {
    if (at > 0) lay(state, seat, parseCard(card));
    else {
      state.offered = parseCard(card);
      leadOffered(state, seat);
    }
  }
  state.acquired = cardsOf(state.spoils, 0).length - table.spoils.length;
  state.spoils.fill(0);
  for (const card of table.spoils) addCard(state.spoils, 0, parseCard(card));
  state.phase = table.phase === 'done' ? REVEAL : PHASES.indexOf(table.phase);
  state.turn = table.phase === 'answer' ? nextToAnswer(state) : (asked[0] ?? -1);
}

/** The first seat that owes an answer, from the seller's left; −1 when none does. */
export function nextToAnswer(state: CryptrickState): Seat {
  for (let step = 1; step < state.players; step++) {
    const seat = (state.seller + step) % state.players;
    if (((state.answered >> seat) & 1) === 0) return seat;
  }
  return -1;
}

/** What a decision would make; what depends on others is not foretold. */
export function preview(view: View<Cryptrick>, decision: CryptrickDecision): CryptrickPreview {
  const { seat } = view;
  const state = recall(view);
  switch (decision.do) {
    case 'reveal':
      return { ...decision, blocks: blocksOn(state, parseCard(decision.card)) };
    case 'want':
    case 'decline':
      return { ...decision, nearer: nearerBuyers(state, seat) };
    case 'give':
      return { ...decision, to: state.seller, leads: makeCard(state.offered) };
    case 'play': {
      const card = parseCard(decision.card);
      lay(state, seat, card);
      const places = placesOf(state);
      const order = places.map((place) => place.seat);
      const place = order.includes(seat) ? order.indexOf(seat) + 1 : null;
      return { ...decision, blocks: blocksOn(state, card), order, places, place };
    }
    case 'acquire':
      addCard(state.taken, seat, parseCard(decision.card));
      return { ...decision, value: portfolioValue(state, seat) };
  }
}

/** CRY-2.3: who would buy the card before this seat, nearest first. */
function nearerBuyers(state: CryptrickState, self: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let step = 1; step < state.players; step++) {
    const seat = (state.seller - step + state.players) % state.players;
    if (seat === self) break;
    seats.push(seat);
  }
  return seats;
}
