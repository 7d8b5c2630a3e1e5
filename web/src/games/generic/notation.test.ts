import { expect, test } from 'vitest';
import { cardsOf, holds, partsOf } from './notation.ts';

test.each([
  ['bid:3', null],
  ['declare:4', null],
  ['pass', null],
  ['acquire:Y7', null],
  ['play:7', ['7']],
  ['play:key+5', ['key', '5']],
  ['play:5,5,W', ['5', '5', 'W']],
  ['play:W,W=7', ['W', 'W']],
  ['give:R3', ['R3']],
])('%s uses of the hand: %j', (decision, cards) => {
  expect(cardsOf(decision)).toEqual(cards);
});

test('a value that was named belongs to the decision, not to its cards', () => {
  expect(partsOf('play:W,W=7')).toEqual({ verb: 'play', cards: ['W', 'W'], value: '7' });
});

test('a card counts as often as it is held', () => {
  expect(holds(['5', '5', 'W'], ['5', '5'])).toBe(true);
  expect(holds(['5', 'W'], ['5', '5'])).toBe(false);
});
