import {
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
import { isSuit, makeCard, type Pack, parseCard, SUITS } from './deck.ts';
import { hand } from './notation.ts';
import { isGood, startDeal } from './rules.ts';
import { addCard, CharmsState, type Redeal } from './state.ts';
import type { CharmsDealt } from './types.ts';

const bad = (problem: string): Result<never, Refusal> => fail({ reason: 'bad-deal', problem });
const newDeck = ({ copies }: Pack): DeckCount => new DeckCount({ kindOf: parseCard, copies });

export function makeDeal(state: CharmsState): DealText {
  const { players, dealer } = state;
  const hands = Array.from({ length: players }, (_, seat) => hand(state, seat));
  return { dealer, first: leftOf(dealer, players), hands, ...makeSetup(state) };
}

/** The part of the set-up that lies open. */
export function makeSetup(state: CharmsState): Pick<CharmsDealt, 'flipped' | 'trump' | 'redealt'> {
  return {
    flipped: state.flipped.map(makeCard),
    trump: SUITS[state.trump],
    redealt: state.redealt.map(({ seat, shown }) => ({ seat, shown: shown.map(makeCard) })),
  };
}

export function parseDeal(setup: Setup, deal: DealText): Result<CharmsState, Refusal> {
  const state = new CharmsState(setup);
  const { players, pack } = state;
  const number = takeDealNumber(deal.deal, state.deals);
  if (!number.ok) return number;
  const dealer = takeSeat(deal.dealer, 'dealer', players);
  if (!dealer.ok) return dealer;
  const first = leftOf(dealer.value, players);
  if (deal.first !== undefined && deal.first !== first) {
    return bad(`“first” must be ${first}, left of the dealer.`);
  }
  const deck = newDeck(pack);
  const hands = deck.takeHands(deal.hands, players, pack.handSize);
  if (!hands.ok) return hands;
  const short = hands.value.findIndex((kinds) => !isGood(kinds.filter(isSuit).length, pack));
  if (short >= 0) {
    const { least } = pack;
    return bad(`hand ${short} has fewer than ${least} suit cards or fewer than ${least} number cards.`);
  }
  const flipped = takeFlipped(deck, deal);
  if (!flipped.ok) return flipped;
  const redealt = takeRedeals(deal.redealt ?? [], hands.value, first, pack);
  if (!redealt.ok) return redealt;
  state.deal = number.value;
  state.dealer = dealer.value;
  startDeal(state);
  state.flipped = flipped.value;
  state.trump = flipped.value[flipped.value.length - 1];
  state.redealt = redealt.value;
  for (const [seat, kinds] of hands.value.entries()) for (const kind of kinds) addCard(state, seat, kind);
  return ok(state);
}

/** CHA-2.1: numbers, then the suit that is trump. */
function takeFlipped(deck: DeckCount, deal: DealText): Result<number[], Refusal> {
  const flipped = deck.take(deal.flipped, '“flipped”');
  if (!flipped.ok) return flipped;
  const at = flipped.value.findIndex(isSuit);
  if (at < 0) return bad('“flipped” must end with a suit card.');
  if (at + 1 < flipped.value.length) {
    return bad(`“flipped” goes on after the suit card ${makeCard(flipped.value[at])}.`);
  }
  const trump = makeCard(flipped.value[at]);
  if (deal.trump !== undefined && deal.trump !== trump) {
    return bad(`“trump” must be ${trump}, the suit that was turned up.`);
  }
  return flipped;
}

/** CHA-1.3, 1.4: each hand that was shown was a bad one, in turn, and possible beside the other hands of that moment. */
function takeRedeals(
  given: unknown,
  hands: readonly (readonly number[])[],
  first: number,
  pack: Pack,
): Result<Redeal[], Refusal> {
  const players = hands.length;
  const turnOf = (seat: number): number => (seat - first + players) % players;
  if (!Array.isArray(given)) return bad('“redealt” is not a list.');
  const redealt: Redeal[] = [];
  for (const [at, entry] of (given as unknown[]).entries()) {
    const { seat: who, shown } = Object(entry) as Record<string, unknown>;
    const seat = takeSeat(who, `redealt ${at} seat`, players);
    if (!seat.ok) return seat;
    const kinds = newDeck(pack).take(shown, `redealt ${at}`, pack.handSize);
    if (!kinds.ok) return kinds;
    if (isGood(kinds.value.filter(isSuit).length, pack))
      return bad(`redealt ${at} is a good hand: it has ${pack.least} cards of either kind.`);
    if (at > 0 && turnOf(seat.value) < turnOf(redealt[at - 1].seat)) {
      return bad(`redealt ${at} is out of turn: hands are checked from the dealer's left.`);
    }
    redealt.push({ seat: seat.value, shown: kinds.value.sort((a, b) => a - b) });
  }
  for (const [at, { seat, shown }] of redealt.entries()) {
    const deck = newDeck(pack);
    const fits = deck.take(shown.map(makeCard), `redealt ${at}`);
    if (!fits.ok) return fits;
    for (const [other, final] of hands.entries()) {
      if (other === seat) continue;
      const later = turnOf(other) > turnOf(seat) ? redealt.find((each) => each.seat === other) : undefined;
      const beside = deck.take((later?.shown ?? final).map(makeCard), `hand ${other} beside redealt ${at}`);
      if (!beside.ok) return beside;
    }
  }
  return ok(redealt);
}
