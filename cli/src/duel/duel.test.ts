import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLAYED_BY } from '@overtrick/match';
import { afterAll, describe, expect, it } from 'vitest';
import { runHere } from '../../testing/runHere.ts';

const folder = mkdtempSync(join(tmpdir(), 'overtrick-duel-'));
afterAll(() => rmSync(folder, { recursive: true }));

const duel = (...words: string[]) => runHere(['duel', ...words, '--threads', '1']);
const json = async (...words: string[]) => JSON.parse((await duel(...words, '--json')).out);

describe('a duel', () => {
  it('shows that thinking is better than guessing', async () => {
    const { rows } = await json('inversion', '--players', '2', '--bots', 'ismcts:20,random', '--deals', '20');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ a: 'ismcts:20', b: 'random', deals: 20, confidence: 0.95 });
    expect(rows[0].low).toBeGreaterThan(0);
    expect(rows[0].high).toBeGreaterThan(rows[0].difference);
    expect(rows[0].wins.mean).toBeGreaterThan(0);
    expect(rows[0].ahead.mean).toBeGreaterThan(0.5);
  });

  it('takes the levels of the house by their names, and plays them as they are', async () => {
    const words = ['inversion', '--players', '2', '--deals', '3', '--bots'];
    const [named, behind] = await Promise.all([
      json(...words, 'novice,random'),
      json(...words, `${PLAYED_BY.novice},random`),
    ]);
    expect(named.rows[0]).toEqual({ ...behind.rows[0], a: 'novice' });
  });

  it('turns around with its bots', async () => {
    const words = ['escalation', '--players', '2', '--deals', '6', '--bots'];
    const [there, back] = await Promise.all([
      json(...words, 'ismcts:9,random'),
      json(...words, 'random,ismcts:9'),
    ]);
    expect(back.rows[0].difference).toBeCloseTo(-there.rows[0].difference, 12);
    expect(back.rows[0].low).toBeCloseTo(-there.rows[0].high, 12);
  });

  it('plays whole matches, and every two of several bots', async () => {
    const { rows } = await json(
      'inflation',
      '--players',
      '3',
      '--bots',
      'random,ismcts:2,ismcts:3',
      '--deals',
      '4',
    );
    expect(rows.map(({ a, b }: { a: string; b: string }) => `${a} ${b}`)).toEqual([
      'random ismcts:2',
      'random ismcts:3',
      'ismcts:2 ismcts:3',
    ]);
    expect(rows[0].deals).toBe(6);
  });

  it('stops when it is clear', async () => {
    const words = [
      'inversion',
      '--players',
      '2',
      '--bots',
      'ismcts:20,random',
      '--deals',
      '200',
      '--until-clear',
    ];
    const { rows } = await json(...words);
    expect(rows[0]).toMatchObject({ deals: 20, confidence: 0.999 });
    expect(rows[0].low).toBeGreaterThan(0);
  });

  it('says in words which one is better', async () => {
    const { out, err } = await duel(
      'inversion',
      '--players',
      '2',
      '--bots',
      'ismcts:20,random',
      '--deals',
      '20',
    );
    expect(out).toContain('Inversion · 2 players · 20 deals in every seating · seed 1');
    expect(out).toMatch(/^ismcts:20 +random +\+\d\.\d\d .* ismcts:20$/m);
    expect(err).toMatch(/^20 deals in [\d.]+ s\.\n$/);
  });
});

describe('a notebook', () => {
  const words = ['inversion', '--players', '2', '--bots', 'ismcts:5,random', '--seed', 'notes'];

  it('lets a run go on, also after it was killed while it wrote', async () => {
    const file = join(folder, 'a.duel');
    await duel(...words, '--deals', '5', '--resume', file);
    const kept = readFileSync(file, 'utf8');
    expect(kept.split('\n')).toHaveLength(7);
    appendFileSync(file, '[{"points":');
    const whole = await json(...words, '--deals', '9');
    expect(await json(...words, '--deals', '9', '--resume', file)).toEqual(whole);
    expect(readFileSync(file, 'utf8')).toMatch(/^.*\n(.*\n){9}$/);
    expect(readFileSync(file, 'utf8').startsWith(kept)).toBe(true);
  });

  it('of a level goes on only while the same bot plays it', async () => {
    const file = join(folder, 'level.duel');
    await duel('inversion', '--players', '2', '--bots', 'novice,random', '--deals', '1', '--resume', file);
    const kept = readFileSync(file, 'utf8');
    writeFileSync(file, kept.replace(PLAYED_BY.novice, 'ismcts:59'));
    const again = ['inversion', '--players', '2', '--bots', 'novice,random', '--resume', file];
    expect((await duel(...again)).err).toContain('is not of this duel');
  });

  it('is read, not played again', async () => {
    const file = join(folder, 'b.duel');
    await duel(...words, '--deals', '1', '--resume', file);
    const [head] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, `${head}\n[{"points":7,"wins":1}]\n[{"points":9,"wins":1}]\n`);
    const { rows } = await json(...words, '--deals', '2', '--resume', file);
    expect(rows[0].difference).toBe(8);
  });

  it.each([
    [
      'of another seed',
      (file: string) => [...words, '--seed', 'other', '--resume', file],
      'is not of this duel',
    ],
    ['in no folder', () => [...words, '--resume', join(folder, 'no', 'where')], 'cannot be used'],
    ['that is a folder', () => [...words, '--resume', folder], 'cannot be used'],
  ])('%s is refused', async (_, line, message) => {
    const file = join(folder, 'c.duel');
    await duel(...words, '--deals', '1', '--resume', file);
    const before = readFileSync(file, 'utf8');
    const { code, err, out } = await duel(...line(file));
    expect(err).toContain(message);
    expect(out).toBe('');
    expect(code).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});
