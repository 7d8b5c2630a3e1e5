import { describe, expect, it } from 'vitest';
import { runHere } from '../../testing/runHere.ts';

const json = async (...words: string[]) =>
  JSON.parse((await runHere(['regret', 'inversion', ...words, '--json', '--threads', '1'])).out).rows;

describe('regret', () => {
  it('of the solver is exactly 0 with two players, and that of others is not', async () => {
    const rows = await json('--players', '2', '--deals', '4', '--bots', 'solver:10,ismcts:20,random');
    expect(rows.map(({ bot }: { bot: string }) => bot)).toEqual(['solver:10', 'ismcts:20', 'random']);
    const [solver, thinker, random] = rows;
    expect(solver).toMatchObject({ regret: 0, low: 0, high: 0, result: 0, deals: 4 });
    expect(solver.decisions).toBeGreaterThan(40);
    expect(solver.p99Ms).toBeGreaterThan(0);
    expect(thinker.regret).toBeGreaterThan(0);
    expect(random.regret).toBeGreaterThan(thinker.regret);
    expect(random.decisions).toBe(solver.decisions);
  });

  it('is known of endings only where cards are hidden', async () => {
    const [row] = await json('--players', '3', '--deals', '1', '--bots', 'random');
    // At most six tricks with a choice, three seats; in a whole deal it would be more.
    expect(row.decisions).toBeGreaterThan(0);
    expect(row.decisions).toBeLessThanOrEqual(18);
    expect(row.regret).toBe(row.result);
  });

  it('is shown to people', async () => {
    const { out } = await runHere([
      'regret',
      'inversion',
      '--players',
      '2',
      '--deals',
      '1',
      '--bots',
      'solver:1',
      '--threads',
      '1',
    ]);
    expect(out).toContain('Inversion · 2 players · 1 deals · seed 1');
    expect(out).toMatch(/^solver:1 +0\.0000 /m);
  });
});
