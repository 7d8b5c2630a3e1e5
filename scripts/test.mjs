/**
 * `npm test`: installs what is needed, runs every check and counts. Arguments choose steps by name:
 * `npm test -- lint types`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser, debianBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { pages } from './pages.mjs';
import { run, say } from './run.mjs';
import { unit } from './unit.mjs';

const reports = mkdtempSync(join(tmpdir(), 'overtrick-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };

/** A step that is one check: it passes or fails as a whole. */
const check = (name, command, ...args) => ({
  name,
  async go() {
    const code = await run(command, args);
    total[code === 0 ? 'passed' : 'failed']++;
    return code === 0;
  },
});

/** What has to be said again at the end, where a long output is cut. */
const notes = [];

/** A step that counts its own tests; it gives null when it could not. */
const suite = (name, count) => ({
  name,
  async go() {
    const result = await count();
    if (result === null) {
      total.failed++;
      return false;
    }
    notes.push(...result.notes);
    for (const [kind, number] of Object.entries(result.counted)) total[kind] += number;
    return result.counted.failed === 0;
  },
});

/** Steps that only read the tree, at the same time; then those that wait for servers and browsers, one after the other. */
const checks = [
  check('lint', 'npx', 'biome', 'ci', '--error-on-warnings', '.'),
  check('types', 'npx', 'tsc', '--noEmit'),
  check('web-types', 'npx', 'tsc', '--noEmit', '-p', 'web'),
  check('unused', 'npx', 'knip'),
  check('cli', 'node', 'scripts/buildCli.mjs'),
];
const suites = [suite('unit', () => unit(reports)), suite('pages', () => pages(reports))];
const steps = [...checks, ...suites];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  say(`there is no step ${unknown.join(', ')}; the steps are ${steps.map((step) => step.name).join(', ')}`);
  process.exit(2);
}
await Promise.all([install(), debianBrowser()]);
const chromium = await browser();
if (chromium) process.env.CHROMIUM_PATH = chromium;

const broken = [];
async function take(step) {
  if (wanted.length > 0 && !wanted.includes(step.name)) return;
  say(`${step.name} …`);
  const started = Date.now();
  const fine = await step.go();
  if (!fine) broken.push(step.name);
  say(`${step.name}: ${fine ? 'fine' : 'FAILED'} after ${Math.round((Date.now() - started) / 1000)} s`);
}
await Promise.all(checks.map(take));
for (const step of suites) await take(step);
rmSync(reports, { recursive: true, force: true });
for (const note of notes) say(note);
if (broken.length > 0) say(`failed: ${broken.join(', ')}`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(broken.length > 0 ? 1 : 0);
