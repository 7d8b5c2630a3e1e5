import { SPECTATOR, Table, type View } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { type Inversion, inversion } from './index.ts';
import { type LateTricks, lateTricks, plays } from './positions.ts';

/** The last tricks of a match, played out. */
function matchOver(set: LateTricks, played: string): View<Inversion> {
  const { setup, state } = lateTricks(set);
  const table = new Table(inversion, setup, { kind: 'seed', seed: 'x', match: 0 }, true, state);
  for (const decision of plays(played)) {
    const decided = table.decide(table.state.turn, decision);
    if (!decided.ok) throw new Error(`${decision}: ${decided.error.reason}`);
  }
  return table.view(SPECTATOR);
}

/** Seat 2 is the parent and takes the last trick too. */
const parentTakesLast = (declared: number, taken: number) =>
  matchOver(
    {
      lane: 'H9',
      hands: ['H5', 'H6', 'H8'],
      parent: 2,
      declared,
      leader: 1,
      taken: [9 - taken, 0, taken],
    },
    'H6 H8 H5',
  );

test('INV-5.2 the parent needed 5 and took 5: won; the children needed 6 together and took 5: lost', () => {
  const view = parentTakesLast(5, 4);
  expect(inversion.scoring(view, 2)).toEqual({
    rule: 'INV-5.2',
    by: 'parent',
    count: 5,
    taken: 5,
    needed: 5,
    ended: 'won',
    points: 1,
  });
  expect(inversion.scoring(view, 1)).toEqual({
    rule: 'INV-5.2',
    by: 'child',
    count: 0,
    taken: 5,
    needed: 6,
    ended: 'lost',
    points: 0,
  });
});

test('INV-5.2 the parent needed 6 and took 5: the children have won', () => {
  const view = parentTakesLast(6, 4);
  expect(inversion.scoring(view, 2)).toMatchObject({ by: 'parent', taken: 5, needed: 6, ended: 'lost' });
  expect(inversion.scoring(view, 0)).toMatchObject({ by: 'child', taken: 5, needed: 5, ended: 'won' });
});

test('INV-5.1 two players: more tricks win, 5–5 is a draw', () => {
  const two = (taken: number[]) => matchOver({ lane: 'H9', hands: ['H8', 'H7'], taken }, 'H8 H7');
  const won = two([5, 4]);
  expect(inversion.scoring(won, 0)).toMatchObject({
    rule: 'INV-5.1',
    by: 'tricks',
    taken: 6,
    ended: 'won',
    points: 6,
  });
  expect(inversion.scoring(won, 1)).toMatchObject({ taken: 4, ended: 'lost' });
  expect(inversion.scoring(two([4, 5]), 0)).toMatchObject({ taken: 5, ended: 'drawn' });
});

test('the trick with which a side had enough decided it, by a swap or not', () => {
  // C2 makes eleven with the H9 of the lane and counts as H9: seat 0 takes the first of two tricks.
  const view = matchOver(
    { lane: 'H9 H4', hands: ['C2 C3', 'H8 H7'], leader: 0, taken: [0, 0] },
    'C2 H8 C3 H7',
  );
  const one: View<Inversion> = {
    ...view,
    now: { ...view.now, board: { ...view.now.board, needs: [1, 2] }, outcome: won(0) },
  };
  expect(inversion.turningPoint?.(one)).toEqual({
    by: 'tricks',
    seat: 0,
    deal: 0,
    position: 3,
    taken: 1,
    needed: 1,
    trick: 0,
    swapped: true,
  });
});

const won = (seat: number) => ({ kind: 'alone', winners: [seat], role: null }) as const;

test('a draw was made level by the last trick', () => {
  const view = matchOver(
    { lane: 'H9 H4', hands: ['H8 C3', 'H3 H6'], leader: 0, taken: [4, 4] },
    'H8 H3 C3 H6',
  );
  expect(inversion.turningPoint?.(view)).toMatchObject({ by: 'level', seat: 1, trick: 1, swapped: false });
});

test('the race of three is one of two sides, with what each needed', () => {
  const race = inversion.race?.(parentTakesLast(6, 4));
  expect(race).toEqual({
    by: 'trick',
    lines: [
      { seats: [0, 1], sums: [0, 0], goal: 5 },
      { seats: [2], sums: [0, 1], goal: 6 },
    ],
  });
});
