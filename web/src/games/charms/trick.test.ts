import { describe, expect, test } from 'vitest';
import { BIDS, TRICKS, tableAfter } from './testTable.ts';
import { trickShown } from './trick.ts';

const [FIRST, SECOND, THIRD] = TRICKS;

/** The trick after these decisions: who leads it, who wins and why, and how each seat stands. */
function trick(decisions: readonly string[], settling = false) {
  const view = tableAfter(...BIDS, ...decisions).view(0);
  const { stateOf, ...facts } = trickShown(view, settling);
  return { ...facts, states: [0, 1, 2].map(stateOf) };
}

describe('how a trick stands', () => {
  test('nothing is to be said before the first lead', () => {
    expect(trick([])).toEqual({
      leader: null,
      led: null,
      finished: false,
      best: null,
      why: null,
      states: [null, null, null],
    });
  });
  test('the highest of the led suit; who has not played may still change', () => {
    expect(trick(FIRST.slice(0, 2))).toMatchObject({
      leader: 0,
      led: 'coin',
      best: 1,
      why: 'led',
      states: ['beaten', 'best', 'waiting'],
    });
  });
  test('for a moment, how it ended: neither led suit nor trump counts for nothing', () => {
    expect(trick(FIRST, true)).toMatchObject({
      leader: 0,
      led: 'coin',
      finished: true,
      best: 1,
      states: ['beaten', 'best', 'off'],
    });
  });
  test('then the table is free for the next lead', () => {
    expect(trick(FIRST)).toMatchObject({ leader: null, led: null, finished: false, best: null });
  });
  test('a number that is led leads the suit beside it (CHA-5.2), and trump wins (CHA-6.1)', () => {
    expect(trick([...FIRST, SECOND[0], SECOND[1]])).toMatchObject({
      leader: 1,
      led: 'coin',
      best: 2,
      why: 'trump',
      states: ['waiting', 'beaten', 'best'],
    });
  });
  test('of two equal ones the later wins (CHA-6.2)', () => {
    expect(trick([...FIRST, ...SECOND, THIRD[0], THIRD[1]])).toMatchObject({
      leader: 2,
      best: 0,
      why: 'later',
      states: ['best', 'waiting', 'beaten'],
    });
  });
});
