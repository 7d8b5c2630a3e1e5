import { expect, test } from 'vitest';
import { makeSay } from '../words/say.ts';
import { explainClock, PACES, sayTime, splitTime } from './clock.ts';

const [en, ja] = [makeSay('en'), makeSay('ja')];

test.each([
  [61_000, '1:01'],
  [9_001, '0:10'],
  [-5_000, '0:00'],
  [3_599_000, '59:59'],
  [86_399_000, '23 h'],
])('%i ms are read as %s', (left, text) => {
  expect(sayTime(left, en)).toBe(text);
});

test('a clock is said in the language of the page', () => {
  expect(sayTime(86_399_000, ja)).toBe('23時間');
  expect(explainClock({ kind: 'none' }, en)).toBe('Take your time');
  expect(explainClock(PACES.steady, en)).toBe('30 seconds each turn, 5 minutes in reserve');
  expect(explainClock(PACES.steady, ja)).toBe('1手30秒、予備5分');
  expect(explainClock({ kind: 'correspondence', hours: 24 }, en)).toBe('24 hours each turn');
  expect(explainClock({ kind: 'correspondence', hours: 24 }, ja)).toBe('1手24時間');
});

test('the time of the turn runs first, then the reserve', () => {
  expect(splitTime(330_000, 300_000)).toEqual({ left: 30_000, more: 300_000 });
  expect(splitTime(299_000, 300_000)).toEqual({ left: 299_000, more: 0 });
  expect(splitTime(12_000, 0)).toEqual({ left: 12_000, more: 0 });
});
