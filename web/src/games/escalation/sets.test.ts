import { escalation } from '@overtrick/games/escalation';
import { describe, expect, test } from 'vitest';
import { type ReadySet, readySets, setsWith, wildsIn } from './sets.ts';
import { tableWith } from './testTable.ts';

const offered = (hands: readonly string[], decisions: readonly string[], most = 14) => {
  const table = tableWith(hands, decisions);
  return readySets(table.view(table.state.turn).now.choices, most);
};
const written = ({ set }: ReadySet) => escalation.makeDecision(set);
const named = (sets: readonly ReadySet[]) => sets.map((each) => `${written(each)} ${each.set.total}`);

describe('the sets that are offered', () => {
  test('climb, and save wilds where cards will do', () => {
    const sets = offered(['12 1 1 1 1 1', '5 5 W 7 7 13'], ['play:12']);
    expect(named(sets)).toEqual(['play:13 13', 'play:7,7 14', 'play:5,5,W 15', 'play:7,7,W 21']);
  });
  test('have wilds alone once for each number of them, with every total they can make', () => {
    const sets = offered(['4 1 1 1 1 1', 'W W 9 9 P P'], ['play:4']);
    const wild = sets.filter(({ set }) => wildsIn(set.cards) > 0 && set.value === 7);
    expect(wild.map(({ set, from }) => [set.cards.length, from, set.total])).toEqual([
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
  const { choices } = tableWith(['12 1 1 1 1 1', '5 5 W 7 7 13'], ['play:12']).view(1).now;
  expect(setsWith(choices, ['5']).map(written)).toEqual(['play:5,5,W']);
  expect(setsWith(choices, ['7', 'W']).map(written)).toEqual(['play:7,W', 'play:7,7,W']);
});
