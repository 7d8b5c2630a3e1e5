import type { MatchLog } from '@overtrick/engine';
import { charms, inflation, inversion } from '@overtrick/games';
import { describe, expect, it } from 'vitest';
import { sampleLog } from '../../e2e/sample.ts';
import type { MatchEntry } from '../store/matches.ts';
import { counts, statisticsOf } from './statistics.ts';
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

it('sums up by game and number of players', () => {
  const summaries = [
    {
      id: 'a',
      deals: [
        { bid: 3, taken: 3, met: true, points: 6 },
        { bid: 0, taken: 2, met: false, points: 2 },
      ],
    },
  ];
  const lost = entry({ id: 'b', winners: [0], points: [30, 10, 5] });
  const other = entry({ id: 'c', game: 'charms', takenBack: 2 });
  expect(statisticsOf([lost, entry(), other], summaries)).toEqual([
    { game: 'inflation', players: 3, matches: 2, wins: 1, points: 15, bids: 2, met: 1 },
  ]);
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
