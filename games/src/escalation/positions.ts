import { type Code, checkSetup, explain, type Setup, Table } from '@overtrick/engine';
import { cards, dealtPosition, type Position, positionOf } from '@overtrick/testing';
import { makeCard, ORDER, parseCard } from './deck.ts';
import { type Escalation, type EscalationDecision, type EscalationState, escalation } from './index.ts';
import { startDeal } from './rules.ts';
import { addCard } from './state.ts';

export type EscalationTable = Table<Escalation>;

/** A decision from its text, and the text of one inside a state. */
export function read(text: string): EscalationDecision {
  const parsed = escalation.parseDecision(text);
  if (!parsed.ok) throw new Error(explain(parsed.error));
  return parsed.value;
}
export const write = (code: Code): string => escalation.makeDecision(escalation.decode(code));

/** A set-up with these options. */
export function setupFor(players: number, options: unknown = {}): Setup {
  const setup = checkSetup(escalation, players, options);
  if (!setup.ok) throw new Error(explain(setup.error));
  return setup.value;
}

/** A deal with these hands; the draw pile begins with `deck` and goes on with what is left, in order. */
export function dealOf(hands: readonly string[], deck = '', first = 0, options: unknown = {}) {
  const { copies } = escalation.create(setupFor(hands.length, options));
  const left = Array.from(copies);
  for (const card of cards([...hands, deck].join(' '))) left[parseCard(card)]--;
  const rest = ORDER.flatMap((kind) => Array<string>(left[kind]).fill(makeCard(kind)));
  return { first, hands: hands.map(cards), deck: [...cards(deck), ...rest] };
}

/** That deal, just dealt. */
export function dealtHands(
  hands: readonly string[],
  deck = '',
  first = 0,
  options: unknown = {},
): Position<EscalationState> {
  return dealtPosition(escalation, dealOf(hands, deck, first, options), options);
}

/** Late in a deal: these hands, this draw pile (none unless told), an empty middle, seat 0 leads. */
export function lateHands(
  hands: readonly string[],
  pile = '',
  options: unknown = {},
): Position<EscalationState> {
  const setup = setupFor(hands.length, options);
  const state = escalation.create(setup);
  state.deal = 0;
  startDeal(state, 0);
  for (const [seat, hand] of hands.entries()) {
    for (const card of cards(hand)) addCard(state, seat, parseCard(card));
  }
  const left = cards(pile).map(parseCard);
  state.drawn = state.deck.length - left.length;
  state.deck.set(left, state.drawn);
  return positionOf(escalation, setup, state);
}

/** A table at which this deal was dealt and these decisions were taken, each by the seat in turn. */
export function tableWith(
  deal: ReturnType<typeof dealOf>,
  decisions: readonly string[] = [],
  options: unknown = {},
): EscalationTable {
  const setup = setupFor(deal.hands.length, options);
  const start = escalation.parseDeal(setup, deal);
  if (!start.ok) throw new Error(explain(start.error));
  const table = new Table(escalation, setup, { kind: 'seed', seed: 'by hand', match: 0 }, false, start.value);
  for (const text of decisions) {
    const decided = table.decide(table.state.turn, text);
    if (!decided.ok) throw new Error(explain(decided.error));
  }
  return table;
}
