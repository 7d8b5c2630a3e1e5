import { describe, expect, test } from 'vitest';
import type { Selection } from '../board.ts';
import { giftNow } from './happening.ts';
import { ringOf } from './ring.ts';
import { placeInLine, sceneOf } from './scene.ts';
import { seenCards } from './seen.ts';
import { LED, OFFER, SOLD, TAKEN, TRICK, tableWith, UNSOLD } from './testTable.ts';
import { lastTrick } from './trick.ts';

const NOTHING: Selection = { cards: [], options: [], decision: null, preview: null };
const scene = (decisions: string, settling = false, eyes = 1, selection = NOTHING) =>
  sceneOf(tableWith(decisions).view(eyes), settling, selection);

describe('what the table shows', () => {
  test('a card for sale, with the answers closed until all are in', () => {
    expect(scene('')).toMatchObject({ kind: 'sale', offered: null, open: false });
    expect(scene(OFFER)).toMatchObject({ kind: 'sale', offered: 'Y1', seller: 0, open: false });
    expect(scene(SOLD)).toMatchObject({ kind: 'sale', offered: 'Y1', buyer: 5, open: true });
  });

  test('an offer that nobody wants, for a moment; not to somebody who already chooses a card', () => {
    expect(scene(UNSOLD, true)).toMatchObject({ kind: 'sale', offered: 'Y1', buyer: null, open: true });
    expect(scene(UNSOLD)).toMatchObject({ kind: 'trick', cards: [{ seat: 0, card: 'Y1' }] });
    expect(scene(UNSOLD, true, 1, { ...NOTHING, decision: 'play:Y4' }).kind).toBe('trick');
  });

  test('a finished trick for a moment, then its blocks; at once to the one who takes', () => {
    expect(scene(TRICK, true)).toMatchObject({ kind: 'trick', finished: true, order: [3, 4, 2] });
    expect(scene(TRICK, true, 3).kind).toBe('market');
    expect(scene(TRICK).kind).toBe('market');
  });

  test('a finished trick without blocks, before the next card is sold', () => {
    const empty = 'reveal:W decline decline decline decline decline Y4 B4 P4 Y6 W';
    expect(scene(empty, true)).toMatchObject({ kind: 'trick', finished: true, order: [5, 0, 4] });
    expect(scene(empty).kind).toBe('sale');
  });
});

test('the last trick names who really led, not who sold the lead', () => {
  expect(lastTrick(tableWith(TAKEN).view(1).past)).toEqual({
    cards: [
      { seat: 5, card: 'Y1' },
      { seat: 0, card: 'Y3' },
      { seat: 1, card: 'Y4' },
      { seat: 2, card: 'Y5' },
      { seat: 3, card: 'G2' },
      { seat: 4, card: 'Y6' },
    ],
    order: [3, 4, 2],
  });
  expect(lastTrick(tableWith(LED).view(1).past)).toBeNull();
});

test('a gift is known to its two', () => {
  expect(giftNow(tableWith(LED).view(0).past)).toEqual({ from: 5, to: 0, card: 'B6' });
  expect(giftNow(tableWith(LED).view(5).past)).toEqual({ from: 5, to: 0, card: 'B6' });
  expect(giftNow(tableWith(LED).view(3).past)).toEqual({ from: 5, to: 0 });
  expect(giftNow(tableWith(SOLD).view(0).past)).toBeNull();
  expect(giftNow(tableWith(UNSOLD).view(0).past)).toBeNull();
});

test('every card is seen once: what lies open, the hand, and a gift that one gave away', () => {
  const seen = (decisions: string, eyes: number) =>
    seenCards(tableWith(decisions).view(eyes)).sort().join(' ');
  expect(seen('', 0)).toBe('B1 G6 R1 W Y1 Y2 Y3');
  expect(seen(LED, 5)).toBe('B6 G5 G6 K4 K5 P6 W Y1');
  expect(seen(LED, 0)).toBe('B1 B6 G6 R1 W Y1 Y2 Y3');
  expect(seen(TRICK, 5)).toBe('B6 G2 G5 G6 K4 K5 P6 W Y1 Y3 Y4 Y5 Y6');
  expect(seen(`${TRICK} acquire:Y5`, 5)).toBe('B6 G2 G5 G6 K4 K5 P6 W Y1 Y3 Y4 Y5 Y6');
  expect(seen(TAKEN, 5)).toBe('B6 G2 G5 G6 K4 K5 P6 W Y1 Y3 Y4 Y5 Y6');
});

test('the line of buyers begins at the right hand of the seller', () => {
  expect([0, 1, 2, 3, 4, 5].map((seat) => placeInLine(seat, 2, 6))).toEqual([2, 1, 0, 5, 4, 3]);
});

test.each([
  ['tall', 9, [4, 3, 2, 1], [], [5, 6, 7, 8]],
  ['tall', 6, [2, 1], [3], [4, 5]],
  ['wide', 9, [2, 1], [3, 4, 5, 6], [7, 8]],
  ['desk', 7, [2, 1], [3, 4], [5, 6]],
] as const)('%s, %i seats go round clockwise', (shape, players, left, top, right) => {
  const others = Array.from({ length: players - 1 }, (_, i) => i + 1);
  expect(ringOf(others, shape)).toEqual({ left, top, right });
});
