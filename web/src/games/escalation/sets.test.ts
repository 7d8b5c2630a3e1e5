import { describe, expect, test } from 'vitest';
import { attempt, cardsOf, readySets, setsWith } from './sets.ts';
import { tableWith } from './testTable.ts';

const offered = (hands: readonly string[], decisions: readonly string[], most = 14) => {
  const table = tableWith(hands, decisions);
  return readySets(table.view(table.state.turn).now.legal, most);
};
const named = (sets: ReturnType<typeof offered>) => sets.map(({ decision, total }) => `${decision} ${total}`);

describe('the sets that are offered', () => {
  test('climb, and save wilds where cards will do', () => {
    const sets = offered(['12 1 1 1 1 1', '5 5 W 7 7 13'], ['play:12']);
    expect(named(sets)).toEqual(['play:13 13', 'play:7,7 14', 'play:5,5,W 15', 'play:7,7,W 21']);
  });
  test('have wilds alone once for each number of them, with every total they can make', () => {
    const sets = offered(['4 1 1 1 1 1', 'W W 9 9 P P'], ['play:4']);
    const wild = sets.filter(({ value, wilds }) => wilds > 0 && value === 7);
    expect(wild.map(({ cards, from, total }) => [cards.length, from, total])).toEqual([
      [1, 5, 7],
      [2, 6, 14],
    ]);
  });
  test('are no more than fit, and those with many wilds give way first', () => {
    const all = offered(['1 2 3 W W W', '4 4 4 4 5 5'], []);
    const few = offered(['1 2 3 W W W', '4 4 4 4 5 5'], [], 6);
    expect(all).toHaveLength(14);
    expect(few).toHaveLength(6);
    expect(named(few)).toEqual(expect.arrayContaining(['play:1 1', 'play:2 2', 'play:3 3', 'play:W=7 7']));
  });
});

test('a chosen card narrows the sets to those that have it', () => {
  const table = tableWith(['12 1 1 1 1 1', '5 5 W 7 7 13'], ['play:12']);
  const { legal } = table.view(1).now;
  expect(setsWith(legal, ['5']).map(({ decision }) => decision)).toEqual(['play:5,5,W']);
  expect(setsWith(legal, ['7', 'W']).map(({ decision }) => decision)).toEqual(['play:7,W', 'play:7,7,W']);
});

test('a pass uses its card, taking uses none', () => {
  expect(cardsOf('pass')).toEqual(['P']);
  expect(cardsOf('take')).toBeNull();
  expect(cardsOf('play:5,5,W')).toEqual(['5', '5', 'W']);
});

describe('touching cards that may not be played means', () => {
  const view = tableWith(['6 1 1 1 1 1', '5 W 8 P 2 13'], ['play:6']).view(1);
  test('the set they would be, wilds last', () => {
    expect(attempt(['2'], view)).toBe('play:2');
    expect(attempt(['W', '8'], view)).toBe('play:8,W');
    expect(attempt(['W'], view)).toBe('play:W=7');
    expect(attempt(['P'], view)).toBe('pass');
  });
  test('another beginning, when the last one can be played', () => {
    expect(attempt(['8', '13'], view)).toBeNull();
    expect(attempt(['8', 'P'], view)).toBeNull();
    expect(attempt([], view)).toBeNull();
  });
  test('the last one alone, when it cannot', () => {
    const low = tableWith(['6 6 1 1 1 1', '5 13 8 1 2 13'], ['play:6,6']).view(1);
    expect(attempt(['13', '8'], low)).toBe('play:8');
  });
});
