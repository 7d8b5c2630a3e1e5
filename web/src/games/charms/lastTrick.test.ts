import { expect, test } from 'vitest';
import { lastTrick } from './lastTrick.ts';
import { BIDS, TRICKS, tableAfter } from './testTable.ts';

const [FIRST, SECOND] = TRICKS;

test('the last trick is what everybody showed, cards of earlier tricks included', () => {
  expect(lastTrick(tableAfter(...BIDS, FIRST[0]).view(0))).toBeNull();
  // One more card is led since: it does not change what was shown.
  const view = tableAfter(...BIDS, ...FIRST, ...SECOND, 'play:rabbit').view(0);
  expect(lastTrick(view)).toEqual({
    order: [2],
    cards: [
      { seat: 1, card: 'coin' },
      { seat: 1, card: '2' },
      { seat: 2, card: 'key' },
      { seat: 2, card: '7' },
      { seat: 0, card: 'coin' },
      { seat: 0, card: '7' },
    ],
  });
});
