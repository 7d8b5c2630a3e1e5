import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runHere } from '../../testing/runHere.ts';

const LOG = new URL('../../../games/golden/logs/inflation-r1-3.json', import.meta.url).pathname;

describe('review', () => {
  it('judges every decision of a seat that had a choice', async () => {
    const { out } = await runHere(['review', LOG, '--seat', '1', '--adviser', 'ismcts:30', '--json']);
    const told = JSON.parse(out);
    const own = JSON.parse(readFileSync(LOG, 'utf8')).decisions.filter((line: string) =>
      line.startsWith('1 '),
    );
    expect(told).toMatchObject({ game: 'inflation', seat: 1, adviser: 'ismcts:30' });
    expect(told.done).toBe(told.total);
    const chosen: string[] = told.judgements.map((each: { chosen: string }) => `1 ${each.chosen}`);
    expect(chosen.length).toBeGreaterThan(10);
    expect(own).toEqual(expect.arrayContaining(chosen));
  });

  it('is told to people: what cost something, the turning points, accuracy and luck', async () => {
    const { out } = await runHere(['review', LOG, '--adviser', 'ismcts:30']);
    for (const word of [
      'seat 0',
      'called',
      'better',
      'Turning points',
      'Accuracy',
      'the deals',
      'ismcts:30 thought',
    ])
      expect(out).toContain(word);
  });

  it('says what is wrong with a seat or an adviser', async () => {
    const seat = await runHere(['review', LOG, '--seat', '7']);
    expect([seat.code, seat.err]).toEqual([2, expect.stringContaining('seat')]);
    const adviser = await runHere(['review', LOG, '--adviser', 'random']);
    expect([adviser.code, adviser.err]).toEqual([2, expect.stringContaining('--adviser solver:')]);
  });
});
