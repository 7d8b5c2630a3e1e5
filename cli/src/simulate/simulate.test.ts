import { checkSetup, Tracer } from '@overtrick/engine';
import { GAMES } from '@overtrick/games';
import { describe, expect, it } from 'vitest';
import { referee } from '../../../games/naive/referee.ts';
import { BatchPlayer } from './batch.ts';
import { type Plan, seatBots } from './plan.ts';
import { makeReport } from './report.ts';
import { TableMatch } from './tableMatch.ts';
import { count, mergeTally, newTally } from './tally.ts';

function planOf(game: string, players: number, bots: readonly string[], matches: number, options = {}): Plan {
  const found = GAMES.find((each) => each.id === game);
  const setup = found && checkSetup(found, players, options);
  if (!setup?.ok) throw new Error('no such set-up');
  return { game, setup: setup.value, seed: 'test', matches, bots: seatBots(bots, players), trace: true };
}

const tables = GAMES.flatMap(({ id, seats }) =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, more): [string, number] => [id, seats.min + more]),
);

describe.each(tables)('%s with %i', (id, players) => {
  it('writes a trace that the independent referee accepts', () => {
    const { trace } = new BatchPlayer(planOf(id, players, ['random'], 5)).play(0, 5);
    expect(referee(trace.split('\n'))).toMatchObject({ ok: true, matches: 5 });
  });

  it('plays the same match straight through the rules as at a table with views', () => {
    const plan = planOf(id, players, ['random'], 2);
    const game = GAMES.find((each) => each.id === id);
    if (!game) throw new Error('no game');
    const lines: string[] = [];
    const table = new TableMatch(game, plan, new Tracer(game, plan.setup, (line) => lines.push(line)));
    const tally = newTally(plan.bots);
    for (const match of [0, 1]) count(tally, plan.bots, table.play(match));
    const quick = new BatchPlayer(plan).play(0, 2);
    expect(quick.trace).toBe(lines.map((line) => `${line}\n`).join(''));
    expect(quick.tally).toEqual(tally);
  });
});

it.each([
  ['inversion', 2, { suits: ['N', 'C', 'H'] }],
  ['escalation', 3, { rounds: 'each-starts' }],
  ['cryptrick', 6, { level: 'wild', scoring: 'crash', blocks: [2, 3] }],
])('traces %s with options', (id, players, options) => {
  const { trace } = new BatchPlayer(planOf(id, players, ['random'], 3, options)).play(0, 3);
  expect(referee(trace.split('\n'))).toMatchObject({ ok: true, matches: 3 });
});

it('seats thinking bots too', () => {
  const { trace } = new BatchPlayer(planOf('inversion', 3, ['ismcts:20', 'random'], 1)).play(0, 1);
  expect(referee(trace.split('\n'))).toMatchObject({ ok: true });
});

it('counts the same whether matches come in one batch or in several', () => {
  const plan = planOf('charms', 3, ['random'], 6);
  const whole = new BatchPlayer(plan).play(0, 6);
  const parts = new BatchPlayer(plan);
  const tally = newTally(plan.bots);
  let trace = '';
  for (const from of [0, 2, 4]) {
    const batch = parts.play(from, from + 2);
    mergeTally(tally, batch.tally);
    trace += batch.trace;
  }
  expect(trace).toBe(whole.trace);
  expect(makeReport(plan, tally)).toEqual(makeReport(plan, whole.tally));
});

it('repeats a short list of bots around the table', () => {
  expect(seatBots(['a', 'b'], 5)).toEqual(['a', 'b', 'a', 'b', 'a']);
});

it('reports wins and points by seat and by bot', () => {
  const plan = planOf('inflation', 3, ['random', 'ismcts:1'], 2);
  const tally = newTally(plan.bots);
  const bids = [
    { seat: 0, bid: 4, taken: 4, off: 0 },
    { seat: 1, bid: 3, taken: 6, off: 3 },
    { seat: 2, bid: 3, taken: 2, off: 1 },
  ];
  const shared = { kind: 'shared', winners: [0, 2], role: null } as const;
  const alone = { kind: 'alone', winners: [1], role: null } as const;
  count(tally, plan.bots, { points: [10, 4, 10], outcome: shared, decisions: 117, deals: 3, bids });
  count(tally, plan.bots, { points: [2, 9, 6], outcome: alone, decisions: 117, deals: 3, bids: [] });
  const report = makeReport(plan, tally);
  expect(report.seats.map((side) => [side.bot, side.wins, side.points.mean])).toEqual([
    ['random', 1, 6],
    ['ismcts:1', 1, 6.5],
    ['random', 1, 8],
  ]);
  const [random, thinker] = report.bots;
  expect(random).toMatchObject({ bot: 'random', seats: 2, wins: 2, points: { mean: 7 } });
  expect(random.winShare.mean).toBe(0.5);
  expect(random.bids).toMatchObject({ made: 2, met: { mean: 0.5 }, off: 0.5 });
  expect(thinker).toMatchObject({ bot: 'ismcts:1', seats: 1, wins: 1, bids: { made: 1, off: 3 } });
  expect(report.sharedWins).toBe(1);
});

it('counts a side that wins together as winners who share nothing', () => {
  const plan = planOf('inversion', 3, ['random'], 1);
  const tally = newTally(plan.bots);
  const outcome = { kind: 'together', winners: [0, 2], role: 'child' } as const;
  count(tally, plan.bots, { points: [1, 0, 1], outcome, decisions: 33, deals: 1, bids: [] });
  const report = makeReport(plan, tally);
  expect(report.seats.map(({ wins }) => wins)).toEqual([1, 0, 1]);
  expect(report.sharedWins).toBe(0);
});
