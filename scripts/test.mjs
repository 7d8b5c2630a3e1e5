/**
 * `npm test`: installs what is needed, runs every check and counts. Arguments choose steps by name:
 * `npm test -- lint types`.
 */
import { browser, debianBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { pages } from './pages.mjs';
import { say, tool } from './run.mjs';
import { check, end, reports, suite, take } from './steps.mjs';
import { unit } from './unit.mjs';

/** Steps that only read the tree. */
const checks = [
  check('lint', tool('biome'), 'ci', '--colors=off', '--error-on-warnings', '.'),
  check('types', tool('tsc'), '--noEmit'),
  check('web-types', tool('tsc'), '--noEmit', '-p', 'web'),
  check('unused', tool('knip')),
  check('cli', 'node', 'scripts/buildCli.mjs'),
];
/** Each waits for servers and browsers half of its time, in which the other can work. */
const suites = [suite('unit', () => unit(reports)), suite('pages', () => pages(reports))];

const wanted = process.argv.slice(2);
const names = [...checks, ...suites].map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  say(`there is no step ${unknown.join(', ')}; the steps are ${names.join(', ')}`);
  process.exit(2);
}
const chosen = (steps) => steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

await Promise.all([install(), debianBrowser()]);
const chromium = await browser();
if (chromium) process.env.CHROMIUM_PATH = chromium;
await take(chosen(checks));
await take(chosen(suites));
end();
