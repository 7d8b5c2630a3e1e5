import { type Miniature, type Setup, splitsOf } from '@overtrick/engine';
import { deck } from './facts.ts';

const HAND = 2;
const setup: Setup = {
  players: 2,
  rules: 1,
  options: {
    hand: HAND,
    level: 'calm',
    scoring: 'product',
    blocks: [1, 3],
    colours: ['Y', 'B'],
    ranks: [1, 2, 3],
    whites: 1,
    acquisitions: 2,
  },
};

/** Two tricks with everything in them: the sale, the gift, the trump, the acquisitions. */
export const miniature: Miniature = {
  setup,
  about: 'two colours of ranks 1 to 3 and a white; 2 cards each, one turned up, two unseen',
  *deals() {
    for (const { hands, left, ways } of splitsOf(deck(setup), [HAND, HAND, 1])) {
      const [first, second, [revealed]] = hands;
      yield { deal: { first: 0, hands: [first, second], undealt: [...left, revealed], revealed }, ways };
    }
  },
};
