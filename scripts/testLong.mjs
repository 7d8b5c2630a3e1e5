/**
 * `npm run test:long`: thousands of matches against the naive games, more positions for every property, hundreds of matches whose
 * every byte on the wire is judged, the image of the Dockerfile, packages and all, nodes that are updated behind real proxies, and every test of the pages, the long ones among them. Which are long, and why they may be: docs/testing.md.
 */
import { browser } from './browser.mjs';
import { install } from './install.mjs';
import { pages } from './pages.mjs';
import { debianProxies } from './proxies.mjs';
import { end, reports, suite, take } from './steps.mjs';
import { unit } from './unit.mjs';

/** The files that read `OVERTRICK_LONG`. */
const FILES = [
  'games/src/differential',
  'games/src/properties',
  'games/src/hidden',
  'server/chaos/chaos',
  'server/safety/slow',
  'server/safety/twin',
  'server/safety/wire',
  'server/safety/fuzz',
  'server/hosting/image',
  'server/hosting/proxy',
  'server/hosting/rolling',
].map((file) => `${file}.test.ts`);

const LONG = { OVERTRICK_LONG: '1' };

await install();
await debianProxies();
const chromium = await browser();
if (chromium) process.env.CHROMIUM_PATH = chromium;
// One after the other: here nobody waits for the end.
await take([suite('unit', () => unit(reports, [...FILES, '--testTimeout=1200000'], LONG))]);
await take([suite('pages', () => pages(reports, LONG))]);
end();
