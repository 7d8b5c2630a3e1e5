import { expect, test } from 'vitest';
import { leftOf, seatsOf } from './seat.ts';

test('left of a seat is the next one clockwise, and after the last the first', () => {
  for (let players = 2; players <= 9; players++) {
    for (let seat = 0; seat < players; seat++) expect(leftOf(seat, players)).toBe((seat + 1) % players);
  }
});

test('a mask names its seats', () => {
  expect(seatsOf(0)).toEqual([]);
  expect(seatsOf(0b1011)).toEqual([0, 1, 3]);
});
