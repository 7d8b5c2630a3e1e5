import { describe, expect, it } from 'vitest';
import { type Flags, readFlags } from './flags.ts';

const known = {
  players: { kind: 'count', value: 'N', min: 1, max: 9, about: '' },
  seed: { kind: 'text', value: 'S', about: '' },
  lang: { kind: 'choice', values: ['en', 'ja'], about: '' },
  json: { kind: 'switch', about: '' },
} as const satisfies Flags;

const read = (line: string) => readFlags(known, line.split(' ').filter(Boolean));
const problem = (line: string): string => {
  const result = read(line);
  return result.ok ? 'no problem' : `${result.error.message} ${result.error.hint ?? ''}`.trim();
};

describe('a command line', () => {
  it('has flags before, between and after its words', () => {
    const result = read('--players 3 inflation --seed=4 x --json');
    expect(result).toEqual({
      ok: true,
      value: { words: ['inflation', 'x'], flags: { players: 3, seed: '4', json: true } },
    });
  });

  it('takes a value that looks like a negative number or like standard input', () => {
    expect(read('--seed -5 -')).toEqual({
      ok: true,
      value: { words: ['-'], flags: { seed: '-5', json: false } },
    });
  });

  it('takes everything after -- as words', () => {
    expect(read('-- --json')).toMatchObject({
      ok: true,
      value: { words: ['--json'], flags: { json: false } },
    });
  });

  it.each([
    ['--playrs 3', 'Unknown flag --playrs. Did you mean --players?'],
    ['--zzz', 'Unknown flag --zzz. There are: --players, --seed, --lang, --json, --help.'],
    ['-j', 'Unknown flag -j. Did you mean --json?'],
    ['--players', '--players needs a value. Write --players N.'],
    ['--seed --json', '--seed needs a value. Write --seed S.'],
    ['--players three', '--players must be a whole number from 1 to 9, not “three”.'],
    ['--players 2.5', '--players must be a whole number from 1 to 9, not “2.5”.'],
    ['--players 10', '--players must be a whole number from 1 to 9, not “10”.'],
    ['--players=', '--players must be a whole number from 1 to 9, not “”.'],
    ['--lang jp', '--lang cannot be “jp”. Did you mean ja?'],
    ['--json=yes', '--json takes no value.'],
    ['--toString 1', 'Unknown flag --toString. There are: --players, --seed, --lang, --json, --help.'],
  ])('%s', (line, expected) => {
    expect(problem(line)).toBe(expected);
  });
});
