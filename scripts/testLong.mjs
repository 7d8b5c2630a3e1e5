/**
 * `npm run test:long`: thousands of matches against the naive games, more positions for every property, hundreds of matches whose
 * every byte on the wire is judged, the image of the Dockerfile, packages and all, nodes that are updated behind real proxies, and every test of the pages, the long ones among them. Which are long, and why they may be: docs/testing.md.
 */
import { spawnSync } from 'node:child_process';
import { browser } from './browser.mjs';
import { install } from './install.mjs';
import { pages } from './pages.mjs';
import { debianProxies } from './proxies.mjs';
import { ROOT, say } from './run.mjs';
import { end, reports, suite, take } from './steps.mjs';
import { unit } from './unit.mjs';

/** The test files that read `OVERTRICK_LONG`: whoever writes one need not add it to a list. */
function longFiles() {
  const found = spawnSync('git', ['grep', '-l', 'OVERTRICK_LONG', '--', '*.test.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = found.stdout?.split('\n').filter((file) => file !== '') ?? [];
  if (files.length > 0) return files;
  say('no long tests found; this needs git and a clone');
  process.exit(2);
}

const LONG = { OVERTRICK_LONG: '1' };

await install();
await debianProxies();
const chromium = await browser();
if (chromium) process.env.CHROMIUM_PATH = chromium;
// One after the other: here nobody waits for the end.
await take([suite('unit', () => unit(reports, [...longFiles(), '--testTimeout=1200000'], LONG))]);
await take([suite('pages', () => pages(reports, LONG))]);
end();
