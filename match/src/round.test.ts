import { cryptrick, inflation } from '@overtrick/games';
import { describe, expect, test } from 'vitest';
import { sampleMatch } from '../testing/sample.ts';
import { isStillIn, roundAt } from './round.ts';

/** A match of six at a moment when everybody is asked whether they want a card (CRY-2.2). */
function whereAllAreAsked() {
  const match = sampleMatch(cryptrick, 6);
  for (let at = 1, { at: end } = match; at < end; at++) {
    match.goTo(at);
    if (roundAt(match).asked.length > 1) return match;
  }
  throw new Error('nobody was asked together');
}

describe('a round', () => {
  test('of one seat ends with its decision', () => {
    const match = sampleMatch(inflation, 3, 0);
    const round = roundAt(match);
    expect(round.asked).toHaveLength(1);
    expect(isStillIn(round, match)).toBe(true);
    match.decide(round.asked[0], match.legal(round.asked[0])[0]);
    expect(isStillIn(round, match)).toBe(false);
  });

  test('of several goes on until all of them have decided, in whatever order', () => {
    const match = whereAllAreAsked();
    const round = roundAt(match);
    const left = [...round.asked].reverse();
    for (const seat of left.slice(0, -1)) {
      expect(match.decide(seat, { do: 'decline' }).ok).toBe(true);
      expect(isStillIn(round, match)).toBe(true);
    }
    match.decide(left[left.length - 1], { do: 'decline' });
    expect(isStillIn(round, match)).toBe(false);
  });

  test('goes on when one answer is taken back, and is over when what came before it is', () => {
    const match = whereAllAreAsked();
    const round = roundAt(match);
    match.decide(round.asked[0], { do: 'decline' });
    match.takeBack(round.decided);
    expect(isStillIn(round, match)).toBe(true);
    match.takeBack(round.decided - 1);
    expect(isStillIn(round, match)).toBe(false);
  });
});
