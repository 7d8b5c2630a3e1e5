import { describe, expect, test } from 'vitest';
import { standingOf } from './standing.ts';
import { BIDS, TRICKS, tableAfter } from './testTable.ts';

const [FIRST, SECOND, THIRD] = TRICKS;

/** The trick after these decisions: who leads it, who wins and why, and how each seat stands. */
function standing(decisions: readonly string[], settling = false) {
  const view = tableAfter(...BIDS, ...decisions).view(0);
  const { placeOf, ...facts } = standingOf(view, settling);
  return { ...facts, places: [0, 1, 2].map(placeOf) };
}

describe('how a trick stands', () => {
  test('nothing is to be said before the first lead', () => {
    expect(standing([])).toEqual({
      leader: null,
      led: null,
      finished: false,
      best: null,
      why: null,
      places: [null, null, null],
    });
  });
  test('the highest of the led suit; who has not played may still change', () => {
    expect(standing(FIRST.slice(0, 2))).toMatchObject({
      leader: 0,
      led: 'coin',
      best: 1,
      why: 'led',
      places: ['beaten', 'best', 'waiting'],
    });
  });
  test('for a moment, how it ended: neither led suit nor trump counts for nothing', () => {
    expect(standing(FIRST, true)).toMatchObject({
      leader: 0,
      led: 'coin',
      finished: true,
      best: 1,
      places: ['beaten', 'best', 'off'],
    });
  });
  test('then the table is free for the next lead', () => {
    expect(standing(FIRST)).toMatchObject({ leader: null, led: null, finished: false, best: null });
  });
  test('a number that is led leads the suit beside it (CHA-5.2), and trump wins (CHA-6.1)', () => {
    expect(standing([...FIRST, SECOND[0], SECOND[1]])).toMatchObject({
      leader: 1,
      led: 'coin',
      best: 2,
      why: 'trump',
      places: ['waiting', 'beaten', 'best'],
    });
  });
  test('of two equal ones the later wins (CHA-6.2)', () => {
    expect(standing([...FIRST, ...SECOND, THIRD[0], THIRD[1]])).toMatchObject({
      leader: 2,
      best: 0,
      why: 'later',
      places: ['best', 'waiting', 'beaten'],
    });
  });
});
