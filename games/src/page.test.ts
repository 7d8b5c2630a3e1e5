import { readFileSync } from 'node:fs';
import { clausesOf, type Mark } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { rulesDoc } from '../testing/rulesDoc.ts';
import { GAMES } from './index.ts';

/** How many rules each chapter of the specification has. */
const CHAPTERS: Readonly<Record<string, readonly number[]>> = {
  inflation: [2, 2, 7, 4, 3],
  charms: [4, 2, 2, 4, 6, 2, 3],
  inversion: [3, 3, 8, 5, 2],
  escalation: [3, 7, 3, 2],
  cryptrick: [4, 5, 4, 4, 2],
};

type Origin = Mark | 'printed';

/** Where the clauses of each rule come from; a rule that is not named here is printed in the rulebook. */
const MARKED: Readonly<Record<string, Readonly<Record<string, readonly Origin[]>>>> = {
  inflation: { '2.2': ['ruling'], '4.4': ['printed', 'ruling'], '5.3': ['ruling'] },
  charms: {
    '1.4': ['ruling'],
    '2.1': ['printed', 'ruling'],
    '2.2': ['ruling'],
    '3.2': ['ruling'],
    '5.2': ['printed', 'ruling'],
    '7.3': ['ruling'],
  },
  inversion: {
    '2.1': ['printed', 'ruling'],
    '2.3': ['ruling'],
    '3.1': ['printed', 'ruling'],
    '3.8': ['printed', 'ruling'],
    '4.5': ['printed', 'ruling'],
  },
  escalation: {
    '1.1': ['printed', 'reconstructed'],
    '1.2': ['reconstructed'],
    '1.3': ['printed', 'ruling'],
    '2.6': ['ruling'],
    '2.7': ['ruling'],
    '4.1': ['printed', 'ruling'],
    '4.2': ['printed', 'ruling'],
  },
  cryptrick: {
    '1.1': ['printed', 'reconstructed'],
    '1.2': ['printed', 'reconstructed', 'house'],
    '1.3': ['printed', 'ruling'],
    '1.4': ['reconstructed'],
    '2.1': ['printed', 'reconstructed'],
    '2.3': ['printed', 'ruling'],
    '2.5': ['printed', 'ruling'],
    '3.2': ['printed', 'ruling'],
    '3.3': ['printed', 'reconstructed'],
    '4.1': ['printed', 'ruling'],
    '5.1': ['reconstructed'],
    '5.2': ['reconstructed'],
  },
};

const numbersOf = (game: string, prefix: string): string[] =>
  CHAPTERS[game].flatMap((count, chapter) =>
    Array.from({ length: count }, (_, rule) => `${prefix}-${chapter + 1}.${rule + 1}`),
  );
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const PAGES = await Promise.all(GAMES.map(async (game) => ({ id: game.id, game, page: await game.page() })));

describe.each(PAGES)('$id', ({ id, game, page }) => {
  const rules = page.chapters.flatMap((chapter) => chapter.rules);

  test('the page has every numbered rule once, in order, in both languages', () => {
    expect(rules.map((rule) => rule.number)).toEqual(numbersOf(id, game.prefix));
    for (const { words } of rules.flatMap(clausesOf)) {
      expect(words.en).toMatch(/[a-z].*[.:)]$/);
      expect(words.ja).toMatch(/[ぁ-ん].*[。）]$/);
    }
  });

  test('a clause is marked exactly where the rulebook does not say it', () => {
    for (const rule of rules) {
      const expected = MARKED[id][rule.number.replace(`${game.prefix}-`, '')] ?? ['printed'];
      expect(
        clausesOf(rule).map(({ mark }) => mark ?? 'printed'),
        rule.number,
      ).toEqual(expected);
    }
  });

  test('every option names the rule that it can change', () => {
    for (const { rule } of game.options) expect(rules.map(({ number }) => number)).toContain(rule);
  });

  test('every numbered rule has a test named after it', () => {
    const tests = read(`./${id}/rules.test.ts`);
    const missing = numbersOf(id, game.prefix).filter((number) => !new RegExp(`['\`]${number} `).test(tests));
    expect(missing).toEqual([]);
  });

  test('every rule that can forbid has its sentence, and names a rule of the page', () => {
    const source = read(`./${id}/rules.ts`);
    const cited = [...source.matchAll(/rule: '([A-Z]+-[\d.]+)'/g)].map((match) => match[1]);
    for (const number of cited) expect(Object.keys(game.reasons)).toContain(number);
    for (const number of Object.keys(game.reasons)) expect(numbersOf(id, game.prefix)).toContain(number);
    for (const words of Object.values(game.reasons)) expect(words.ja).toMatch(/[ぁ-ん]/);
  });

  test('docs/rules says the same (npm run docs)', async () => {
    expect(read(`../../docs/rules/${id}.md`)).toBe(await rulesDoc(game));
  });
});
