import type { MatchLog } from '@overtrick/engine';
import { charms, inflation, inversion } from '@overtrick/games';
import { describe, expect, it } from 'vitest';
import { sampleLog } from '../../e2e/sample.ts';
import type { MatchEntry } from '../store/matches.ts';
import { type CountedMatch, countedMatch, counts, levelOf } from './countedMatch.ts';
import { formOf, statisticsOf } from './statistics.ts';
import { summaryOf } from './summaryOf.ts';

const entry = (change: Partial<MatchEntry> = {}): MatchEntry => ({
  id: 'a',
  game: 'inflation',
  sitters: [
    { name: 'Mia', kind: 'bot' },
    { name: '', kind: 'human' },
    { name: 'Ren', kind: 'bot' },
  ],
  started: 1,
  updated: 2,
  status: 'over',
  deal: 2,
  deals: 3,
  points: [10, 20, 5],
  winners: [1],
  takenBack: 0,
  revision: 9,
  ...change,
});

describe('which matches count', () => {
  it('takes finished ones of one person', () => {
    expect(counts(entry())).toBe(true);
    expect(counts(entry({ status: 'playing' }))).toBe(false);
    expect(counts(entry({ sitters: entry().sitters.map((sitter) => ({ ...sitter, kind: 'human' })) }))).toBe(
      false,
    );
  });

  it('leaves out take-backs and matches begun in the middle', () => {
    expect(counts(entry({ takenBack: 1 }))).toBe(false);
    expect(counts(entry({ playedOn: true }))).toBe(false);
  });
});

const won: CountedMatch = {
  id: 'a',
  game: 'inflation',
  players: 3,
  level: 'novice',
  at: 2,
  place: 1,
  of: 3,
  won: true,
  chance: 1 / 3,
  points: 20,
  bids: 2,
  met: 1,
};
const lost: CountedMatch = { ...won, id: 'b', place: 2, won: false, points: 10, bids: 0, met: 0 };

describe('a match as its person sees it', () => {
  const levels = entry().sitters.map((sitter) =>
    sitter.kind === 'bot' ? { ...sitter, level: 'novice' as const } : sitter,
  );
  const summary = {
    id: 'a',
    deals: [
      { bid: 3, taken: 3, met: true, points: 6 },
      { bid: 0, taken: 2, met: false, points: 2 },
    ],
  };

  it('has a place, a chance, bids and the level of its bots', () => {
    expect(countedMatch(inflation, entry({ sitters: levels }), summary)).toEqual(won);
  });
  it('has the place that the game gives: fewest points are best in Charms', () => {
    expect(countedMatch(charms, entry({ game: 'charms', winners: [2] }), null).place).toBe(3);
  });
  it('is won by one of two sides in Inversion, however many sit there', () => {
    const parent = entry({ game: 'inversion', points: [1, 0, 1], winners: [0, 2] });
    expect(countedMatch(inversion, parent, null)).toMatchObject({ chance: 0.5, place: 2, of: 2 });
  });
  it('has no one level where bots differ', () => {
    const mixed = levels.map((sitter, at) => (at === 2 ? { ...sitter, level: 'club' as const } : sitter));
    expect(levelOf({ sitters: mixed })).toBeNull();
  });
});

it('sums up by game, number of players and level', () => {
  const club = { ...lost, level: 'club' as const };
  expect(statisticsOf([lost, won, club])).toEqual([
    {
      game: 'inflation',
      players: 3,
      level: 'novice',
      matches: 2,
      wins: 1,
      expected: 2 / 3,
      points: 15,
      bids: 2,
      met: 1,
    },
    {
      game: 'inflation',
      players: 3,
      level: 'club',
      matches: 1,
      wins: 0,
      expected: 1 / 3,
      points: 10,
      bids: 0,
      met: 0,
    },
  ]);
});

it('the form is that of the last ten', () => {
  const matches = [...Array.from({ length: 10 }, () => won), lost, { ...lost, chance: 0.5 }];
  const form = formOf(matches);
  expect(form[0]).toEqual({ rate: 1, even: 1 / 3 });
  expect(form[11].rate).toBe(0.8);
  expect(form[11].even).toBeCloseTo((9 / 3 + 0.5) / 10);
});

describe('what a seat did', () => {
  const total = (log: MatchLog, game = inflation, seat = 1) => summaryOf(game, log, seat, 'x');

  it('reads bids, tricks and points of every deal from the log', () => {
    const log = sampleLog(inflation, 3);
    const own = total(log);
    expect(own?.deals).toHaveLength(3);
    const bids = log.decisions
      .filter((line) => line.startsWith('1 bid:'))
      .map((line) => Number(line.slice(6)));
    expect(own?.deals.map(({ bid }) => bid)).toEqual(bids);
    // INF-4: a met bid brings two points a trick, any other at most one.
    for (const { bid, taken, met, points } of own?.deals ?? []) {
      expect(met).toBe(bid === taken);
      expect(met ? points === 2 * taken : points === taken || points === 0).toBe(true);
    }
    const taken = [0, 1, 2].map((seat) => total(log, inflation, seat)?.deals[0].taken ?? 0);
    expect(taken.reduce((sum, tricks) => sum + tricks)).toBe(12);
  });

  it('holds only the parent of Inversion to the declaration', () => {
    const log = sampleLog(inversion, 3);
    const bids = [0, 1, 2].map((seat) => summaryOf(inversion, log, seat, 'x')?.deals[0].bid ?? null);
    expect(bids.filter((bid) => bid !== null)).toHaveLength(1);
  });

  it('gives nothing for a log of another game', () => {
    expect(summaryOf(charms, sampleLog(inflation, 3), 0, 'x')).toBeNull();
  });
});
