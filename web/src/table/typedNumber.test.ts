import { expect, test } from 'vitest';
import { Typing, typedBid } from './typedNumber.ts';

const bids = Array.from({ length: 13 }, (_, i) => `bid:${i}`);
const auction = ['declare:3', 'declare:4', 'declare:10', 'pass'];

test.each([
  ['a digit is that bid', bids, '7', 'bid:7'],
  ['0 is a bid where it may be one', bids, '0', 'bid:0'],
  ['two digits are one number', bids, '12', 'bid:12'],
  ['of a number nobody may say the last digit counts', bids, '47', 'bid:7'],
  ['0 is ten where nobody can say none', auction, '0', 'declare:10'],
  ['what can no longer be declared is still what was meant', auction, '2', 'declare:2'],
  ['cards are not numbers', ['play:3', 'play:10'], '3', null],
  ['somebody else is asked', [], '3', null],
])('%s', (_what, legal, typed, meant) => {
  expect(typedBid(legal, typed)).toBe(meant);
});

test('digits make a number only when they follow each other at once', () => {
  const typing = new Typing();
  expect(typing.add('1', 0)).toBe('1');
  expect(typing.add('0', 300)).toBe('10');
  expect(typing.add('4', 5000)).toBe('4');
});
