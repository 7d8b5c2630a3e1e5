import { type Observer, type Seat, seatsOf, type View } from '@overtrick/engine';
import { HAND_SIZE, makeCard, parseCard } from './deck.ts';
import { makeTrump } from './notation.ts';
import { blocksOf, coloursOf, worth } from './points.ts';
import {
  acquirer,
  cardOf,
  hasBlock,
  isTurnedUp,
  lay,
  leadOffered,
  phaseOf,
  startDeal,
  startTrick,
  WANT,
} from './rules.ts';
import { ACQUIRE, ANSWER, addCard, CryptrickState, cardsOf, GIVE, PLAY, REVEAL } from './state.ts';

const PHASES = ['reveal', 'answer', 'give', 'play', 'acquire'] as const;

/** What lies open on a Cryptrick table. */
export interface CryptrickBoard {
  /** The first lead player of this deal. */
  readonly first: number;
  /** What is asked; `done` when the deal is over. */
  readonly phase: (typeof PHASES)[number] | 'done';
  /** Tricks finished in this deal, acquisitions included. */
  readonly trick: number;
  /** Who reveals a card, and from the lead on who leads the trick. */
  readonly lead: number;
  /** Who revealed the card of this trick, and who bought it; null before that, and `buyer` where nobody did. */
  readonly seller: number | null;
  readonly buyer: number | null;
  /** The revealed card while it is for sale. */
  readonly offered: string | null;
  /** By seat: the answer of this trick; `hidden` until all are in, null for a seat that owes one or none. */
  readonly answers: readonly ('want' | 'decline' | 'hidden' | null)[];
  /** The trick, in the order of play. */
  readonly cards: readonly { readonly seat: number; readonly card: string }[];
  /** The seats with the strongest cards so far, one an acquisition card: they will acquire in this order. */
  readonly order: readonly number[];
  /** Cards of the trick that carry a block and are not acquired yet. */
  readonly spoils: readonly string[];
  /** By seat: the acquired cards, their blocks B, their colours C, and the points they make now. */
  readonly taken: readonly (readonly string[])[];
  readonly blocks: readonly number[];
  readonly colours: readonly number[];
  readonly worth: readonly number[];
  /** Cards without a block, which left the tricks of this deal. */
  readonly gone: readonly string[];
  /** The undealt card that was turned up, null before that; and the colour it makes trump, null where it is only white. */
  readonly revealed: string | null;
  readonly trump: string | null;
  /** Undealt cards that stay hidden. */
  readonly undealt: number;
}

export function board(state: CryptrickState, observer: Observer): CryptrickBoard {
  const { players, lead, seller, offered, laid, taken } = state;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const buyer = state.phase === GIVE ? state.turn : laid > 0 && lead !== seller ? lead : null;
  const trick = Array.from({ length: laid }, (_, at) => (lead + at) % players);
  return {
    first: state.first,
    phase: state.turn < 0 ? 'done' : PHASES[state.phase],
    trick: state.trick,
    lead,
    seller: seller < 0 ? null : seller,
    buyer,
    offered: offered < 0 ? null : makeCard(offered),
    answers: seats.map((seat) => answerOf(state, seat, observer)),
    cards: trick.map((seat) => ({ seat, card: makeCard(state.played[seat]) })),
    order: Array.from({ length: Math.min(state.best.length, laid) }, (_, at) => acquirer(state, at)),
    spoils: cardsOf(state.spoils, 0).map(makeCard),
    taken: seats.map((seat) => cardsOf(taken, seat).map(makeCard)),
    blocks: seats.map((seat) => blocksOf(state, seat)),
    colours: seats.map((seat) => coloursOf(state, seat)),
    worth: seats.map((seat) => worth(state, seat)),
    gone: cardsOf(state.gone, 0).map(makeCard),
    ...turnedUp(state),
    undealt: hiddenUndealt(state),
  };
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
  state.deck.length - state.players * HAND_SIZE - (isTurnedUp(state) ? 1 : 0);

/** The trump card as far as it is turned up (CRY-1.2, 1.3). */
function turnedUp(state: CryptrickState): { revealed: string | null; trump: string | null } {
  if (!isTurnedUp(state)) return { revealed: null, trump: null };
  return { revealed: makeCard(state.revealed), trump: makeTrump(state.revealed) };
}

/** The public set-up of a deal; at level wild without the trump card. */
export function dealt(state: CryptrickState): Readonly<Record<string, unknown>> {
  return { first: state.first, ...turnedUp(state), undealt: hiddenUndealt(state) };
}

/** CRY-2.2, 2.3: an answer is its seat's alone until all are in; a gift is known to the two of it. */
export function seen(state: CryptrickState, seat: Seat, decision: number, observer: Observer): boolean {
  const phase = phaseOf(decision);
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

/** The answers when the last one is in, the order of a finished trick, the trump card when it is turned up. */
export function shows(
  before: CryptrickState,
  _seat: Seat,
  _decision: number,
  after: CryptrickState,
): Readonly<Record<string, unknown>> | null {
  const answered = before.phase === ANSWER && after.phase !== ANSWER;
  const trick = trickLine(before, after);
  const turned = !isTurnedUp(before) && isTurnedUp(after);
  if (!answered && !trick && !turned) return null;
  return {
    ...(answered && { wants: seatsOf(after.wants), buyer: after.phase === GIVE ? after.turn : null }),
    ...(trick && { trick: before.trick, ...trick }),
    ...(turned && turnedUp(after)),
  };
}

/** The state as far as a view knows it. */
export function recall(view: View<CryptrickBoard>): CryptrickState {
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
export function preview(view: View<CryptrickBoard>, decision: number): Readonly<Record<string, unknown>> {
  const { seat } = view;
  const state = recall(view);
  const card = cardOf(decision);
  switch (phaseOf(decision)) {
    case ANSWER:
      return { want: decision === WANT, nearer: nearerBuyers(state, seat) };
    case GIVE:
      return { to: state.seller, leads: makeCard(state.offered) };
    case PLAY: {
      lay(state, seat, card);
      const order = Array.from({ length: Math.min(state.best.length, state.laid) }, (_, at) =>
        acquirer(state, at),
      );
      return {
        order,
        place: order.includes(seat) ? order.indexOf(seat) + 1 : null,
        block: hasBlock(state, card),
      };
    }
    case ACQUIRE: {
      addCard(state.taken, seat, card);
      const blocks = blocksOf(state, seat);
      return { blocks, colours: coloursOf(state, seat), worth: worth(state, seat), collapses: blocks > 3 };
    }
    default:
      return { leads: makeCard(card), block: hasBlock(state, card) };
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
