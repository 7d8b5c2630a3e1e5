import { type Miniature, type Setup, splitsOf } from '@overtrick/engine';
import { deck } from './facts.ts';

const HAND = 2;
const setup: Setup = {
  players: 2,
  rules: 1,
  options: { hand: HAND, passes: 1, copies: { 1: 2, 2: 2, 3: 2 }, rounds: 'each-starts' },
};

/** No wilds: with seven values each they would be most of the game. */
export const miniature: Miniature = {
  setup,
  about: 'two 1s, two 2s, two 3s and a pass card; hands of 2, a draw pile of 3',
  *deals() {
    for (const { hands, ways } of splitsOf(deck(setup), [HAND, HAND, 1, 1, 1])) {
      yield { deal: { first: 0, hands: hands.slice(0, 2), deck: hands.slice(2).flat() }, ways };
    }
  },
};
