import { SPECTATOR, Table } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { escalation } from './index.ts';
import { dealOf, lateHands, tableWith } from './positions.ts';

/** Seat 0 leads 2, seat 1 goes over it, seat 2 takes both and leads, seat 0 plays its last card. */
function matchOver() {
  const { setup, state } = lateHands(['2 9', '3 3 1', '5 1 1']);
  state.stack.set([4, 0, 0]);
  const table = new Table(escalation, setup, { kind: 'seed', seed: 'x', match: 0 }, true, state);
  for (const decision of ['play:2', 'play:3,3', 'take', 'play:5', 'play:9']) {
    const decided = table.decide(table.state.turn, decision);
    if (!decided.ok) throw new Error(decided.error.reason);
  }
  return table.view(SPECTATOR);
}

test('ESC-3.2, 3.3 who went out has what was taken; the others add their hands', () => {
  const view = matchOver();
  expect(escalation.scoring(view, 0)).toEqual({
    rule: 'ESC-3.3',
    by: 'out',
    count: 4,
    taken: 4,
    left: 0,
    points: 4,
  });
  expect(escalation.scoring(view, 1)).toMatchObject({ by: 'hand', taken: 0, left: 1, points: 1 });
  expect(escalation.scoring(view, 2)).toMatchObject({ by: 'hand', taken: 3, left: 2, points: 5 });
});

test('ESC-2.4 the largest pile that a loser took decided it', () => {
  expect(escalation.turningPoint?.(matchOver())).toEqual({
    by: 'pile',
    seat: 2,
    deal: 0,
    position: 4,
    cards: 3,
  });
});

test('nothing stands out when nobody took a pile', () => {
  const { setup, state } = lateHands(['2', '3 3', '5 1']);
  const table = new Table(escalation, setup, { kind: 'seed', seed: 'x', match: 0 }, true, state);
  table.decide(0, 'play:2');
  expect(escalation.turningPoint?.(table.view(SPECTATOR))).toBeNull();
});

test('a match of one deal is a race from pile to pile; the last step adds the hands', () => {
  const race = escalation.race?.(matchOver());
  expect(race?.by).toBe('take');
  expect(race?.lines.map(({ sums }) => sums)).toEqual([
    [0, 0, 4],
    [0, 0, 1],
    [0, 3, 5],
  ]);
});

test('ESC-4.2 a match of several deals is a race from deal to deal', () => {
  const rounds = { rounds: 'each-starts' };
  const deal = dealOf(['2 9 9 9 1 1', '3 3 1 1 1 2'], '', 0, rounds);
  expect(escalation.race?.(tableWith(deal, [], rounds).view(SPECTATOR))).toBeNull();
});
