import { expect, test } from 'vitest';
import { heatOf } from './heat.ts';
import { cardsTaken, drawnIn, lastTake, takenBy } from './pile.ts';
import { EXAMPLE, tableWith } from './testTable.ts';

test('the tower that falls is all that was laid since the last lead, in its order', () => {
  const view = tableWith(EXAMPLE.hands, EXAMPLE.decisions).view(0);
  expect(lastTake(view)?.seat).toBe(3);
  expect(cardsTaken(view).join(' ')).toBe('2 3 3 8 12 5 5 W P 7 7 7');
  expect([0, 1, 2, 3].map((seat) => takenBy(view, seat))).toEqual([0, 0, 0, 12]);
});

test('once somebody leads, nothing falls any more', () => {
  const view = tableWith(EXAMPLE.hands, [...EXAMPLE.decisions, 'play:4']).view(0);
  expect(lastTake(view)).toBeNull();
});

test('a second tower does not hold the cards of the first', () => {
  const view = tableWith(['2 1 1 1 1 5', '9 3 3 3 2 2'], ['play:2', 'take', 'play:9', 'take']).view(0);
  expect(cardsTaken(view)).toEqual(['9']);
});

test('the table heats up with the total and never burns', () => {
  const heats = [null, 1, 6, 12, 21, 42, 90].map(heatOf);
  expect(heats[0]).toBe(0);
  expect([...heats].sort((a, b) => a - b)).toEqual(heats);
  expect(heats.at(-1)).toBeLessThanOrEqual(1);
});

test('who drew knows the cards; others know how many they were', () => {
  const play = { t: 'choice', seat: 0, action: 'play:3,3' } as const;
  expect(drawnIn({ ...play, shows: { total: 6, drew: ['9', 'W'] } })).toEqual(['9', 'W']);
  expect(drawnIn({ ...play, shows: { total: 6, drew: 2 } })).toEqual([]);
  expect(drawnIn({ ...play, action: 'take', shows: { took: 4 } })).toEqual([]);
});
