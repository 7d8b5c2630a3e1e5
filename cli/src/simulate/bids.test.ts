import { expect, it } from 'vitest';
import { bidsOf } from './bids.ts';

it('compares bids with tricks where everyone bids', () => {
  expect(bidsOf({ bids: [3, 0, 5], taken: [3, 2, 1] })).toEqual([
    { seat: 0, met: true, off: 0 },
    { seat: 1, met: false, off: 2 },
    { seat: 2, met: false, off: 4 },
  ]);
});

it('is met with more where only a parent declares (INV-5.2)', () => {
  expect(bidsOf({ declared: [null, 5, 4], parent: 1, taken: [2, 6, 2] })).toEqual([
    { seat: 1, met: true, off: 0 },
  ]);
  expect(bidsOf({ declared: [null, 5, 4], parent: 1, taken: [4, 3, 3] })).toEqual([
    { seat: 1, met: false, off: 2 },
  ]);
});

it('is nothing in games without bids', () => {
  expect(bidsOf({ declared: [null, null], parent: null, taken: [5, 5] })).toEqual([]);
  expect(bidsOf({ taken: [['Y1']] })).toEqual([]);
  expect(bidsOf(null)).toEqual([]);
});
