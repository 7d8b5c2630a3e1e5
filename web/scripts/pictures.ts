/**
 * Takes the pictures of the README, `npm run pictures -w web`: every still of `STILLS`, and the moving one, a swap of Inversion frame by
 * frame. `-- --only home,inversion` for those whose names begin so, `--dist folder` for a page built before. The
 * files are made by `cwebp` and `img2webp` (Debian's package `webp`).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { LEARNED, openBrowser } from '../driver/browser.ts';
import { PAGE } from '../driver/selectors.ts';
import { layDown } from '../e2e/store.ts';
import { serve } from '../serve.mjs';
import { Film } from './film.ts';
import { MOVING, STILLS, type Still } from './stills.ts';

const into = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? process.argv[at + 1] : undefined;
};
const only = (argument('only') ?? '').split(',');
const isWished = ({ name }: Still): boolean => only.some((beginning) => name.startsWith(beginning));
const folder = argument('dist') ?? mkdtempSync(join(tmpdir(), 'overtrick-pictures-'));
if (!argument('dist')) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
}
const { server, port } = await serve({ port: 0, host: '127.0.0.1', folder });
const browser = await openBrowser();
for (const still of STILLS.filter(isWished)) {
  const page = await sit(browser, still, 'off');
  await still.touch?.(page);
  if (still.shows) await page.locator(still.shows).first().waitFor();
  // A mouse that rests on a card would be told what it is.
  await page.mouse.move(1, 1);
  await page.waitForTimeout(400);
  const file = join(folder, `${still.name}.png`);
  await page.screenshot({ path: file });
  execFileSync('cwebp', ['-quiet', '-q', '90', file, '-o', join(into, `${still.name}.webp`)]);
  await page.context().close();
  console.log(still.name);
}
if (isWished(MOVING)) {
  const page = await sit(browser, MOVING, 'full');
  const film = await Film.begin(page);
  await film.roll(700);
  await film.tap('.hand-card[aria-label*="makes 11"]');
  await film.roll(1300);
  await film.tap(PAGE.go);
  await film.roll(6000);
  console.log(`${MOVING.name}: ${await film.save(join(into, `${MOVING.name}.webp`))} bytes`);
}
await browser.close();
server.close();

/** Somebody who has been here before, at a table that is laid; on the home page where there is none. */
async function sit(
  from: Browser,
  { size, theme, match, sharp }: Still,
  motion: 'off' | 'full',
): Promise<Page> {
  const context = await from.newContext({
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: size,
    deviceScaleFactor: sharp,
    colorScheme: theme,
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(
    ([settings, learned]) => {
      localStorage.setItem('overtrick.settings', JSON.stringify(settings));
      localStorage.setItem('overtrick.lessons', learned);
    },
    [{ language: 'en', motion, autoPlay: false, soundOffered: true }, LEARNED] as const,
  );
  if (match) await layDown(page, [match]);
  await page.goto(match ? `./#/table/${match.entry.id}` : './');
  await page.locator('.table-screen, .ending, .game-box').last().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}
