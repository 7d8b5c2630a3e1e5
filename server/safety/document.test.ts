import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// docs/security.md lists attack, result, test: every test that it names must be there.

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8').replaceAll('’', "'");

const FILES = ['server', 'api/src', 'web/e2e'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test|spec)\.ts$/.test(path) && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`),
);

/** Where the title of a test or a group of tests begins, with its first words. */
const titleOf = (sentence: string): RegExp =>
  new RegExp(`\\(\\s*['"\`][^\\n]*${sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** What is not there of what a cell names; each part is a file, a file and a sentence, or one more sentence of the file before it. */
function missingOf(cell: string): string[] {
  let file = '';
  return cell.split(';').flatMap((part) => {
    const [, script] = /^`npm run (\w+)`$/.exec(part.trim()) ?? [];
    if (script !== undefined) return read('package.json').includes(`"${script}":`) ? [] : [part];
    const [, path, name, sentence] = /^(?:`([\w./]+)`|(\w+)(?=:|$))?:?\s*(.*)$/.exec(part.trim()) ?? [];
    if (path ?? name) file = path ?? `server/safety/${name}.test.ts`;
    const found = FILES.filter((each) => `/${each}`.endsWith(`/${file}`) || each.startsWith(`${file}/`));
    if (found.length === 0) return [part];
    return sentence === '' || found.some((each) => titleOf(sentence).test(read(each))) ? [] : [part];
  });
}

test('every attack of docs/security.md names tests that are there', () => {
  const [, attacks] = read('docs/security.md').split('## Attacks tried');
  const rows = attacks.split('\n').filter((line) => line.startsWith('| '));
  const cells = rows.slice(2).map((row) => row.split('|').map((cell) => cell.trim()));
  expect(cells.length).toBeGreaterThan(80);
  for (const cell of cells) expect(cell.filter((text) => text !== '')).toHaveLength(3);
  expect(cells.flatMap(([, , , tests]) => missingOf(tests))).toEqual([]);
});

test('a test that is not there is found', () => {
  expect(missingOf('seat: nobody acts for another seat; something that nobody tests')).toEqual([
    ' something that nobody tests',
  ]);
  expect(missingOf('nothing: nobody acts for another seat')).toHaveLength(1);
  expect(missingOf('`npm run nothing`; seat: nobody acts for another seat')).toEqual(['`npm run nothing`']);
});
