import { type Code, fail, ok, type Refusal, type Result } from '@overtrick/engine';
import { isSuitCard, KINDS, makeCard, NUMBERS, parseCard, SUITS } from './deck.ts';
import { numberIn, PAIR, PLAY, suitIn } from './rules.ts';
import { type CharmsState, handAt } from './state.ts';
import type { CharmsDecision } from './types.ts';

export function makeDecision(decision: CharmsDecision): string {
  switch (decision.do) {
    case 'bid':
      return `bid:${decision.tricks}`;
    case 'pair':
      return `play:${decision.suit}+${decision.number}`;
    case 'play':
      return `play:${decision.card}`;
  }
}

export function parseDecision(text: string): Result<CharmsDecision, Refusal> {
  const malformed = fail<Refusal>({ reason: 'malformed', text, expected: 'bid:3, play:key+5, play:key' });
  const bid = /^bid:(0|[1-9]\d?)$/.exec(text);
  if (bid) return ok({ do: 'bid', tricks: Number(bid[1]) });
  const play = /^play:([^+]+)(?:\+([^+]+))?$/.exec(text);
  if (!play) return malformed;
  const cards = play.slice(1).filter((card) => card !== undefined);
  const unknown = cards.find((card) => parseCard(card) < 0);
  if (unknown !== undefined) return fail({ reason: 'unknown-card', card: unknown });
  const [card, number] = cards;
  if (number === undefined) return ok({ do: 'play', card });
  return isSuitCard(card) && !isSuitCard(number) ? ok({ do: 'pair', suit: card, number }) : malformed;
}

export function encode(decision: CharmsDecision): Code {
  switch (decision.do) {
    case 'bid':
      return decision.tricks;
    case 'pair':
      return PAIR + parseCard(decision.suit) * NUMBERS + parseCard(decision.number) - SUITS.length;
    case 'play':
      return PLAY + parseCard(decision.card);
  }
}

export function decode(code: Code): CharmsDecision {
  if (code < PLAY) return { do: 'bid', tricks: code };
  if (code < PAIR) return { do: 'play', card: makeCard(code - PLAY) };
  return { do: 'pair', suit: SUITS[suitIn(code)], number: makeCard(numberIn(code)) };
}

/** A hand as text, suits first, then the lowest number. */
export function hand(state: CharmsState, seat: number): string[] {
  const cards: string[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    for (let i = state.hand[handAt(seat) + kind]; i > 0; i--) cards.push(makeCard(kind));
  }
  return cards;
}
