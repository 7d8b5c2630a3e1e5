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
import { HAND_SIZE, makeCard, ORDER, PASS_CARD, parseCard, TOP_VALUE, WILD } from './deck.ts';
import { reasons } from './reasons.ts';
import { makeSet, naturalsOf, PASS, setValue, startDeal, TAKE, wildsOf } from './rules.ts';
import { addCard, EscalationState, handAt } from './state.ts';
import type { EscalationDecision } from './types.ts';

const EXAMPLES = 'play:5,5,W, play:W=6, pass, take';

/** A set of number cards: so many natural ones of a value, and so many wilds that count the same. */
export function playOf(value: number, naturals: number, wilds: number): EscalationDecision {
  const cards = [
    ...Array<string>(naturals).fill(makeCard(value)),
    ...Array<string>(wilds).fill(makeCard(WILD)),
  ];
  return { do: 'play', cards, value, total: value * cards.length };
}

export function makeDecision(decision: EscalationDecision): string {
  if (decision.do !== 'play') return decision.do;
  const { cards, value } = decision;
  const named = cards.every((card) => parseCard(card) === WILD) ? `=${value}` : '';
  return `play:${cards.join(',')}${named}`;
}

export function encode(decision: EscalationDecision): Code {
  switch (decision.do) {
    case 'take':
      return TAKE;
    case 'pass':
      return PASS;
    case 'play': {
      const wilds = decision.cards.filter((card) => parseCard(card) === WILD).length;
      return makeSet(decision.value, decision.cards.length - wilds, wilds);
    }
  }
}

export function decode(code: Code): EscalationDecision {
  if (code === TAKE) return { do: 'take' };
  return code === PASS ? { do: 'pass' } : playOf(setValue(code), naturalsOf(code), wildsOf(code));
}

/** Reads the one form of a decision; what means the same but is written otherwise is told its form. */
export function parseDecision(text: string): Result<EscalationDecision, Refusal> {
  if (text === 'take') return ok({ do: 'take' });
  if (text === 'pass') return ok({ do: 'pass' });
  const play = /^play:([^=]+)(?:=(.*))?$/.exec(text);
  if (!play) return malformed(text, EXAMPLES);
  const cards = play[1].split(',');
  const unknown = cards.find((card) => parseCard(card) < 0);
  if (unknown === '') return malformed(text, EXAMPLES);
  if (unknown !== undefined) return fail({ reason: 'unknown-card', card: unknown });
  const kinds = cards.map(parseCard);
  if (kinds.includes(PASS_CARD)) return malformed(text, kinds.length === 1 ? 'pass' : EXAMPLES);
  const naturals = kinds.filter((kind) => kind !== WILD);
  if (naturals.some((kind) => kind !== naturals[0])) {
    return fail({ reason: 'rule', rule: 'ESC-2.1', words: reasons['ESC-2.1'] });
  }
  if (kinds.length > HAND_SIZE) return malformed(text, `${EXAMPLES}, ${HAND_SIZE} cards at most`);
  const value = naturals[0] ?? namedValue(play[2]);
  if (value === null) return malformed(text, `play:${cards.join(',')}=6`);
  const decision = playOf(value, naturals.length, kinds.length - naturals.length);
  const form = makeDecision(decision);
  return form === text ? ok(decision) : malformed(text, form);
}

/** The value that wilds alone are given, 1 to 13 as text: whether a wild can be that much is for the rules to say. */
function namedValue(text: string | undefined): number | null {
  const value = parseCard(text ?? '');
  return value >= 1 && value <= TOP_VALUE ? value : null;
}

const malformed = (text: string, expected: string): Result<never, Refusal> =>
  fail({ reason: 'malformed', text, expected });

/** A hand as text: lowest value first, then wilds, then pass cards. */
export function hand(state: EscalationState, seat: number): string[] {
  return ORDER.flatMap((kind) => Array<string>(state.hand[handAt(seat) + kind]).fill(makeCard(kind)));
}

export function makeDeal(state: EscalationState): DealText {
  const hands = Array.from({ length: state.players }, (_, seat) => hand(state, seat));
  return { first: state.first, hands, deck: Array.from(state.deck, makeCard) };
}

export function parseDeal(setup: Setup, deal: DealText): Result<EscalationState, Refusal> {
  const state = new EscalationState(setup);
  const { players, copies } = state;
  const number = takeDealNumber(deal.deal, state.deals);
  if (!number.ok) return number;
  const first = takeSeat(deal.first, 'first', players);
  if (!first.ok) return first;
  const cards = new DeckCount({ kindOf: parseCard, copies });
  const hands = cards.takeHands(deal.hands, players, state.handSize);
  if (!hands.ok) return hands;
  const deck = cards.take(deal.deck, 'deck', state.deck.length);
  if (!deck.ok) return deck;
  state.deal = number.value;
  startDeal(state, first.value);
  for (const [seat, kinds] of hands.value.entries()) {
    for (const kind of kinds) addCard(state, seat, kind);
  }
  state.deck.set(deck.value);
  return ok(state);
}
