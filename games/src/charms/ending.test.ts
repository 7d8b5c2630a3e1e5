import { type MatchEvent, type Seat, SPECTATOR, Table, type View } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { type Charms, charms } from './index.ts';

const setup = { players: 3, options: {}, rules: 1 };

/** A view with these bids and tricks; the rest of it is a deal that has just begun. */
function dealEnded(bids: number[], taken: number[]): View<Charms> {
  const view = new Table(charms, setup, { kind: 'seed', seed: 'x', match: 0 }).view(SPECTATOR);
  return { ...view, now: { ...view.now, board: { ...view.now.board, bids, taken } } };
}

test('CHA-7.1 exact: 0; off by 1: 1, by 2: 3, by 3 or more: 5', () => {
  const scored = (bid: number) => charms.scoring(dealEnded([bid, 0, 0], [4, 4, 4]), 0);
  expect(scored(4)).toEqual({ rule: 'CHA-7.1', by: 'exact', count: 4, bid: 4, taken: 4, off: 0, points: 0 });
  expect(scored(3)).toMatchObject({ by: 'off', off: 1, points: 1 });
  expect(scored(6)).toMatchObject({ by: 'off', off: 2, points: 3 });
  expect(scored(1)).toMatchObject({ by: 'off', off: 3, points: 5 });
  expect(scored(12)).toMatchObject({ by: 'off', off: 8, points: 5 });
});

const pair = { suit: 'coin', number: '5' } as const;

function matchOver(sheet: number[][], bids: number[], tricks: Seat[]): View<Charms> {
  const view = dealEnded(bids, [0, 0, 0]);
  const [dealt] = view.past;
  const past: MatchEvent<Charms>[] = [
    dealt,
    ...bids.map((bid, seat) => ({ t: 'choice', seat, decision: { do: 'bid', tricks: bid } }) as const),
    ...tricks.map(
      (winner, trick) =>
        ({
          t: 'choice',
          seat: winner,
          decision: { do: 'play', card: 'coin' },
          shows: { pair, trick, winner, winningPair: pair },
        }) as const,
    ),
  ];
  const points = [0, 1, 2].map((seat) => sheet.reduce((sum, line) => sum + line[seat], 0));
  const outcome = { kind: 'alone', winners: [0], role: null } as const;
  return { ...view, past, now: { ...view.now, sheet, points, over: true, outcome } };
}

test('CHA-7.2 fewest wins: what the next best missed by one decided it', () => {
  const view = matchOver([[0, 1, 5]], [1, 2, 0], [0, 1, 2, 2]);
  // Seat 1 bid two and has one: after the fourth trick none is left.
  expect(charms.turningPoint?.(view)).toEqual({
    by: 'missed',
    seat: 1,
    deal: 0,
    position: 8,
    bid: 2,
    taken: 1,
    off: 1,
    points: 1,
  });
});

test('else the exact bid of the winner, if it had one', () => {
  const view = matchOver([[0, 3, 5]], [1, 3, 0], [0, 1, 2, 2]);
  expect(charms.turningPoint?.(view)).toMatchObject({ by: 'exact', seat: 0, position: 5, off: 0 });
});

test('else the bid that was missed', () => {
  const view = matchOver([[1, 3, 5]], [2, 3, 0], [0, 1, 2, 2]);
  expect(charms.turningPoint?.(view)).toMatchObject({ by: 'missed', seat: 1, off: 2 });
});
