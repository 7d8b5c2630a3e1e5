import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('..', import.meta.url));

/** What the class names of each game begin with. */
const PREFIX = {
  charms: 'cha',
  cryptrick: 'cry',
  escalation: 'esc',
  generic: 'generic',
  inflation: 'inf',
  inversion: 'inv',
} as const;
const GAMES = Object.entries(PREFIX);

const sheetsIn = (folder: string): readonly string[] =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(SRC, folder, name));

/** A sheet without its comments and strings. */
const sheet = (path: string): string => readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\/|"[^"]*"/gs, '');

/** The classes that its selectors name. */
const classesOf = (path: string): readonly string[] =>
  [...sheet(path).matchAll(/([^{};]+)\{/g)].flatMap(([, selector]) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name),
  );

/** What is printed on cards and drawn with the same ink on the board. */
const isInk = (path: string): boolean => path.endsWith('ink.css');

test('every game has a prefix of its own', () => {
  const folders = readdirSync(join(SRC, 'games'), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(PREFIX).sort());
});

describe.each(GAMES)('the style sheets of %s', (game, prefix) => {
  const sheets = sheetsIn(join('games', game));
  const ink = sheets.filter(isInk).flatMap(classesOf);
  const own = sheets.filter((path) => !isInk(path));

  test('name no class of the frame or of another game', () => {
    const named = own.flatMap(classesOf);
    expect(named).toContainEqual(expect.stringMatching(`^${prefix}`));
    const foreign = named.filter((name) => !`${name}-`.startsWith(`${prefix}-`) && !ink.includes(name));
    expect(foreign).toEqual([]);
  });

  test('move nothing: that is for the animator', () => {
    for (const path of own) expect(sheet(path), path).not.toMatch(/@keyframes|animation/);
  });
});

test('the style sheets of the frame know no game', () => {
  const named = sheetsIn('table').flatMap(classesOf);
  expect(named).toContain('table-screen');
  const games = named.filter((name) => GAMES.some(([, prefix]) => `${name}-`.startsWith(`${prefix}-`)));
  expect(games).toEqual([]);
  for (const path of sheetsIn('table')) expect(sheet(path), path).not.toContain('[data-game');
});
