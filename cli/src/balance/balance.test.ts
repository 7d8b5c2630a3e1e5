import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runHere } from '../../testing/runHere.ts';
import { shareOfWins } from './balance.ts';
import { difference, isClear } from './figures.ts';
import type { MatchFacts } from './plan.ts';

const folder = mkdtempSync(join(tmpdir(), 'overtrick-balance-'));
afterAll(() => rmSync(folder, { recursive: true }));

const balance = (...words: string[]) => runHere(['balance', ...words, '--threads', '1']);
const json = async (...words: string[]) => JSON.parse((await balance(...words, '--json')).out);

describe('the balance of a game', () => {
  it('counts seats, bids, length, closeness and drama', async () => {
    const found = await json('inflation', '--players', '3', '--bots', 'random', '--matches', '40');
    expect(found).toMatchObject({
      game: 'inflation',
      players: 3,
      bot: 'random',
      matches: 40,
      skill: [],
      effects: [],
    });
    const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
    expect(sum(found.seats.map(({ wins }: { wins: { mean: number } }) => wins.mean))).toBeCloseTo(1, 9);
    expect(sum(found.turns.map(({ mean }: { mean: number }) => mean))).toBeCloseTo(0, 9);
    const ids = found.figures.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(['first', 'seat0', 'bids', 'decisions', 'margin', 'shared', 'changes', 'settled']);
  });

  it('sees that skill decides, and which side wins', async () => {
    const found = await json(
      ...['inversion', '--players', '2', '--bots', 'ismcts:20', '--weaker', 'random', '--matches', '40'],
    );
    expect(found.skill[0]).toMatchObject({ stronger: 'ismcts:20', weaker: 'random', matches: 10 });
    expect(found.skill[0].share.low).toBeGreaterThan(0.5);
    expect(found.effects.map(({ option }: { option: string }) => option)).toEqual(['suits']);
  });

  it('sees what an option changes', async () => {
    const { effects } = await json('escalation', '--players', '2', '--bots', 'random', '--matches', '80');
    const rounds = effects.find(({ option }: { option: string }) => option === 'rounds');
    const decisions = rounds.changes.find(({ id }: { id: string }) => id === 'decisions');
    // Two deals instead of one.
    expect(decisions.clear).toBe(true);
    expect(decisions.difference.low).toBeGreaterThan(0);
    expect(rounds).toMatchObject({ reconstructed: false, matches: 20 });
    expect(effects[0]).toMatchObject({ option: 'copies', reconstructed: true });
  });

  it('goes on where a run ended, and a longer one begins with it', async () => {
    const words = ['escalation', '--players', '2', '--bots', 'ismcts:2', '--weaker', 'random'];
    const file = join(folder, 'notes');
    await balance(...words, '--matches', '3', '--resume', file, '--json');
    const kept = readFileSync(file, 'utf8');
    expect(await json(...words, '--matches', '9', '--resume', file)).toEqual(
      await json(...words, '--matches', '9'),
    );
    expect(readFileSync(file, 'utf8').startsWith(kept)).toBe(true);
  });

  it('draws a page that opens without a network', async () => {
    const file = join(folder, 'page.html');
    const pictures = join(folder, 'pictures');
    const words = ['charms', '--players', '3', '--bots', 'ismcts:2', '--matches', '4'];
    const { code, out, err } = await balance(...words, '--html', file, '--pictures', pictures);
    expect(code).toBe(0);
    expect(err).toContain(file);
    for (const title of ['Does going first help?', 'Do bids come true?', 'Does skill decide?']) {
      expect(out).toContain(title);
      expect(readFileSync(file, 'utf8')).toContain(`<h2>${title}</h2>`);
    }
    const html = readFileSync(file, 'utf8').replaceAll('http://www.w3.org/2000/svg', '');
    expect(html).not.toMatch(/https?:|src=|<link|@import|url\(|NaN|undefined|Infinity/);
    expect(readdirSync(pictures)).toContain('charms-3-first.svg');
  });
});

it('gives the better bot its part of the wins over all seatings', () => {
  const seated = (...wins: number[]) => ({ wins }) as unknown as MatchFacts;
  const strong = [
    [true, false],
    [false, true],
  ];
  const matches = [
    [seated(1, 0), seated(0, 1)],
    [seated(1, 0), seated(1, 0)],
  ];
  expect(shareOfWins(matches, strong).mean).toBeCloseTo(0.75, 12);
});

it('calls a difference clear only where a 99.9% interval leaves 0 out', () => {
  const at = (mean: number, half: number) => ({ mean, low: mean - half, high: mean + half });
  expect(difference(at(5, 3), at(1, 4))).toEqual(at(4, 5));
  expect(isClear(at(4, 3))).toBe(false);
  expect(isClear(at(-4, 2))).toBe(true);
});
