import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dice } from './dice.ts';
import { matchTrace } from './match.ts';
import type { Fields, Game } from './naive.ts';
import { referee } from './referee.ts';

const tables: [Game, number, Fields][] = [
  ['inflation', 3, {}],
  ['charms', 4, {}],
  ['inversion', 2, {}],
  ['inversion', 3, { suits: ['N', 'D', 'C', 'H'] }],
  ['escalation', 3, { rounds: 'each-starts' }],
  ['cryptrick', 6, { level: 'wild' }],
  [
    'cryptrick',
    7,
    { ranks: [3, 4, 5, 6, 7, 8, 9], whites: 1, white: 4, acquisitions: 5, blocksPerCard: { 5: 2 } },
  ],
];

const trace = (game: Game, players: number, options: Fields, seed = 1) =>
  matchTrace(game, players, options, dice(seed));

/** The trace with the first line that the text fits changed. */
function changed(lines: string[], which: RegExp, to: (line: string) => string): string[] {
  const at = lines.findIndex((line) => which.test(line));
  const after = lines.with(at, to(lines[at]));
  expect(after[at]).not.toBe(lines[at]);
  return after;
}

describe.each(tables)('the referee on %s for %i, %j', (game, players, options) => {
  test('accepts random matches', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const lines = trace(game, players, options, seed);
        const choices = lines.filter((line) => line.startsWith('{"t":"choice"')).length;
        expect(referee([...lines, ''])).toEqual({ ok: true, matches: 1, choices });
      }),
      { numRuns: 5 },
    );
  });

  test('misses no line that is gone, doubled, or swapped with the next', () => {
    const lines = trace(game, players, options);
    const places = fc.integer({ min: 0, max: lines.length - 2 });
    fc.assert(
      fc.property(places, (at) => {
        expect(referee(lines.toSpliced(at, 1)).ok).toBe(false);
        expect(referee(lines.toSpliced(at, 0, lines[at])).ok).toBe(false);
        expect(referee(lines.toSpliced(at, 2, lines[at + 1], lines[at])).ok).toBe(false);
      }),
      { numRuns: 25 },
    );
    expect(referee(lines.slice(0, -1)).ok).toBe(false);
  });

  test.each([
    [
      'a legal decision left out',
      /"choice"/,
      (line: string) => line.replace(/"legal":\["[^"]*",?/, '"legal":['),
    ],
    [
      'a legal decision too many',
      /"choice"/,
      (line: string) => line.replace('"legal":[', '"legal":["play:0",'),
    ],
    [
      'an action not in the list',
      /"choice"/,
      (line: string) => line.replace(/"action":".*"/, '"action":"bid:x"'),
    ],
    ['another seat', /"choice"/, (line: string) => line.replace(/"seat":\d/, '"seat":9')],
    ['points of a deal', /"dealEnd"/, (line: string) => line.replace('"scores":[', '"scores":[1')],
    ['points of the match', /"t":"end"/, (line: string) => line.replace('"scores":[', '"scores":[1')],
    ['winners', /"t":"end"/, (line: string) => line.replace(/"winners":\[[^\]]*/, '"winners":[7')],
    ['a number as text', /"dealEnd"/, (line: string) => line.replace(/"deal":(\d)/, '"deal":"$1"')],
    [
      'an unknown card',
      /"t":"deal"/,
      (line: string) => line.replace(/"hands":\[\["[^"]*"/, '"hands":[["X1"'),
    ],
    ['a card too few', /"t":"deal"/, (line: string) => line.replace(/"hands":\[\["[^"]*",/, '"hands":[[')],
    ['the first seat', /"t":"deal"/, (line: string) => line.replace(/"first":\d/, '"first":8')],
    ['an unknown option', /"t":"match"/, (line: string) => line.replace('"options":{', '"options":{"x":1,')],
    ['another type of line', /"choice"/, (line: string) => line.replace('choice', 'note')],
  ] as const)('sees %s', (_name, which, to) => {
    expect(
      referee(changed(trace(game, players, options), which, (line) => to(line).replace(',}', '}'))).ok,
    ).toBe(false);
  });

  test('allows extra fields', () => {
    const lines = trace(game, players, options).map((line) => line.replace('{', '{"note":"x",'));
    expect(referee(lines).ok).toBe(true);
  });
});

describe('the referee', () => {
  test('names the line and the problem', () => {
    const lines = changed(trace('inflation', 3, {}), /"trick"/, (line) =>
      line.replace(/"winner":(\d)/, (_all, seat) => `"winner":${(Number(seat) + 1) % 3}`),
    );
    const at = lines.findIndex((line) => line.includes('"trick"')) + 1;
    expect(referee(lines)).toMatchObject({
      ok: false,
      line: at,
      problem: expect.stringContaining('winner is'),
    });
  });

  test('checks the order of acquisition', () => {
    const lines = changed(trace('cryptrick', 6, {}), /"order"/, (line) =>
      line.replace(/"order":\[(\d),(\d),(\d)\]/, '"order":[$1,$3,$2]'),
    );
    expect(referee(lines)).toMatchObject({ ok: false, problem: expect.stringContaining('order is') });
  });

  test.each(['parent', 'declared', 'taken'])('checks the %s at the end of inversion', (name) => {
    const lines = changed(trace('inversion', 4, {}), /"t":"end"/, (line) =>
      line.replace(`"${name}"`, '"other"'),
    );
    expect(referee(lines)).toMatchObject({
      ok: false,
      problem: expect.stringContaining(`${name} is undefined`),
    });
  });

  test('checks that the first seat moves on', () => {
    const [match, deal, ...rest] = trace('cryptrick', 6, {});
    const next = rest.findIndex((line) => line.startsWith('{"t":"deal"'));
    const stays = rest.with(next, rest[next].replace(/"first":\d/, /"first":\d/.exec(deal)?.[0] ?? ''));
    expect(referee([match, deal, ...stays])).toMatchObject({
      ok: false,
      problem: expect.stringMatching('move on'),
    });
  });

  test('counts matches from 0, all of one seed', () => {
    const first = trace('inversion', 2, {});
    const second = trace('inversion', 2, {}, 2);
    const numbered = second.with(0, second[0].replace('"match":0', '"match":1'));
    expect(referee([...first, ...numbered])).toMatchObject({ ok: true, matches: 2 });
    expect(referee([...first, ...second])).toMatchObject({ ok: false, line: first.length + 1 });
    const other = numbered.with(0, numbered[0].replace('"seed":"0"', '"seed":"1"'));
    expect(referee([...first, ...other])).toMatchObject({ ok: false, line: first.length + 1 });
  });

  test('an empty trace is not a match', () => {
    expect(referee([])).toEqual({ ok: false, line: 1, problem: 'the trace is empty' });
    expect(referee(['{'])).toEqual({ ok: false, line: 1, problem: 'not JSON' });
  });
});
