import { resultOf } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { contest } from './contest.ts';
import { lateTricks, plays } from './positions.ts';

describe('what is contested', () => {
  test('INV-5.1 two players: the tricks of seat 0, every one of them; five are a draw', () => {
    const { state } = lateTricks({
      lane: 'H9 H8',
      hands: ['S2 D10', 'C1 H1'],
      taken: [5, 3],
      suits: ['H', 'S', 'C'],
    });
    expect(contest.takers(state)).toBe(0b01);
    expect([contest.count(state), contest.left(state)]).toEqual([5, 2]);
    expect(contest.matters(state)).toEqual({ least: 0, most: 10 });
    expect([4, 5, 6, 7].map((count) => resultOf(contest.marks(state), count))).toEqual([0, 0.5, 1, 1]);
  });

  test('INV-5.2 the parent against the children: whether the declared number is reached', () => {
    const { state } = lateTricks({
      lane: 'H9',
      hands: ['H10', 'C1', 'S8'],
      parent: 1,
      declared: 4,
      taken: [2, 3, 4],
    });
    expect(contest.takers(state)).toBe(0b010);
    expect([contest.count(state), contest.left(state)]).toEqual([3, 1]);
    expect(contest.matters(state)).toEqual({ least: 3, most: 4 });
    expect([3, 4, 5].map((count) => resultOf(contest.marks(state), count))).toEqual([0, 1, 1]);
  });

  test('INV-2.1 nothing, while there is no parent', () => {
    const { state } = lateTricks({ lane: 'H9', hands: ['H10', 'C1', 'S8'] });
    state.parent = -1;
    expect(contest.takers(state)).toBe(0);
  });
});

describe('the key of a position', () => {
  const keyOf = (set: Parameters<typeof lateTricks>[0]): string => {
    const { state } = lateTricks(set);
    const key = new Int32Array(contest.keySize(state.players));
    expect(contest.key(state, key)).toBe(true);
    return key.join();
  };
  const table = { lane: 'H9 H8', hands: ['S2 D10', 'C1 H1', 'D4 S5'], parent: 0, leader: 0 };

  test('is another one when hands, lane, leader or parent differ, and not when tricks were taken', () => {
    const others = [
      table,
      { ...table, hands: ['S3 D10', 'C1 H1', 'D4 S5'] },
      { ...table, hands: ['S2 D10', 'C1 D4', 'H1 S5'] },
      { ...table, lane: 'H8 H9' },
      { ...table, lane: 'H9 H7' },
      { ...table, leader: 2 },
      { ...table, parent: 1 },
    ];
    expect(new Set(others.map(keyOf)).size).toBe(others.length);
    expect(keyOf({ ...table, taken: [1, 2, 5] })).toBe(keyOf(table));
  });

  test('is there only between tricks', () => {
    const { state } = lateTricks(table).play(...plays('S2'));
    expect(contest.key(state, new Int32Array(contest.keySize(3)))).toBe(false);
  });
});
