import { type Holder, Holdings, type Sampler, thisDeal, type View } from '@overtrick/engine';
import { CARD_NUMBERS, makesEleven, parseCard, suitOf } from './deck.ts';
import { addCard, copy, type InversionState } from './state.ts';
import type { Inversion } from './types.ts';
import { recall } from './view.ts';

/** Every deal that fits: the cards not seen, and the suits that nobody who failed to follow can hold (INV-3.2). */
export function imagine(view: View<Inversion>): Sampler<InversionState> {
  const known = recall(view);
  const { now, players } = view;
  const { seen, voids } = lookBack(view);
  const kinds = Array<number>(CARD_NUMBERS).fill(0);
  for (const card of known.deck) kinds[card] = 1;
  for (const card of [...seen, ...now.hand.map(parseCard)]) kinds[card] = 0;
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== view.seat);
  const holders: Holder[] = others.map((seat) => ({ size: now.handSizes[seat], barred: voids[seat] }));
  const holdings = new Holdings({ kinds, holders, sortOf: suitOf });
  const starts = others.map((_, at) => holdings.offset(at));
  const ends = others.map((seat, at) => starts[at] + now.handSizes[seat]);
  return {
    worlds: holdings.ways,
    draw(random, into) {
      copy(known, into);
      holdings.draw(random);
      for (let i = 0; i < others.length; i++) {
        for (let card = starts[i]; card < ends[i]; card++) addCard(into, others[i], holdings.cards[card]);
      }
    },
  };
}

/**
 * The cards that have been in the lane or played, and by seat the suits that it showed not to hold. Only a card that is
 * neither of the follow card's suit nor makes 11 with it shows that; a card that makes 11 is always allowed (INV-3.3),
 * so it shows nothing, not even where it was the only one left (INV-3.8). No card ever comes into a hand, so it stays true.
 */
function lookBack(view: View<Inversion>): { seen: number[]; voids: number[] } {
  const { dealt, choices } = thisDeal(view.past);
  const lane = dealt.setup.lane.map(parseCard);
  const seen = [...lane];
  const voids = Array<number>(view.players).fill(0);
  let trick = 0;
  for (const { seat, decision, shows } of choices) {
    if (decision?.do !== 'play') continue;
    const card = parseCard(decision.card);
    const follow = lane[trick];
    seen.push(card);
    if (makesEleven(card, follow)) lane[trick] = card;
    else if (suitOf(card) !== suitOf(follow)) voids[seat] |= 1 << suitOf(follow);
    if (shows?.trick !== undefined) trick++;
  }
  return { seen, voids };
}
