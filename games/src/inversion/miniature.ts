import { type Miniature, type Setup, splitsOf } from '@overtrick/engine';
import { SUITS } from './deck.ts';
import { deck } from './facts.ts';

const HAND = 3;
const LETTERS: readonly string[] = SUITS.slice(0, 3);
const RENAMINGS = [...splitsOf(LETTERS, [1, 1, 1])].map(({ hands }) => hands.flat());
const setup: Setup = { players: 2, rules: 1, options: { suits: LETTERS, ranks: [4, 5, 7] } };

/** Three tricks; a 4 and a 7 make 11, and a 5 makes it with nothing. */
export const miniature: Miniature = {
  setup,
  about: 'three suits, ranks 4, 5 and 7; 3 cards each, a lane of 3',
  *deals() {
    for (const { hands, ways } of splitsOf(deck(setup), [1, 1, 1, HAND, HAND])) {
      const deal = { first: 0, lane: hands.slice(0, HAND).flat(), hands: hands.slice(HAND) };
      if (isFirst(deal)) yield { deal, ways };
    }
  },
};

/** Suits are alike, so of deals that differ in their names alone one is enough: whose text comes first. */
function isFirst(deal: { lane: readonly string[]; hands: readonly (readonly string[])[] }): boolean {
  const text = textOf([deal.lane, ...deal.hands.map((hand) => hand.toSorted())]);
  return RENAMINGS.every((names) => {
    const rename = (card: string): string => names[LETTERS.indexOf(card.charAt(0))] + card.slice(1);
    return text <= textOf([deal.lane.map(rename), ...deal.hands.map((hand) => hand.map(rename).sort())]);
  });
}

const textOf = (cards: readonly (readonly string[])[]): string => cards.flat().join(' ');
