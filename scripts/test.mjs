/**
 * `npm test`: installs what is needed, runs every check and counts. Arguments choose steps by name:
 * `npm test -- lint types`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from './browser.mjs';
import { install } from './install.mjs';
import { run, say } from './run.mjs';

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

/** A step that counts its own tests in a JSON report. */
const suite = (name, command, args, env, count) => ({
  name,
  async go() {
    const report = join(reports, `${name}.json`);
    const code = await run(command, args(report), { env: env(report) });
    const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : null;
    if (!counted) {
      total.failed++;
      return false;
    }
    for (const [kind, number] of Object.entries(counted)) total[kind] += number;
    if (code !== 0 && counted.failed === 0) total.failed++;
    return code === 0 && counted.failed === 0;
  },
});

const vitest = suite(
  'unit',
  'npx',
  (report) => ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  () => ({}),
  (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests, skipped: json.numPendingTests }),
);

const pages = suite(
  'pages',
  'npx',
  () => ['playwright', 'test', '-c', 'web/playwright.config.ts', '--reporter=list,json'],
  (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  ({ stats }) => {
    if (stats.flaky > 0) say(`${stats.flaky} page tests passed only when tried again`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  },
);

const steps = [
  check('lint', 'npx', 'biome', 'ci', '--error-on-warnings', '.'),
  check('types', 'npx', 'tsc', '--noEmit'),
  check('web-types', 'npx', 'tsc', '--noEmit', '-p', 'web'),
  check('unused', 'npx', 'knip'),
  check('cli', 'node', 'scripts/build-cli.mjs'),
  vitest,
  pages,
];

await install();
const chromium = await browser();
if (chromium) process.env.CHROMIUM_PATH = chromium;
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  say(`there is no step ${unknown.join(', ')}; the steps are ${steps.map((step) => step.name).join(', ')}`);
  process.exit(2);
}
const broken = [];
for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  say(`${step.name} …`);
  const started = Date.now();
  const fine = await step.go();
  if (!fine) broken.push(step.name);
  say(`${step.name}: ${fine ? 'fine' : 'FAILED'} after ${Math.round((Date.now() - started) / 1000)} s`);
}
rmSync(reports, { recursive: true, force: true });
if (broken.length > 0) say(`failed: ${broken.join(', ')}`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(broken.length > 0 ? 1 : 0);
