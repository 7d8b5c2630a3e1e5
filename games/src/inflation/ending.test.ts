import { type MatchEvent, type Seat, SPECTATOR, Table, type View } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { type Inflation, inflation } from './index.ts';
import { InflationState } from './state.ts';

const setup = { players: 3, options: {}, rules: 1 };
const chance = { kind: 'seed', seed: 'x', match: 0 } as const;

/** A deal that has ended like this. */
function dealEnded(bids: number[], taken: number[], lastTaken: number[]): View<Inflation> {
  const state = new InflationState(setup);
  state.deal = 0;
  state.dealer = 2;
  state.bid.set(bids);
  state.taken.set(taken);
  state.lastTaken.set(lastTaken);
  state.trick = 12;
  state.turn = -1;
  return new Table(inflation, setup, chance, true, state).view(SPECTATOR);
}
const scored = (view: View<Inflation>) => [0, 1, 2].map((seat) => inflation.scoring(view, seat));

test('INF-4.1 exact: 3 × 2 = 6', () => {
  const [own] = scored(dealEnded([3, 4, 4], [3, 5, 4], [5, 10, 11]));
  expect(own).toEqual({
    rule: 'INF-4.1',
    by: 'exact',
    bid: 3,
    taken: 3,
    count: 3,
    off: 0,
    each: 2,
    points: 6,
  });
});

test('INF-4.2 missed with the most: nothing; INF-4.3 missed otherwise: 1 a trick', () => {
  const [, most, missed] = scored(dealEnded([3, 4, 2], [3, 5, 4], [5, 10, 11]));
  expect(most).toMatchObject({ rule: 'INF-4.2', by: 'most', off: 1, each: 0, points: 0 });
  expect(missed).toMatchObject({ rule: 'INF-4.3', by: 'missed', off: 2, each: 1, points: 4 });
});

test('INF-4.4 of two with the most who missed, the later one gets nothing, the other is spared', () => {
  const [first, second, third] = scored(dealEnded([0, 0, 0], [5, 5, 2], [10, 11, 3]));
  expect(first).toMatchObject({ rule: 'INF-4.4', by: 'spared', each: 1, points: 5 });
  expect(second).toMatchObject({ rule: 'INF-4.4', by: 'latest', each: 0, points: 0 });
  expect(third).toMatchObject({ rule: 'INF-4.3', by: 'missed', points: 2 });
});

/** A deal in the record: the bids, and who took its tricks. */
function dealTold(deal: number, bids: number[], winners: Seat[]): MatchEvent<Inflation>[] {
  return [
    { t: 'deal', deal, hand: [], setup: { dealer: 2, first: 0 } },
    ...bids.map((tricks, seat) => ({ t: 'choice', seat, decision: { do: 'bid', tricks } }) as const),
    ...winners.map(
      (winner, trick) =>
        ({
          t: 'choice',
          seat: winner,
          decision: { do: 'play', card: '7' },
          shows: { number: '7', trick, winner },
        }) as const,
    ),
  ];
}

function matchOver(sheet: number[][], winners: Seat[], past: MatchEvent<Inflation>[]): View<Inflation> {
  const view = dealEnded([0, 0, 0], [0, 0, 0], [0, 0, 0]);
  const points = [0, 1, 2].map((seat) => sheet.reduce((sum, line) => sum + line[seat], 0));
  const outcome = { kind: 'alone', winners, role: null } as const;
  return { ...view, past, now: { ...view.now, sheet, points, over: true, outcome } };
}

test('a bid that the next best missed by one decided it, at the trick too many', () => {
  const past = [...dealTold(0, [1, 1, 1], [0, 1, 2]), ...dealTold(1, [2, 1, 1], [0, 1, 0, 1])];
  const view = matchOver(
    [
      [2, 2, 2],
      [4, 0, 0],
    ],
    [0],
    past,
  );
  expect(inflation.turningPoint?.(view)).toEqual({
    by: 'missed',
    seat: 1,
    deal: 1,
    // Seven events of deal 1, the deal, three bids, four tricks.
    position: 15,
    bid: 1,
    taken: 2,
    off: 1,
    points: 0,
  });
});

test('else the exact bid of the winner, with the last trick it needed', () => {
  const past = dealTold(0, [2, 3, 0], [0, 1, 0, 2]);
  expect(inflation.turningPoint?.(matchOver([[4, 1, 1]], [0], past))).toMatchObject({
    by: 'exact',
    seat: 0,
    position: 7,
    points: 4,
  });
});

test('else simply the tricks of the winner', () => {
  const past = dealTold(0, [1, 1, 3], [0, 0, 0, 1, 2, 2]);
  // Seat 1 met its bid with one trick and got 2; the three of seat 0 were more.
  expect(inflation.turningPoint?.(matchOver([[3, 2, 0]], [0], past))).toMatchObject({
    by: 'tricks',
    seat: 0,
    taken: 3,
    off: 2,
    points: 3,
  });
});

test('nothing decided a match that all have won', () => {
  expect(inflation.turningPoint?.(matchOver([[2, 2, 2]], [0, 1, 2], []))).toBeNull();
});
