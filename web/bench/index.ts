/**
 * `npm run bench:web`: what the built app weighs and how smoothly it plays in Chromium, against bots of the browser and of a server.
 * `-- --json` ends with one line of JSON; `-- --games inflation,charms` and `-- --runs 1` for a quicker look.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { buildServer } from '../../server/build.mjs';
import { openBrowser, scriptsOf, visit } from '../driver/browser.ts';
import { startTableServer } from '../driver/tableServer.ts';
import { serve } from '../serve.mjs';
import { GAMES, type GameName } from '../src/look/games.ts';
import { SHELF } from '../src/shelf/shelf.ts';
import { watchHost } from './host.ts';
import { BUDGET } from './sizes.ts';
import { local, measureDeal, online, type Smoothness, type Way } from './smooth.ts';

const TASK_BUDGET = 50;
const INP_BUDGET = 200;
/** Their tables are measured on a server as well: the board that changes most, and the one with the most on it. */
const ONLINE: readonly GameName[] = ['inflation', 'cryptrick'];
/** A run is disturbed when the host gave more than this share of the processor to others. */
const DISTURBED = 0.01;

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? process.argv[at + 1] : undefined;
};
const wanted = argument('games')?.split(',');
const games = GAMES.filter((game) => !wanted || wanted.includes(game));
const runs = Number(argument('runs') ?? 3);
const say = (line: string) => console.log(line);
const unknown = wanted?.some((name) => !games.some((game) => game === name));
if (unknown || !(Number.isInteger(runs) && runs > 0)) {
  console.error(`bench:web: --games takes some of ${GAMES.join(',')} and --runs a whole number from 1`);
  process.exit(2);
}
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];

const root = mkdtempSync(join(tmpdir(), 'overtrick-bench-'));
const folder = join(root, 'web', 'dist');
await build({
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true },
});
await buildServer();
const tables = await startTableServer({ served: root, pace: 1 });
const { server, port } = await serve({ port: 0, host: '127.0.0.1', folder });
const address = `http://127.0.0.1:${port}/`;
const browser = await openBrowser();

const weigh = (urls: readonly string[]): number =>
  urls.reduce(
    (sum, url) => sum + gzipSync(readFileSync(join(folder, new URL(url).pathname)), { level: 9 }).length,
    0,
  );

const homePage = await visit(browser, address, { language: 'en' });
const home = await scriptsOf(homePage);
const homeJsGzip = weigh(home);
await homePage.context().close();
say(`home page            ${homeJsGzip} bytes of JavaScript (budget ${BUDGET.home})`);

const tableJsGzip: Partial<Record<GameName, number>> = {};
const smooth: { readonly local: Smoothness[]; readonly online: Smoothness[] } = { local: [], online: [] };
for (const game of games) {
  const page = await visit(browser, address, { language: 'en' });
  await page.getByRole('button', { name: `Play now: ${SHELF[game].name.en}` }).click();
  await page.locator('.table-screen').waitFor();
  await page.waitForLoadState('networkidle');
  tableJsGzip[game] = weigh((await scriptsOf(page)).filter((url) => !home.includes(url)));
  await page.context().close();
  say(`${game.padEnd(20)} ${tableJsGzip[game]} bytes more (budget ${BUDGET.table})`);
  smooth.local.push(await measure('  first deal', address, local(game)));
  if (ONLINE.includes(game))
    smooth.online.push(await measure('  first deal on a server', tables.url, online(game)));
}
await browser.close();
await tables.end();
server.close();
rmSync(root, { recursive: true, force: true });

if (process.argv.includes('--json')) {
  say(JSON.stringify({ homeJsGzip, tableJsGzip, ...worst(smooth.local), online: worst(smooth.online) }));
}

/** The slowest game. */
function worst(found: readonly Smoothness[]): { readonly longestTaskMs: number; readonly inpMs: number } {
  return {
    longestTaskMs: Math.round(10 * Math.max(0, ...found.map(({ longestTask }) => longestTask))) / 10,
    inpMs: Math.max(0, ...found.map(({ inp }) => inp)),
  };
}

/** The medians of some runs, told in a line. */
async function measure(what: string, address: string, way: Way): Promise<Smoothness> {
  const found = await quietest(address, way);
  const middle = (of: keyof Smoothness) => median(found.map((each) => each[of]));
  const { longestTask, longestWork, inp, opening } = {
    longestTask: middle('longestTask'),
    longestWork: middle('longestWork'),
    inp: middle('inp'),
    opening: middle('opening'),
  };
  say(
    `${what} at 4× slower: longest task ${longestTask.toFixed(1)} ms (budget ${TASK_BUDGET}; ${longestWork.toFixed(1)} ms of work), slowest interaction ${inp} ms (budget ${INP_BUDGET}; ${opening} ms the one that opened the table); longest task of each run ${found.map((each) => each.longestTask.toFixed(0)).join(', ')}`,
  );
  return { longestTask, longestWork, inp, opening };
}

/** As many runs as asked for, and up to as many more in place of disturbed ones. Which count is decided by the host alone, not by what they measured. */
async function quietest(address: string, way: Way): Promise<readonly Smoothness[]> {
  const all: { readonly stolen: number; readonly smoothness: Smoothness }[] = [];
  const quiet = () => all.filter(({ stolen }) => stolen <= DISTURBED);
  while (all.length < 2 * runs && quiet().length < runs) {
    const stolen = watchHost();
    const smoothness = await measureDeal(browser, address, way);
    all.push({ smoothness, stolen: stolen() });
  }
  if (all.length > runs) {
    say(
      `  the host gave ${all.map(({ stolen }) => (100 * stolen).toFixed(1)).join(', ')} % of the processor to others; the ${runs} quietest runs count`,
    );
  }
  const chosen = [...all].sort((a, b) => a.stolen - b.stolen).slice(0, runs);
  return all.filter((each) => chosen.includes(each)).map(({ smoothness }) => smoothness);
}
