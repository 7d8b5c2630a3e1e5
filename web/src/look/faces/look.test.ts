import { readFileSync } from 'node:fs';
import { FACES as CHOICES } from '@overtrick/api';
import { ADVISER, LEVELS } from '@overtrick/match';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf } from '../../source/botLines.ts';
import { seatBots } from '../../source/bots.ts';
import { CHARACTERS, lookOfBot } from '../../source/characters.ts';
import { FACES, lookOf } from './look.ts';

const sheet = readFileSync(new URL('./faces.svg', import.meta.url), 'utf8');
const drawn = [...sheet.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);

test('every face that a server knows is offered and drawn', () => {
  expect(FACES).toEqual(CHOICES);
  expect(drawn).toEqual(expect.arrayContaining([...FACES]));
});

test('who has chosen no face gets one by name, the same everywhere, and all of them occur', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(lookOf(name)).toEqual(lookOf(name));
      met.add(lookOf(name).face[0]);
    }),
    { numRuns: 1000 },
  );
  expect(met).toEqual(new Set(FACES));
  expect(lookOf('Ann', 'owl')).toEqual({ ...lookOf('Ann'), face: ['owl'] });
});

test.each(LEVELS)('nine %s bots at one table have nine names and nine faces, all of them drawn', (level) => {
  for (const language of ['en', 'ja'] as const) {
    const bots = seatBots(9, level, language);
    expect(new Set(bots.map(({ name }) => name)).size).toBe(9);
    const looks = bots.map(({ name }) => lookOfBot(name, level).face);
    expect(new Set(looks.map(String)).size).toBe(9);
    expect(drawn).toEqual(expect.arrayContaining(looks.flat()));
  }
});

test('no two bots of the house share a name, whatever their level', () => {
  const all = Object.values(CHARACTERS).flat();
  expect(new Set(all.flatMap(({ en, ja }) => [en, ja])).size).toBe(2 * all.length);
});

test('every bot of the house has its own honest line, and who says that hints come from it is of the level that gives them', () => {
  const all = Object.values(CHARACTERS).flat();
  const lines = all.map(({ ja }) => lineOf(ja));
  for (const language of ['en', 'ja'] as const)
    expect(new Set(lines.map((line) => line?.[language])).size).toBe(all.length);
  const hinting = all.filter(({ en }) => lineOf(en)?.en.includes('Hints'));
  expect(hinting).toHaveLength(1);
  expect(CHARACTERS[ADVISER]).toContain(hinting[0]);
});

test('a bot is not called like somebody at the table', () => {
  expect(seatBots(3, 'casual', 'en', ['Otto']).map(({ name }) => name)).toEqual(['Mia', 'Ren', 'Nora']);
});
