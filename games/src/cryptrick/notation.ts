import {
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
import { COLOUR_OF, HAND_SIZE, makeCard, makeColour, parseCard, WHITE } from './deck.ts';
import { cardOf, DECLINE, decisionOf, phaseOf, startDeal, WANT } from './rules.ts';
import { ACQUIRE, ANSWER, addCard, CryptrickState, cardsOf, GIVE, PLAY, REVEAL, undealtOf } from './state.ts';

const WORDS = new Map([
  ['reveal', REVEAL],
  ['give', GIVE],
  ['play', PLAY],
  ['acquire', ACQUIRE],
]);
const WORD_OF = new Map(Array.from(WORDS, ([word, phase]) => [phase, word]));

export function makeDecision(decision: number): string {
  const phase = phaseOf(decision);
  if (phase === ANSWER) return decision === WANT ? 'want' : 'decline';
  return `${WORD_OF.get(phase)}:${makeCard(cardOf(decision))}`;
}

export function parseDecision(text: string): Result<number, Refusal> {
  if (text === 'want') return ok(WANT);
  if (text === 'decline') return ok(DECLINE);
  const read = /^([a-z]+):(.+)$/.exec(text);
  const phase = read ? WORDS.get(read[1]) : undefined;
  if (!read || phase === undefined) {
    const expected = 'reveal:Y7, want, decline, give:R3, play:G2, acquire:Y7';
    return fail({ reason: 'malformed', text, expected });
  }
  const card = parseCard(read[2]);
  return card < 0 ? fail({ reason: 'unknown-card', card: read[2] }) : ok(decisionOf(phase, card));
}

/** A hand as text, colour by colour, lowest card first, whites last. */
export function hand(state: CryptrickState, seat: number): string[] {
  return cardsOf(state.hand, seat).map(makeCard);
}

/** CRY-1.3: the colour that a turned-up card makes trump; null for a white one. */
export function makeTrump(revealed: number): string | null {
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
  const hands = deck.takeHands(deal.hands, players, HAND_SIZE);
  if (!hands.ok) return hands;
  const undealt = deck.take(deal.undealt, '“undealt”', state.deck.length - players * HAND_SIZE);
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
