import type { Observer, View } from '@overtrick/engine';
import { HAND_SIZE, KINDS, makeCard, ORDER, parseCard } from './deck.ts';
import { cardsOf } from './notation.ts';
import { makeSet, PASS, setValue, startDeal, TAKE, totalOf } from './rules.ts';
import { addCard, EscalationState } from './state.ts';

/** One turn's cards in the middle. */
export interface EscalationPlay {
  readonly seat: number;
  /** Natural cards first, then wilds; a pass card alone. */
  readonly cards: readonly string[];
  /** What every card of the set counts; null for a pass card. */
  readonly value: number | null;
  /** What was announced. */
  readonly total: number;
}

/** What lies open on an Escalation! table, and what everybody can remember of it. */
export interface EscalationBoard {
  /** Who had the first turn of this deal. */
  readonly first: number;
  /** Whether the asked seat leads any total, or answers the last one. */
  readonly phase: 'lead' | 'answer';
  /** The total to go over; null for a lead. */
  readonly total: number | null;
  /** The turns since the last lead, oldest first. */
  readonly middle: readonly EscalationPlay[];
  /** How many cards that is: what you would take. */
  readonly middleSize: number;
  /** Face-down cards of each seat; once the deal has ended, its points. */
  readonly stacks: readonly number[];
  /** Cards left to draw. */
  readonly drawPile: number;
  /** How many of each card have been played in this deal, for all to see: middle and stacks. */
  readonly seen: Readonly<Record<string, number>>;
  /** How many of each card the deck has. */
  readonly copies: Readonly<Record<string, number>>;
}

const byCard = (counts: ArrayLike<number>): Record<string, number> =>
  Object.fromEntries(ORDER.map((kind) => [makeCard(kind), counts[kind]]));

function fromCards(counts: Readonly<Record<string, number>>): Uint8Array {
  const kinds = new Uint8Array(KINDS);
  for (const [card, count] of Object.entries(counts)) kinds[parseCard(card)] = count;
  return kinds;
}

export function board(state: EscalationState): EscalationBoard {
  return {
    first: state.first,
    phase: state.turns === 0 ? 'lead' : 'answer',
    total: state.turns === 0 ? null : state.total,
    middle: middleOf(state),
    middleSize: state.middle,
    stacks: Array.from(state.stack),
    drawPile: state.deck.length - state.drawn,
    seen: byCard(state.seen),
    copies: byCard(state.copies),
  };
}

function middleOf(state: EscalationState): EscalationPlay[] {
  let total = 0;
  return Array.from(state.laid.subarray(0, state.turns), (decision, turn) => {
    const passes = decision === PASS;
    if (!passes) total = totalOf(decision);
    const seat = (state.leader + turn) % state.players;
    return { seat, cards: cardsOf(decision), value: passes ? null : setValue(decision), total };
  });
}

/** The public set-up of a deal. */
export function dealt(state: EscalationState): Readonly<Record<string, unknown>> {
  return { first: state.first, drawPile: state.deck.length };
}

/** How many cards were taken; or the announced total, and what was drawn: the cards to the one who draws, a number to the others. */
export function shows(
  before: EscalationState,
  seat: number,
  decision: number,
  after: EscalationState,
  observer: Observer,
): Readonly<Record<string, unknown>> {
  if (decision === TAKE) return { took: before.middle };
  const drawn = after.drawn - before.drawn;
  if (drawn === 0) return { total: after.total };
  if (observer !== seat) return { total: after.total, drew: drawn };
  // In the order of a hand: what came first says nothing.
  const cards = after.deck.subarray(before.drawn, after.drawn);
  return {
    total: after.total,
    drew: ORDER.flatMap((kind) =>
      Array.from(
        cards.filter((c) => c === kind),
        makeCard,
      ),
    ),
  };
}

/** The state as far as a view knows it. */
export function recall(view: View<EscalationBoard>): EscalationState {
  const { now, seat: self } = view;
  const { board: table } = now;
  const state = new EscalationState(view);
  startDeal(state, table.first);
  state.deal = now.deal;
  state.turn = now.asked[0] ?? -1;
  state.points.set(now.points);
  state.sheet.set(now.sheet.flat());
  state.total = table.total ?? 0;
  state.middle = table.middleSize;
  state.leader = table.middle[0]?.seat ?? -1;
  state.turns = table.middle.length;
  state.laid.set(table.middle.map(decisionOf));
  state.drawn = state.deck.length - table.drawPile;
  state.stack.set(table.stacks);
  state.seen.set(fromCards(table.seen));
  for (const card of now.hand) addCard(state, self, parseCard(card));
  return state;
}

function decisionOf({ cards, value }: EscalationPlay): number {
  if (value === null) return PASS;
  const naturals = cards.filter((card) => parseCard(card) === value).length;
  return makeSet(value, naturals, cards.length - naturals);
}

/** Taking: how many cards, and the stack they make. A turn: the total, how many cards come back, and whether it ends the deal. */
export function preview(view: View<EscalationBoard>, decision: number): Readonly<Record<string, unknown>> {
  const { board: table, hand } = view.now;
  if (decision === TAKE) {
    return { takes: table.middleSize, stack: table.stacks[view.seat] + table.middleSize };
  }
  const cards = cardsOf(decision);
  const left = hand.length - cards.length;
  const draws = Math.min(HAND_SIZE - left, table.drawPile);
  return {
    cards,
    total: decision === PASS ? table.total : totalOf(decision),
    draws,
    ends: left + draws === 0,
  };
}
