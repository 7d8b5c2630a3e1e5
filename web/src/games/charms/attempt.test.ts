import { describe, expect, test } from 'vitest';
import { attempt } from './attempt.ts';
import { BIDS, ruleAgainst, TRICKS, tableAfter } from './testTable.ts';

describe('what a touch means', () => {
  const first = tableAfter(...BIDS, TRICKS[0][0]).view(1);
  test('nothing without a card', () => {
    expect(attempt([], first)).toBeNull();
  });
  test('in the first trick a suit goes with some number, so that the reason is about the suit', () => {
    expect(attempt(['key'], first)).toBe('play:key+2');
    expect(ruleAgainst(first, 'play:key+2')).toBe('CHA-4.3');
  });
  test('the other kind that is chosen already goes along, in the order of the notation', () => {
    expect(attempt(['5', 'key'], first)).toBe('play:key+5');
    expect(attempt(['coin', '5', '7'], first)).toBe('play:coin+7');
  });
  test('later a card is played alone', () => {
    const later = tableAfter(...BIDS, ...TRICKS[0]).view(1);
    expect(attempt(['key'], later)).toBe('play:key');
  });
  test('before the bids it is too early', () => {
    const bidding = tableAfter().view(0);
    expect(ruleAgainst(bidding, attempt(['key'], bidding) ?? '')).toBe('CHA-3.1');
  });
});
