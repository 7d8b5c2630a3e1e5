import {
  type Code,
  type DealText,
  DeckCount,
  fail,
  ok,
  type Refusal,
  type Result,
  type Setup,
  takeDealNumber,
  takeSeat,
} from '@overtrick/engine';
import { CARD_NUMBERS, cardOf, makeCard, parseCard, RANKS, SUITS } from './deck.ts';
import { suitsOf } from './options.ts';
import { PASS, PLAY, startDeal } from './rules.ts';
import { addCard, holds, InversionState } from './state.ts';
import type { InversionDecision } from './types.ts';

export function makeDecision(decision: InversionDecision): string {
  switch (decision.do) {
    case 'declare':
      return `declare:${decision.tricks}`;
    case 'pass':
      return 'pass';
    case 'play':
      return `play:${decision.card}`;
  }
}

export function parseDecision(text: string): Result<InversionDecision, Refusal> {
  if (text === 'pass') return ok({ do: 'pass' });
  const declaration = /^declare:(0|[1-9]\d?)$/.exec(text);
  if (declaration) return ok({ do: 'declare', tricks: Number(declaration[1]) });
  const play = /^play:(.+)$/.exec(text);
  if (!play) return fail({ reason: 'malformed', text, expected: 'declare:4, pass, play:H9' });
  const [, card] = play;
  return parseCard(card) < 0 ? fail({ reason: 'unknown-card', card }) : ok({ do: 'play', card });
}

export function encode(decision: InversionDecision): Code {
  switch (decision.do) {
    case 'declare':
      return decision.tricks;
    case 'pass':
      return PASS;
    case 'play':
      return PLAY + parseCard(decision.card);
  }
}

export function decode(code: Code): InversionDecision {
  if (code === PASS) return { do: 'pass' };
  return code < PASS ? { do: 'declare', tricks: code } : { do: 'play', card: makeCard(code - PLAY) };
}

/** A hand as text, suit by suit, lowest card first. */
export function hand(state: InversionState, seat: number): string[] {
  const cards: string[] = [];
  for (let suit = 0; suit < SUITS.length; suit++) {
    for (let rank = 1; rank <= RANKS; rank++) {
      const card = cardOf(suit, rank);
      if (holds(state, seat, card)) cards.push(makeCard(card));
    }
  }
  return cards;
}

/** The letters of the suits in use, in the order of the option. */
export const suitLetters = (state: InversionState): string[] =>
  Array.from({ length: state.players + 1 }, (_, i) => makeCard(state.deck[i * state.tricks]).charAt(0));

export function makeDeal(state: InversionState): DealText {
  return {
    first: state.first,
    hands: Array.from({ length: state.players }, (_, seat) => hand(state, seat)),
    suits: suitLetters(state),
    lane: Array.from(state.lane, makeCard),
  };
}

export function parseDeal(setup: Setup, deal: DealText): Result<InversionState, Refusal> {
  const state = new InversionState(setup);
  const { players } = state;
  const number = takeDealNumber(deal.deal, state.deals);
  if (!number.ok) return number;
  const first = takeSeat(deal.first, 'first', players);
  if (!first.ok) return first;
  const suits = suitsOf(setup);
  if (deal.suits !== undefined && !sameSuits(deal.suits, suits)) {
    return fail({ reason: 'bad-deal', problem: `“suits” must be ${suits.join(', ')}, as the option says.` });
  }
  const deck = new DeckCount({
    kindOf: (card) => (suits.includes(card.charAt(0)) ? parseCard(card) : -1),
    copies: Array.from({ length: CARD_NUMBERS }, (_, card) => (state.deck.includes(card) ? 1 : 0)),
  });
  const hands = deck.takeHands(deal.hands, players, state.tricks);
  if (!hands.ok) return hands;
  const lane = deck.take(deal.lane, 'the lane', state.tricks);
  if (!lane.ok) return lane;
  state.deal = number.value;
  state.first = first.value;
  startDeal(state);
  for (const [seat, cards] of hands.value.entries()) {
    for (const card of cards) addCard(state, seat, card);
  }
  state.lane.set(lane.value);
  return ok(state);
}

/** The order in which suits are named means nothing. */
function sameSuits(given: unknown, suits: readonly string[]): boolean {
  return (
    Array.isArray(given) && given.length === suits.length && suits.every((letter) => given.includes(letter))
  );
}
