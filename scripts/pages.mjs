import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, tool } from './run.mjs';

/** The tests of the pages, in a real browser. Null when Playwright left no report. */
export async function pages(reports, env = {}) {
  const report = join(reports, 'pages.json');
  const args = ['test', '-c', 'web/playwright.config.ts', '--reporter=list,json'];
  const code = await run(tool('playwright'), args, {
    name: 'pages',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
  });
  if (!existsSync(report)) return null;
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const counted = { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  return { counted, notes: suites.flatMap(notesOf) };
}

function notesOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const words = results.find(({ error }) => error)?.error.message ?? '';
        return `${file} ${title} failed: ${words.slice(0, 600)}`;
      }),
  );
  return [...own, ...suites.flatMap(notesOf)];
}
