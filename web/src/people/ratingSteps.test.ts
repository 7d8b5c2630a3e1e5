import type { HistoryLine } from '@overtrick/api';
import { expect, test } from 'vitest';
import { bandOf, ratingSteps } from './ratingSteps.ts';

const line = (at: number, game: string, rating: HistoryLine['rating']): HistoryLine => ({
  table: `t${at}`,
  game,
  at,
  seat: 0,
  players: 3,
  place: 1,
  points: 5,
  rated: rating !== null,
  left: false,
  rating,
});

test('ratings over time: oldest first, by game, of matches that moved one', () => {
  const history = [
    line(5, 'inflation', { mu: 27, sigma: 6 }),
    line(4, 'charms', { mu: 25, sigma: 8 }),
    line(3, 'inflation', null),
    line(2, 'inflation', { mu: 26, sigma: 7 }),
    line(1, 'chess', { mu: 30, sigma: 1 }),
  ];
  // One rating alone is no line, and a game that this app does not have is left out.
  expect([...ratingSteps(history)]).toEqual([
    [
      'inflation',
      [
        { at: 2, mu: 26, sigma: 7 },
        { at: 5, mu: 27, sigma: 6 },
      ],
    ],
  ]);
});

test('the lower edge of the band is the rating of the leaderboard', () => {
  expect(bandOf({ at: 1, mu: 27, sigma: 6 })).toEqual([9, 45]);
});
