import { describe, expect, test } from 'vitest';
import { checkOptions, type OptionSpec } from './options.ts';
import { explain } from './refusal.ts';

const words = { en: 'x', ja: 'x' };
const base = { name: words, about: words, rule: 'X-1.1' };
const specs: OptionSpec[] = [
  {
    ...base,
    key: 'level',
    kind: 'choice',
    default: () => 'calm',
    values: [
      { value: 'calm', name: words },
      { value: 'wild', name: words },
    ],
  },
  {
    ...base,
    key: 'copies',
    kind: 'counts',
    default: () => ({ a: 3, b: 2 }),
    keys: ['a', 'b'],
    ...{ min: 0, max: 5, total: 5 },
  },
  {
    ...base,
    key: 'suits',
    kind: 'subset',
    default: (n) => ['C', 'S', 'H'].slice(0, n),
    values: ['C', 'S', 'H'],
    size: (n) => n,
  },
  { ...base, key: 'blocks', kind: 'subset', default: () => [1, 3], values: [1, 2, 3] },
  {
    ...base,
    key: 'whites',
    kind: 'number',
    default: (_, { level }) => (level === 'wild' ? 4 : 2),
    omitDefault: true,
    ...{ min: 0, max: 4 },
    check: (players, { whites }) =>
      typeof whites === 'number' && whites > players ? { en: 'too many.', ja: '多すぎます。' } : null,
  },
  {
    ...base,
    key: 'perCard',
    kind: 'counts',
    default: () => ({ a: 1, b: 1 }),
    omitDefault: true,
    keys: ['a', 'b'],
    ...{ min: 1, max: 6, total: null },
  },
];
const problem = (given: unknown): string => {
  const checked = checkOptions(specs, 2, given);
  return checked.ok ? 'fine' : explain(checked.error);
};

describe('table options', () => {
  test('what is left out has its default', () => {
    const checked = checkOptions(specs, 2, undefined);
    expect(checked).toEqual({
      ok: true,
      value: { level: 'calm', copies: { a: 3, b: 2 }, suits: ['C', 'S'], blocks: [1, 3] },
    });
  });

  test('what is given is kept', () => {
    const given = { level: 'wild', copies: { a: 5 }, suits: ['H', 'C'], blocks: [] };
    expect(checkOptions(specs, 2, given)).toEqual({ ok: true, value: { ...given, copies: { a: 5, b: 0 } } });
  });

  test('an option that may be left out is written only where it is not the default', () => {
    const value = { level: 'calm', copies: { a: 3, b: 2 }, suits: ['C', 'S'], blocks: [1, 3] };
    expect(checkOptions(specs, 2, { whites: 2, perCard: { b: 1 } })).toEqual({ ok: true, value });
    expect(checkOptions(specs, 2, { whites: 0, perCard: { b: 6 } })).toEqual({
      ok: true,
      value: { ...value, whites: 0, perCard: { a: 1, b: 6 } },
    });
  });

  test('a default may depend on the options before it', () => {
    const [level, , , , whites] = specs;
    const written = (given: object) => checkOptions([level, whites], 4, given);
    expect(written({ level: 'wild', whites: 4 })).toEqual({ ok: true, value: { level: 'wild' } });
    expect(written({ level: 'wild', whites: 2 })).toEqual({ ok: true, value: { level: 'wild', whites: 2 } });
  });

  test.each<[unknown, string]>([
    [[], 'JSON object'],
    ['level', 'JSON object'],
    [
      { speed: 1 },
      'There is no option “speed” in this game. Its options: level, copies, suits, blocks, whites, perCard.',
    ],
    [{ level: 'mad' }, 'choose one of "calm", "wild"'],
    [{ level: 3 }, 'choose one of'],
    [{ copies: 5 }, 'how many of each'],
    [{ copies: null }, 'how many of each'],
    [{ copies: { c: 5 } }, 'there is no “c”'],
    [{ copies: { a: -1, b: 6 } }, '“a” must be a whole number'],
    [{ copies: { a: 2.5, b: 2.5 } }, '“a” must be a whole number'],
    [{ copies: { a: 6, b: 0 } }, '“a” cannot be more than 5, which is all of them together'],
    [{ copies: { a: 1e12, b: 0 } }, '“a” cannot be more than 5'],
    [{ copies: { a: 2, b: 2 } }, 'must add up to 5, not 4'],
    [{ suits: 'CS' }, 'give a list'],
    [{ suits: ['C', 'X'] }, 'there is no "X"'],
    [{ suits: ['C', 'C'] }, '"C" is named twice'],
    [{ suits: ['C'] }, 'choose 2, not 1'],
    [{ blocks: ['1'] }, 'there is no "1"'],
    [{ whites: 5 }, 'give a whole number from 0 to 4'],
    [{ whites: 1.5 }, 'give a whole number from 0 to 4'],
    [{ whites: '2' }, 'give a whole number from 0 to 4'],
    [{ whites: 3 }, 'too many.'],
    [{ perCard: { a: 0 } }, '“a” must be a whole number, 1 or more'],
    [{ perCard: { b: 7 } }, '“b” cannot be more than 6.'],
  ])('%j is refused: %s', (given, message) => {
    expect(problem(given)).toContain(message);
  });
});
