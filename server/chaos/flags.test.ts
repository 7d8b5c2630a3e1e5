import { expect, test } from 'vitest';
import { readFlags } from './flags.ts';

test('without flags both stores get 200 kills', () => {
  expect(readFlags([])).toMatchObject({
    ok: true,
    value: { kills: 200, seats: 0, stores: ['sqlite', 'postgres'] },
  });
});

test('flags choose the run', () => {
  expect(readFlags(['--kills', '5', '--tables=7', '--store', 'sqlite', '--seed', 'x'])).toEqual({
    ok: true,
    value: { kills: 5, seats: 0, tables: 7, stores: ['sqlite'], seed: 'x' },
  });
});

test.each([
  [['--kills', 'many'], '--kills many'],
  [['--seats', '-1'], '--seats'],
  [['--tables', '0'], '--tables 0'],
  [['--store', 'mysql'], 'sqlite, postgres, both'],
  [['--mercy'], '--mercy'],
])('%j is refused with what to write instead', (args, words) => {
  expect(readFlags(args)).toMatchObject({ ok: false, error: expect.stringContaining(words) });
});
