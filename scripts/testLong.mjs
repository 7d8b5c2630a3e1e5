/**
 * `npm run test:long`: thousands of matches against the naive games, more positions for every property, hundreds of matches whose
 * every byte on the wire is judged, the image of the Dockerfile, packages and all, and every test of the pages, the long ones among them. Which are long, and why they may be: docs/testing.md.
 */
import { browser } from './browser.mjs';
import { install } from './install.mjs';
import { run, say } from './run.mjs';

const SUITES = [
  'games/src/differential',
  'games/src/properties',
  'games/src/hidden',
  'server/safety/twin',
  'server/safety/wire',
  'server/safety/fuzz',
  'server/hosting/image',
];

const BROWSERS = ['playwright', 'test', '-c', 'web/playwright.config.ts'];

await install();
const chromium = await browser();
if (chromium) process.env.CHROMIUM_PATH = chromium;
let failed = 0;
for (const suite of SUITES) {
  say(`${suite} …`);
  const args = ['vitest', 'run', `${suite}.test.ts`, '--testTimeout=1200000'];
  if ((await run('npx', args, { env: { OVERTRICK_LONG: '1' } })) !== 0) failed++;
}
say('the pages …');
if ((await run('npx', BROWSERS, { env: { OVERTRICK_LONG: '1' } })) !== 0) failed++;
console.log(`${SUITES.length + 1 - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
