import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runHere } from '../../testing/runHere.ts';

const folder = mkdtempSync(join(tmpdir(), 'overtrick-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (...words: string[]) => runHere(['report', ...words, '--threads', '1']);

describe('a report of calibration', () => {
  it('holds every claim against what came true', async () => {
    const { out } = await report(
      ...['calibration', 'inflation', '--players', '3', '--bots', 'ismcts:8', '--matches', '4', '--json'],
    );
    const {
      rows: [row, ...more],
    } = JSON.parse(out);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ game: 'inflation', players: 3, bot: 'ismcts:8', matches: 4 });
    const sum = (list: { decisions: number }[]): number =>
      list.reduce((all, each) => all + each.decisions, 0);
    for (const list of [row.bins, row.phases, row.deals]) expect(sum(list)).toBe(row.decisions);
    expect(row.phases.map(({ phase }: { phase: string }) => phase)).toEqual([
      'bids',
      'early',
      'middle',
      'late',
    ]);
    // Three seats bid in each of three deals of four matches.
    expect(row.phases[0].decisions).toBe(36);
  });

  it('takes every number of players and several games, and draws them in one page without a network', async () => {
    const file = join(folder, 'report.html');
    const pictures = join(folder, 'pictures');
    const { code, out } = await report(
      ...[
        'inversion',
        'charms',
        '--bots',
        'ismcts:2',
        '--matches',
        '2',
        '--html',
        file,
        '--pictures',
        pictures,
      ],
    );
    expect(code).toBe(0);
    expect(out.match(/^(Inversion|Charms) +\d +ismcts:2 /gm)).toHaveLength(5);
    const html = readFileSync(file, 'utf8');
    expect(html.match(/<svg/g)).toHaveLength(5);
    expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|src=|<link|@import|url\(/);
    expect(readdirSync(pictures).sort()).toEqual([
      ...['calibration-charms-3.svg', 'calibration-charms-4.svg'],
      ...['calibration-inversion-2.svg', 'calibration-inversion-3.svg', 'calibration-inversion-4.svg'],
    ]);
  });

  it('goes on where a run ended, with the same answer', async () => {
    const words = ['calibration', 'escalation', '--players', '2', '--bots', 'ismcts:3', '--json'];
    const file = join(folder, 'notes');
    await report(...words, '--matches', '2', '--resume', file);
    const kept = readFileSync(file, 'utf8');
    const whole = await report(...words, '--matches', '5');
    expect((await report(...words, '--matches', '5', '--resume', file)).out).toBe(whole.out);
    expect(readFileSync(file, 'utf8').startsWith(kept)).toBe(true);
  });
});
