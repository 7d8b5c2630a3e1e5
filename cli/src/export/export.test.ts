import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runHere } from '../../testing/runHere.ts';

const folder = mkdtempSync(join(tmpdir(), 'export-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (...names: string[]): string => join(folder, ...names);

const lines = (...names: string[]): Record<string, never>[] =>
  readFileSync(at(...names), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The numbers of an array, row by row. */
function rowsOf(file: string, size: number): number[][] {
  const bytes = readFileSync(file);
  const from = 10 + bytes.readUInt16LE(8);
  const [, kind] = /'descr': '(.*?)'/.exec(bytes.toString('latin1', 10, from)) ?? [];
  const body = bytes.buffer.slice(bytes.byteOffset + from, bytes.byteOffset + bytes.length);
  const numbers =
    kind === '<i2' ? new Int16Array(body) : kind === '<f4' ? new Float32Array(body) : new Uint8Array(body);
  return Array.from({ length: numbers.length / size }, (_, row) =>
    Array.from(numbers.subarray(row * size, (row + 1) * size)),
  );
}

const run = (out: string, ...words: string[]) =>
  runHere([
    'export',
    'inflation',
    '--players',
    '3',
    '--matches',
    '2',
    '--threads',
    '1',
    '--out',
    at(out),
    ...words,
  ]);

describe('an export of simulated matches', () => {
  it('has a row of every array for each decision of the trace', async () => {
    const { code, err } = await run('data', '--bots', 'random,ismcts:5');
    expect(code).toBe(0);
    expect(err).toContain('2 matches, ');
    const schema = JSON.parse(readFileSync(at('data', 'schema.json'), 'utf8'));
    expect(readdirSync(at('data')).sort()).toEqual([...Object.keys(schema.files), 'schema.json'].sort());
    const trace = lines('data', 'trace.jsonl');
    const choices = trace.filter((line) => line.t === 'choice') as unknown as {
      seat: number;
      legal: string[];
      action: string;
    }[];
    const meaning = lines('data', 'rows.jsonl');
    const size = (name: string): number => schema.files[name].shape[1] ?? 1;
    const [observations, actions, masks, returns] = ['observations', 'actions', 'masks', 'returns'].map(
      (name) => rowsOf(at('data', `${name}.npy`), size(`${name}.npy`)),
    );
    for (const each of [meaning, observations, actions, masks, returns])
      expect(each).toHaveLength(choices.length);
    expect(schema.rows).toBe(choices.length);
    for (const [row, { seat, legal, action }] of choices.entries()) {
      expect(meaning[row]).toMatchObject({ seat, decision: action, bot: seat === 1 ? 'ismcts:5' : 'random' });
      expect(schema.actions[actions[row][0]]).toBe(action);
      expect(schema.actions.filter((_: string, at: number) => masks[row][at] === 1).sort()).toEqual(legal);
      expect(observations[row][0]).toBe(seat);
    }
    const ends = trace.filter((line) => line.t === 'end') as unknown as {
      scores: number[];
      winners: number[];
    }[];
    const deals = trace.filter((line) => line.t === 'dealEnd') as unknown as { scores: number[] }[];
    for (const [row, { match, deal, seat }] of (
      meaning as unknown as { match: number; deal: number; seat: number }[]
    ).entries()) {
      const { scores, winners } = ends[match];
      const win = winners.includes(seat) ? 1 / winners.length : 0;
      expect(returns[row]).toEqual([deals[3 * match + deal].scores[seat], scores[seat], Math.fround(win)]);
    }
  });

  it('writes the trace that simulate writes, and the same bytes for the same seed', async () => {
    await run('once', '--seed', '5');
    await run('twice', '--seed', '5');
    const simulated = await runHere([
      'simulate',
      'inflation',
      '--players',
      '3',
      '--matches',
      '2',
      '--seed',
      '5',
      '--trace',
      '-',
    ]);
    expect(readFileSync(at('once', 'trace.jsonl'), 'utf8')).toBe(simulated.out);
    for (const name of readdirSync(at('once'))) {
      expect(readFileSync(at('once', name)).equals(readFileSync(at('twice', name)))).toBe(true);
    }
  });

  it('writes over nothing, and says what it cannot do', async () => {
    await run('full');
    expect((await run('full')).err).toContain('is not empty.');
    expect((await run(join('full', 'trace.jsonl'))).err).toContain('is no folder.');
    expect((await run('other', '--game', 'charms')).err).toContain('--game is about the logs of a server.');
    expect((await runHere(['export', 'inflation', '--matches', '2'])).err).toContain('Add --out FOLDER.');
    expect((await runHere(['export', 'inflatio', '--out', at('x')])).err).toContain(
      'Did you mean inflation?',
    );
  });
});
