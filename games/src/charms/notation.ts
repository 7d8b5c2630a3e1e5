import { fail, ok, type Refusal, type Result } from '@overtrick/engine';
import { isSuit, KINDS, makeCard, NUMBERS, parseCard, SUITS } from './deck.ts';
import { numberIn, PAIR, PLAY, suitIn } from './rules.ts';
import { type CharmsState, handAt } from './state.ts';

export function makeDecision(decision: number): string {
  if (decision < PLAY) return `bid:${decision}`;
  if (decision < PAIR) return `play:${makeCard(decision - PLAY)}`;
  return `play:${makeCard(suitIn(decision))}+${makeCard(numberIn(decision))}`;
}

/** The decision that plays a suit and a number together. */
const makePair = (suit: number, number: number): number => PAIR + suit * NUMBERS + number - SUITS.length;

export function parseDecision(text: string): Result<number, Refusal> {
  const malformed = fail<Refusal>({ reason: 'malformed', text, expected: 'bid:3, play:key+5, play:key' });
  const bid = /^bid:(0|[1-9]\d?)$/.exec(text);
  if (bid) return ok(Number(bid[1]));
  const play = /^play:([^+]+)(?:\+([^+]+))?$/.exec(text);
  if (!play) return malformed;
  const names = play.slice(1).filter((name) => name !== undefined);
  const unknown = names.find((name) => parseCard(name) < 0);
  if (unknown !== undefined) return fail({ reason: 'unknown-card', card: unknown });
  const [first, second] = names.map(parseCard);
  if (second === undefined) return ok(PLAY + first);
  return isSuit(first) && !isSuit(second) ? ok(makePair(first, second)) : malformed;
}

/** A hand as text, suits first, then the lowest number. */
export function hand(state: CharmsState, seat: number): string[] {
  const cards: string[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    for (let i = state.hand[handAt(seat) + kind]; i > 0; i--) cards.push(makeCard(kind));
  }
  return cards;
}
