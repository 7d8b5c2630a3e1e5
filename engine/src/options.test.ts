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
  { ...base, key: 'copies', kind: 'counts', default: () => ({ a: 3, b: 2 }), keys: ['a', 'b'], total: 5 },
  {
    ...base,
    key: 'suits',
    kind: 'subset',
    default: (n) => ['C', 'S', 'H'].slice(0, n),
    values: ['C', 'S', 'H'],
    size: (n) => n,
  },
  { ...base, key: 'blocks', kind: 'subset', default: () => [1, 3], values: [1, 2, 3] },
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

  test.each<[unknown, string]>([
    [[], 'JSON object'],
    ['level', 'JSON object'],
    [{ speed: 1 }, 'There is no option “speed” in this game. Its options: level, copies, suits, blocks.'],
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
  ])('%j is refused: %s', (given, message) => {
    expect(problem(given)).toContain(message);
  });
});
