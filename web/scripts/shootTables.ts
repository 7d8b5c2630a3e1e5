/**
 * Photographs the tables: `npm run shoot:tables -w web -- --games inflation --into /tmp/now`. Every phase of `e2e/phases.ts` on small and
 * large screens, by day and by night; `--phases "a card,inverted"` or `--sizes 390x664` for those alone, `--dist folder` for a page built before.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { openBrowser } from '../driver/browser.ts';
import { PHASES } from '../e2e/phases.ts';
import { layDown } from '../e2e/store.ts';
import { serve } from '../serve.mjs';

const SIZES = {
  '390x664': [390, 664],
  '390x844': [390, 844],
  '1366x650': [1366, 650],
  '1440x900': [1440, 900],
} as const;
const THEMES = ['light', 'dark'] as const;

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? process.argv[at + 1] : undefined;
};
const games = argument('games')?.split(',');
const moments = argument('phases')?.split(',');
const sizes = argument('sizes')?.split(',');
const phases = PHASES.filter(({ name }) => {
  const [game, moment] = name.split(': ');
  return (!games || games.includes(game)) && (!moments || moments.includes(moment));
});
const into = argument('into') ?? join(tmpdir(), 'overtrick-tables');
mkdirSync(into, { recursive: true });

const folder = argument('dist') ?? mkdtempSync(join(tmpdir(), 'overtrick-shoot-'));
if (!argument('dist')) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
}
const { server, port } = await serve({ port: 0, host: '127.0.0.1', folder });
const browser = await openBrowser();
for (const { name, match, shows, touch } of phases) {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    if (sizes && !sizes.includes(size)) continue;
    for (const theme of THEMES) {
      const context = await browser.newContext({
        baseURL: `http://127.0.0.1:${port}/`,
        viewport: { width, height },
        serviceWorkers: 'block',
        locale: 'en-GB',
      });
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
      page.on('pageerror', (error) => console.error(error));
      await page.addInitScript(
        (settings) => localStorage.setItem('overtrick.settings', JSON.stringify(settings)),
        { language: 'en', motion: 'off', pace: 'fast', autoPlay: false, theme },
      );
      await layDown(page, [match]);
      await page.goto(`./#/table/${match.entry.id}`);
      if (touch) await touch(page);
      await page.locator(shows).first().waitFor();
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${into}/${name.replaceAll(/\W+/g, '-')}-${size}-${theme}.png` });
      await context.close();
    }
  }
}
await browser.close();
server.close();
console.log(into);
