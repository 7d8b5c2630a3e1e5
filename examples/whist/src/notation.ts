import {
  type DealText,
  DeckCount,
  fail,
  ok,
  type Refusal,
  type Result,
  type Setup,
  takeSeat,
} from '@overtrick/engine';
import { DECK, HAND_SIZE, makeCard, parseCard, rankOf, suitOf } from './deck.ts';
import { startDeal } from './rules.ts';
import { addCard, PLAYERS, ranksHeld, WhistState } from './state.ts';
import type { WhistDecision } from './types.ts';

export const makeDecision = ({ card }: WhistDecision): string => `play:${card}`;

export function parseDecision(text: string): Result<WhistDecision, Refusal> {
  if (!/^play:./.test(text)) return fail({ reason: 'malformed', text, expected: 'play:H9' });
  const card = text.slice(5);
  return parseCard(card) < 0 ? fail({ reason: 'unknown-card', card }) : ok({ do: 'play', card });
}

export const encode = ({ card }: WhistDecision): number => parseCard(card);

export const decode = (code: number): WhistDecision => ({ do: 'play', card: makeCard(code) });

/** A hand as text, suit by suit, lowest card first. */
export function hand(state: WhistState, seat: number): string[] {
  const cards: string[] = [];
  for (const card of DECK) {
    if ((ranksHeld(state, seat, suitOf(card)) >> rankOf(card)) & 1) cards.push(makeCard(card));
  }
  return cards;
}

export function makeDeal(state: WhistState): DealText {
  return {
    first: state.leader,
    hands: Array.from({ length: PLAYERS }, (_, seat) => hand(state, seat)),
  };
}

export function parseDeal(_setup: Setup, deal: DealText): Result<WhistState, Refusal> {
  const first = takeSeat(deal.first, 'first', PLAYERS);
  if (!first.ok) return first;
  const copies = Array<number>(64).fill(0);
  for (const card of DECK) copies[card] = 1;
  const hands = new DeckCount({ kindOf: parseCard, copies }).takeHands(deal.hands, PLAYERS, HAND_SIZE);
  if (!hands.ok) return hands;
  const state = new WhistState();
  state.deal = 0;
  startDeal(state, first.value);
  for (const [seat, cards] of hands.value.entries()) {
    for (const card of cards) addCard(state, seat, card);
  }
  return ok(state);
}
