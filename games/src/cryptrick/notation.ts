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
import { COLOUR_OF, type Colour, makeCard, makeColour, parseCard, WHITE } from './deck.ts';
import { cardOf, DECLINE, decisionOf, phaseOf, startDeal, WANT } from './rules.ts';
import { ACQUIRE, ANSWER, addCard, CryptrickState, cardsOf, GIVE, PLAY, REVEAL, undealtOf } from './state.ts';
import type { CryptrickDecision } from './types.ts';

export function makeDecision(decision: CryptrickDecision): string {
  return 'card' in decision ? `${decision.do}:${decision.card}` : decision.do;
}

export function parseDecision(text: string): Result<CryptrickDecision, Refusal> {
  if (text === 'want' || text === 'decline') return ok({ do: text });
  const [, word, card] = /^([a-z]+):(.+)$/.exec(text) ?? ['', '', ''];
  if (!isCardWord(word)) {
    const expected = 'reveal:Y7, want, decline, give:R3, play:G2, acquire:Y7';
    return fail({ reason: 'malformed', text, expected });
  }
  return parseCard(card) < 0 ? fail({ reason: 'unknown-card', card }) : ok({ do: word, card });
}

/** The decisions about a card, and what is asked then. */
const PHASE_OF = { reveal: REVEAL, give: GIVE, play: PLAY, acquire: ACQUIRE } as const;
const isCardWord = (word: string): word is keyof typeof PHASE_OF => Object.hasOwn(PHASE_OF, word);

export function encode(decision: CryptrickDecision): Code {
  if (decision.do === 'want') return WANT;
  if (decision.do === 'decline') return DECLINE;
  return decisionOf(PHASE_OF[decision.do], parseCard(decision.card));
}

export function decode(code: Code): CryptrickDecision {
  const phase = phaseOf(code);
  if (phase === ANSWER) return { do: code === WANT ? 'want' : 'decline' };
  const card = makeCard(cardOf(code));
  if (phase === REVEAL) return { do: 'reveal', card };
  if (phase === GIVE) return { do: 'give', card };
  return { do: phase === PLAY ? 'play' : 'acquire', card };
}

/** A hand as text, colour by colour, lowest card first, whites last. */
export function hand(state: CryptrickState, seat: number): string[] {
  return cardsOf(state.hand, seat).map(makeCard);
}

/** CRY-1.3: the colour that a turned-up card makes trump; null for a white one. */
export function makeTrump(revealed: number): Colour | null {
  return COLOUR_OF[revealed] === WHITE ? null : makeColour(COLOUR_OF[revealed]);
}

export function makeDeal(state: CryptrickState): DealText {
  const { players, first, revealed } = state;
  const undealt = [...cardsOf(state.hand, undealtOf(state)), revealed].sort((a, b) => a - b);
  return {
    first,
    hands: Array.from({ length: players }, (_, seat) => hand(state, seat)),
    undealt: undealt.map(makeCard),
    revealed: makeCard(revealed),
    trump: makeTrump(revealed),
  };
}

const bad = (problem: string): Result<never, Refusal> => fail({ reason: 'bad-deal', problem });

export function parseDeal(setup: Setup, deal: DealText): Result<CryptrickState, Refusal> {
  const state = new CryptrickState(setup);
  const { players } = state;
  const number = takeDealNumber(deal.deal, state.deals);
  if (!number.ok) return number;
  const first = takeSeat(deal.first, 'first', players);
  if (!first.ok) return first;
  const deck = new DeckCount({ kindOf: parseCard, copies: state.copies });
  const hands = deck.takeHands(deal.hands, players, state.handSize);
  if (!hands.ok) return hands;
  const undealt = deck.take(deal.undealt, '“undealt”', state.deck.length - players * state.handSize);
  if (!undealt.ok) return undealt;
  const revealed = typeof deal.revealed === 'string' ? parseCard(deal.revealed) : -1;
  const at = undealt.value.indexOf(revealed);
  if (at < 0)
    return bad(`“revealed” must be one of the undealt cards, not ${JSON.stringify(deal.revealed)}.`);
  const trump = makeTrump(revealed);
  if (deal.trump !== undefined && deal.trump !== trump) {
    return bad(`“trump” must be ${JSON.stringify(trump)}, because ${deal.revealed} is turned up.`);
  }
  state.deal = number.value;
  startDeal(state, first.value, revealed);
  for (const [seat, cards] of hands.value.entries()) {
    for (const card of cards) addCard(state.hand, seat, card);
  }
  for (const card of undealt.value.toSpliced(at, 1)) addCard(state.hand, undealtOf(state), card);
  return ok(state);
}
