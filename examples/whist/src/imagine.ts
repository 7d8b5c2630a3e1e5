import { type Holder, Holdings, type Sampler, shuffleFront, thisDeal, type View } from '@overtrick/engine';
import { DECK, parseCard, SUITS, suitOf } from './deck.ts';
import { knownCards } from './facts.ts';
import { addCard, copy, type WhistState } from './state.ts';
import type { Whist } from './types.ts';
import { recall } from './view.ts';

/** Every deal that fits: the cards not seen, and the suits that nobody who failed to follow can hold (WHI-2.2). */
export function imagine(view: View<Whist>): Sampler<WhistState> {
  const known = recall(view);
  const { handSizes } = view.now;
  const unseen = unseenBySuit(view);
  const barred = missingSuits(view);
  const others = handSizes.flatMap((_, seat) => (seat === view.seat ? [] : [seat]));
  const holders: Holder[] = others.map((seat) => ({ size: handSizes[seat], barred: barred[seat] }));
  const holdings = new Holdings({ kinds: unseen.map((cards) => cards.length), holders });
  const next = new Uint8Array(SUITS.length);
  return {
    draw(random, into) {
      copy(known, into);
      // First which suits lie where, then which cards of them.
      holdings.draw(random);
      for (let suit = 0; suit < unseen.length; suit++) {
        const cards = unseen[suit];
        shuffleFront(cards, cards.length - 1, cards.length, random);
        next[suit] = 0;
      }
      for (let i = 0, at = 0; i < others.length; i++) {
        for (const end = at + holders[i].size; at < end; at++) {
          const suit = holdings.cards[at];
          addCard(into, others[i], unseen[suit][next[suit]++]);
        }
      }
    },
  };
}

/** The cards that this observer has not seen. */
function unseenBySuit(view: View<Whist>): Uint8Array[] {
  const seen = new Set(knownCards(view).map(parseCard));
  return SUITS.map((_, suit) => DECK.filter((card) => suitOf(card) === suit && !seen.has(card)));
}

/** Bit masks by seat: the suits that a seat showed not to hold. */
function missingSuits(view: View<Whist>): number[] {
  const missing = Array<number>(view.players).fill(0);
  let led = -1;
  for (const { seat, decision, shows } of thisDeal(view.past).choices) {
    if (!decision) continue;
    const suit = suitOf(parseCard(decision.card));
    if (led < 0) led = suit;
    else if (suit !== led) missing[seat] |= 1 << led;
    if (shows) led = -1;
  }
  return missing;
}
