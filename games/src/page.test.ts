import { readFileSync } from 'node:fs';
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

/** Rules that are wholly a ruling or wholly reconstructed; the page may mark others that are so in part. */
const MARKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  inflation: { '2.2': 'ruling', '4.4': 'ruling', '5.3': 'ruling' },
  charms: { '1.4': 'ruling', '2.2': 'ruling', '3.2': 'ruling', '7.3': 'ruling' },
  inversion: { '2.3': 'ruling' },
  escalation: { '1.2': 'reconstructed', '2.6': 'ruling', '2.7': 'ruling' },
  cryptrick: {
    '1.2': 'reconstructed',
    '1.4': 'reconstructed',
    '5.1': 'reconstructed',
    '5.2': 'reconstructed',
  },
};

const numbersOf = (game: string, prefix: string): string[] =>
  CHAPTERS[game].flatMap((count, chapter) =>
    Array.from({ length: count }, (_, rule) => `${prefix}-${chapter + 1}.${rule + 1}`),
  );
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const rules = game.page.chapters.flatMap((chapter) => chapter.rules);

  test('the page has every numbered rule once, in order, in both languages', () => {
    expect(rules.map((rule) => rule.number)).toEqual(numbersOf(id, game.prefix));
    for (const { words } of rules) {
      expect(words.en).toMatch(/[a-z].*[.:)]$/);
      expect(words.ja).toMatch(/[ぁ-ん].*[。）]$/);
    }
  });

  test('rulings and reconstructed facts are marked', () => {
    for (const [number, mark] of Object.entries(MARKED[id])) {
      expect(rules.find((rule) => rule.number === `${game.prefix}-${number}`)?.mark, number).toBe(mark);
    }
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

  test('docs/rules says the same (npm run docs)', () => {
    expect(read(`../../docs/rules/${id}.md`)).toBe(rulesDoc(game));
  });
});
