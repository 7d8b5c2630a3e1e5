import {
  type Code,
  type DealText,
  DeckCount,
  fail,
  leftOf,
  ok,
  type Refusal,
  type Result,
  type Setup,
  takeDealNumber,
  takeSeat,
} from '@overtrick/engine';
import { makeCard, parseCard, RANKS } from './deck.ts';
import { PLAY, startDeal } from './rules.ts';
import { addCard, handAt, InflationState } from './state.ts';
import type { InflationDecision } from './types.ts';

export function makeDecision(decision: InflationDecision): string {
  return decision.do === 'bid' ? `bid:${decision.tricks}` : `play:${decision.card}`;
}

export function parseDecision(text: string): Result<InflationDecision, Refusal> {
  const bid = /^bid:(0|[1-9]\d?)$/.exec(text);
  if (bid) return ok({ do: 'bid', tricks: Number(bid[1]) });
  const play = /^play:(.+)$/.exec(text);
  if (!play) return fail({ reason: 'malformed', text, expected: 'bid:3, play:7' });
  const [, card] = play;
  return parseCard(card) < 0 ? fail({ reason: 'unknown-card', card }) : ok({ do: 'play', card });
}

export function encode(decision: InflationDecision): Code {
  return decision.do === 'bid' ? decision.tricks : PLAY + parseCard(decision.card);
}

export function decode(code: Code): InflationDecision {
  return code < PLAY ? { do: 'bid', tricks: code } : { do: 'play', card: makeCard(code - PLAY) };
}

/** A hand as text, lowest card first. */
export function hand(state: InflationState, seat: number): string[] {
  const cards: string[] = [];
  for (let rank = 1; rank <= RANKS; rank++) {
    for (let i = state.hand[handAt(seat) + rank]; i > 0; i--) cards.push(makeCard(rank));
  }
  return cards;
}

export function makeDeal(state: InflationState): DealText {
  const { players, dealer } = state;
  const hands = Array.from({ length: players }, (_, seat) => hand(state, seat));
  return { dealer, first: leftOf(dealer, players), hands };
}

export function parseDeal(setup: Setup, deal: DealText): Result<InflationState, Refusal> {
  const state = new InflationState(setup);
  const { players } = state;
  const number = takeDealNumber(deal.deal, state.deals);
  if (!number.ok) return number;
  const dealer = takeSeat(deal.dealer, 'dealer', players);
  if (!dealer.ok) return dealer;
  if (deal.first !== undefined && deal.first !== leftOf(dealer.value, players)) {
    return fail({
      reason: 'bad-deal',
      problem: `“first” must be ${leftOf(dealer.value, players)}, left of the dealer.`,
    });
  }
  const deck = new DeckCount({ kindOf: parseCard, copies: state.pack.copies });
  const hands = deck.takeHands(deal.hands, players, state.pack.handSize);
  if (!hands.ok) return hands;
  state.deal = number.value;
  state.dealer = dealer.value;
  startDeal(state);
  for (const [seat, ranks] of hands.value.entries()) {
    for (const rank of ranks) addCard(state, seat, rank);
  }
  return ok(state);
}
