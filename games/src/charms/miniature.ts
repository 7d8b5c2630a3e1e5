import { type Miniature, type Setup, splitsOf } from '@overtrick/engine';
import { isSuitCard } from './deck.ts';
import { deck } from './facts.ts';

const HAND = 3;
const setup: Setup = {
  players: 2,
  rules: 1,
  options: { hand: HAND, copies: { coin: 2, key: 2, 1: 1, 2: 1, 3: 1, 4: 1 } },
};

/** Bids, a first trick of pairs and one more card. Deals in which a hand would have been shown (CHA-1.3) are left out. */
export const miniature: Miniature = {
  setup,
  about: 'two coins, two keys, numbers 1 to 4; 3 cards each, at least one of either kind',
  *deals() {
    for (const { hands, left, ways } of splitsOf(deck(setup), [HAND, HAND])) {
      if (!hands.every(isGood)) continue;
      for (const flip of flips(left)) {
        yield { deal: { dealer: 1, hands, flipped: flip.flipped }, ways: ways * flip.chance };
      }
    }
  },
};

const isGood = (hand: readonly string[]): boolean => hand.some(isSuitCard) && !hand.every(isSuitCard);

/** CHA-2.1: every way to turn up cards until a suit comes, and how likely it is. */
function* flips(undealt: readonly string[]): Generator<{ flipped: string[]; chance: number }> {
  for (const { hands, left, ways } of splitsOf(undealt, [1])) {
    const [[card]] = hands;
    const chance = ways / undealt.length;
    if (isSuitCard(card)) yield { flipped: [card], chance };
    else
      for (const later of flips(left))
        yield { flipped: [card, ...later.flipped], chance: chance * later.chance };
  }
}
