import { type Miniature, type Setup, splitsOf } from '@overtrick/engine';
import { deck } from './facts.ts';

const setup: Setup = { players: 2, rules: 1, options: { hand: 3, copies: { 1: 1, 2: 2, 3: 3, 4: 4 } } };

/** Bids, following and rows as ever, in three tricks. */
export const miniature: Miniature = {
  setup,
  about: 'ranks 1 to 4 (one 1, two 2s, three 3s, four 4s), 3 cards each, 4 set aside',
  *deals() {
    for (const { hands, ways } of splitsOf(deck(setup), [3, 3])) yield { deal: { dealer: 1, hands }, ways };
  },
};
