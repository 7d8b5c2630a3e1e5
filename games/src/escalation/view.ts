import type { Code, Observer, Seat, View } from '@overtrick/engine';
import { KINDS, makeCard, ORDER, parseCard, WILD } from './deck.ts';
import { cardsOf } from './facts.ts';
import { decode } from './notation.ts';
import { handOf } from './options.ts';
import { makeSet, PASS, startDeal, TAKE } from './rules.ts';
import { addCard, EscalationState } from './state.ts';
import type {
  Escalation,
  EscalationBoard,
  EscalationDealt,
  EscalationDecision,
  EscalationPlay,
  EscalationPreview,
  EscalationShows,
} from './types.ts';

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
    middle: playsOf(state, state.turns),
    middleSize: state.middle,
    stacks: Array.from(state.stack),
    taken: Array.from(state.turn < 0 ? state.taken : state.stack),
    lastTake: lastTake(state),
    drawPile: state.deck.length - state.drawn,
    seen: byCard(state.seen),
    copies: byCard(state.copies),
  };
}

/** The first turns in `laid`: of the middle, or of what was taken last. */
function playsOf(state: EscalationState, turns: number): EscalationPlay[] {
  let total = 0;
  return Array.from(state.laid.subarray(0, turns), (code, turn) => {
    const decision = decode(code);
    const value = decision.do === 'play' ? decision.value : null;
    if (decision.do === 'play') total = decision.total;
    return { seat: (state.leader + turn) % state.players, cards: cardsOf(decision), value, total };
  });
}

/** ESC-2.4: who takes leads, so it is the seat in turn. */
function lastTake(state: EscalationState): EscalationBoard['lastTake'] {
  if (state.turns > 0 || state.tookTurns === 0) return null;
  const plays = playsOf(state, state.tookTurns);
  return { seat: state.turn, plays, cards: plays.flatMap(({ cards }) => cards) };
}

/** The public set-up of a deal. */
export function dealt(state: EscalationState): EscalationDealt {
  return { first: state.first, drawPile: state.deck.length };
}

/** The cards that were taken; or the announced total and how many cards were drawn: which, only to the one who draws. */
export function shows(
  before: EscalationState,
  seat: Seat,
  code: Code,
  after: EscalationState,
  observer: Observer,
): EscalationShows {
  if (code === TAKE) return { took: before.middle, cards: lastTake(after)?.cards ?? [] };
  const { total } = after;
  const draws = after.drawn - before.drawn;
  if (draws === 0 || observer !== seat) return { total, draws };
  // In the order of a hand: what came first says nothing.
  const drawn = after.deck.subarray(before.drawn, after.drawn);
  const drew = ORDER.flatMap((kind) =>
    Array.from(
      drawn.filter((each) => each === kind),
      makeCard,
    ),
  );
  return { total, draws, drew };
}

/** The state as far as a view knows it. */
export function recall(view: View<Escalation>): EscalationState {
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
  const plays = table.lastTake?.plays ?? table.middle;
  state.leader = plays[0]?.seat ?? -1;
  state.turns = table.middle.length;
  state.tookTurns = table.lastTake?.plays.length ?? 0;
  state.laid.set(plays.map(codeOf));
  state.drawn = state.deck.length - table.drawPile;
  state.stack.set(table.stacks);
  state.taken.set(table.taken);
  state.seen.set(fromCards(table.seen));
  for (const card of now.hand) addCard(state, self, parseCard(card));
  return state;
}

function codeOf({ cards, value }: EscalationPlay): Code {
  if (value === null) return PASS;
  const wilds = cards.filter((card) => parseCard(card) === WILD).length;
  return makeSet(value, cards.length - wilds, wilds);
}

/** What a decision would make. */
export function preview(
  { now, seat, options }: View<Escalation>,
  decision: EscalationDecision,
): EscalationPreview {
  const { board: table, hand } = now;
  if (decision.do === 'take') {
    return { do: 'take', takes: table.middleSize, stack: table.stacks[seat] + table.middleSize };
  }
  const cards = cardsOf(decision);
  const left = hand.length - cards.length;
  const draws = Math.min(handOf(options) - left, table.drawPile);
  const total = decision.do === 'play' ? decision.total : (table.total ?? 0);
  return { do: decision.do, cards, total, draws, ends: left + draws === 0 };
}
