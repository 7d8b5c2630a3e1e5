import { checkSetup } from '@overtrick/engine';
import { inflation } from '@overtrick/games';
import { describe, expect, it } from 'vitest';
import { runHere } from '../../testing/runHere.ts';
import { CLEAR, type Tried } from './plan.ts';
import { rowOf } from './run.ts';
import { Trial } from './trial.ts';

const setup = checkSetup(inflation, 3, {});
if (!setup.ok) throw new Error('no set-up');
const plan = { game: 'inflation', setup: setup.value, seed: '1', reviewer: 'ismcts:30', judge: 'ismcts:100' };

describe('blame', () => {
  it('counts what the review calls wrong, of each kind only as many as are wanted', () => {
    const tried = (kind: Tried['kind'], reviewed: number): Tried => ({ kind, judged: 0, reviewed, ms: 2 });
    const row = rowOf(
      plan,
      [
        tried('blunder', 0.2),
        tried('blunder', 0.04),
        tried('blunder', 0.2),
        tried('best', 0.05),
        tried('best', 0),
      ],
      2,
    );
    expect(row.blunders).toMatchObject({ of: 2, blamed: 1, share: 0.5 });
    expect(row.best).toMatchObject({ of: 2, blamed: 1, share: 0.5 });
    expect(row.ms).toBe(2);
  });

  it('takes the judge’s first choice as the best, and what costs 10 points as a clear blunder', () => {
    const tried = [0, 1, 2].flatMap((match) => new Trial(plan).run(match));
    const costs = (kind: Tried['kind']) =>
      tried.filter((each) => each.kind === kind).map(({ judged }) => judged);
    expect(costs('best')).toHaveLength(12);
    expect(costs('best').every((cost) => cost === 0)).toBe(true);
    expect(costs('blunder').length).toBeGreaterThan(0);
    expect(costs('blunder').every((cost) => cost >= CLEAR)).toBe(true);
  });

  it('names every blunder and no best decision where both know the solution', async () => {
    const { out } = await runHere([
      'blame',
      'inversion',
      '--players',
      '2',
      '--decisions',
      '5',
      '--threads',
      '1',
      '--json',
    ]);
    const [row] = JSON.parse(out).rows;
    expect(row.blunders).toMatchObject({ of: 5, blamed: 5 });
    expect(row.best).toMatchObject({ of: 5, blamed: 0 });
  });

  it('is shown to people', async () => {
    const words = ['blame', 'inversion', '--players', '2', '--decisions', '1', '--threads', '1'];
    const { out } = await runHere(words);
    expect(out).toContain('clear blunders        1 of 1');
  });
});
