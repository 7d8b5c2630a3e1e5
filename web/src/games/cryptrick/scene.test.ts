import type { Cryptrick } from '@overtrick/games/cryptrick';
import { describe, expect, test } from 'vitest';
import type { Selection } from '../board.ts';
import { ringOf } from './ring.ts';
import { placeInLine, sceneOf } from './scene.ts';
import { OFFER, SOLD, TRICK, tableWith, UNSOLD } from './testTable.ts';

const NOTHING: Selection<Cryptrick> = { cards: [], options: [], decision: null, preview: null };
const CHOSEN = { do: 'play', card: 'Y4', blocks: 0, order: [], places: [], place: null } as const;
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
    expect(scene(UNSOLD, true, 1, { ...NOTHING, preview: CHOSEN }).kind).toBe('trick');
  });

  test('a finished trick for a moment, then its blocks; at once to the one who takes', () => {
    expect(scene(TRICK, true)).toMatchObject({
      kind: 'trick',
      finished: true,
      places: [{ seat: 3 }, { seat: 4 }, { seat: 2 }],
    });
    expect(scene(TRICK, true, 3).kind).toBe('market');
    expect(scene(TRICK).kind).toBe('market');
  });

  test('a finished trick without blocks, before the next card is sold', () => {
    const empty = 'reveal:W decline decline decline decline decline Y4 B4 P4 Y6 W';
    expect(scene(empty, true)).toMatchObject({
      kind: 'trick',
      finished: true,
      places: [{ seat: 5 }, { seat: 0 }, { seat: 4 }],
    });
    expect(scene(empty).kind).toBe('sale');
  });
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
