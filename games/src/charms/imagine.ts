import {
  type Holder,
  Holdings,
  type Random,
  type Sampler,
  shuffleFront,
  thisDeal,
  type View,
} from '@overtrick/engine';
import { isSuit, KINDS, type Pack, parseCard, SUITS } from './deck.ts';
import { cardsOf } from './facts.ts';
import { addCard, type CharmsState, copy } from './state.ts';
import type { Charms } from './types.ts';
import { recall } from './view.ts';
import { addCounts, type Portion, waysOf } from './ways.ts';

/** What an observer knows of a hand. */
interface KnownHand extends Portion {
  readonly seat: number;
  /** CHA-1.3: how many of the unseen cards must be suits. */
  readonly least: number;
  readonly most: number;
  /** Mask of the kinds that it showed not to hold. */
  readonly barred: number;
}

/** A hand of so many unseen cards that it is good nearly always (CHA-1.3), if nothing else is known of it. */
const BIG = 7;

/** Every deal that fits: the cards not seen, who lacks what, and the hands as they began (CHA-1.3, 1.4). */
export function imagine(view: View<Charms>, big = BIG): Sampler<CharmsState> {
  const known = recall(view);
  const { board } = view.now;
  const hands = knownHands(view, known.pack);
  // Big hands that nothing is known of are dealt out of one heap, and again when one of them would have been no good:
  // counting them one by one would cost a hundred times as much.
  const isBlank = ({ size, barred, shown }: KnownHand): boolean =>
    size >= big && barred === 0 && shown.length === 0;
  const blank = hands.filter(isBlank);
  const others = hands.filter((hand) => !isBlank(hand));
  const undealt = { size: board.undealt, known: countCards(board.flipped), shown: [], barred: 0 };
  const portions: (Portion & Holder)[] = [together(blank), ...others, undealt];
  const kinds = known.pack.copies.map(
    (copies, kind) => copies - addCounts(portions.map((portion) => portion.known))[kind],
  );
  const redealt = board.redealt.length > 0;
  const holdings = new Holdings({
    kinds,
    holders: portions,
    split: SUITS.length,
    ...(redealt && { waysOf: waysOf(portions) }),
  });
  const inBlank = holdings.cards.subarray(0, portions[0].size);
  const drawHands = (random: Random): void => {
    do {
      holdings.draw(random);
      shuffleFront(inBlank, inBlank.length, inBlank.length, random);
    } while (!areGood(blank, inBlank));
  };
  const filled = [...blank, ...others];
  return {
    draw(random, into) {
      copy(known, into);
      drawHands(random);
      let card = 0;
      for (const { seat, size } of filled) {
        for (let i = 0; i < size; i++) addCard(into, seat, holdings.cards[card++]);
      }
    },
  };
}

function together(hands: readonly KnownHand[]): Portion & Holder {
  return {
    size: hands.reduce((sum, hand) => sum + hand.size, 0),
    known: addCounts([countCards([]), ...hands.map((hand) => hand.known)]),
    shown: [],
    barred: 0,
  };
}

/** CHA-1.3: whether every one of these hands, dealt out of `cards` in order, has enough of both. */
function areGood(hands: readonly KnownHand[], cards: Uint8Array): boolean {
  let at = 0;
  for (const { size, least, most } of hands) {
    let suits = 0;
    for (let i = 0; i < size; i++) if (isSuit(cards[at++])) suits++;
    if (suits < least || suits > most) return false;
  }
  return true;
}

/** All hands in the order that `waysOf` wants: those that were dealt again come last, as they were checked (CHA-1.4). */
function knownHands(view: View<Charms>, { handSize, least }: Pack): KnownHand[] {
  const { now, players } = view;
  const { board } = now;
  const barred = missingKinds(view);
  const hands = Array.from({ length: players }, (_, i): KnownHand => {
    const seat = (board.dealer + 1 + i) % players;
    const own = seat === view.seat;
    const cards = [...board.played[seat], ...(own ? now.hand : [])];
    const suits = cards.filter((card) => isSuit(parseCard(card))).length;
    return {
      seat,
      size: own ? 0 : now.handSizes[seat],
      known: countCards(cards),
      shown: board.redealt.filter((each) => each.seat === seat).map((each) => countCards(each.shown)),
      least: Math.max(0, least - suits),
      most: handSize - least - suits,
      barred: barred[seat],
    };
  });
  return [
    ...hands.filter((hand) => hand.shown.length === 0),
    ...hands.filter((hand) => hand.shown.length > 0),
  ];
}

function countCards(cards: readonly string[]): number[] {
  const counts = Array<number>(KINDS).fill(0);
  for (const card of cards) counts[parseCard(card)]++;
  return counts;
}

const NUMBER_CARDS = ((1 << KINDS) - 1) & ~((1 << SUITS.length) - 1);

/** Bit masks by seat: the kinds that a seat showed not to hold. No card ever comes into a hand, so it stays true. */
function missingKinds(view: View<Charms>): number[] {
  const missing = Array<number>(view.players).fill(0);
  const shown = Array<number>(view.players).fill(-1);
  let led = -1;
  for (const { seat, decision, shows } of thisDeal(view.past).choices) {
    if (!decision || decision.do === 'bid') continue;
    const kind = parseCard(cardsOf(decision)[0]);
    if (led >= 0 && kind !== led) {
      // CHA-4.3, 5.3: did not follow. CHA-5.5: covered the led suit, so there was nothing else to play.
      if (shown[seat] !== led) missing[seat] |= 1 << led;
      else if (isSuit(kind)) missing[seat] |= (1 << led) | NUMBER_CARDS;
    }
    if (isSuit(kind)) shown[seat] = kind;
    if (led < 0) led = shown[seat];
    if (shows?.winner !== undefined) led = -1;
  }
  return missing;
}
