/** Photographs the gallery: `npm run shoot -w web`, or with a game's name for that game alone. It says where the pictures are. */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { openBrowser } from '../driver/browser.ts';

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;
const THEMES = ['light', 'dark'] as const;
const folder = join(tmpdir(), 'overtrick-gallery');
const wishes = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
const server = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  server: { port: 0 },
  logLevel: 'error',
});
await server.listen();
const address = server.resolvedUrls?.local[0];
const browser = await openBrowser();
for (const [name, viewport] of Object.entries(SIZES)) {
  for (const theme of THEMES) {
    const page = await browser.newPage({ viewport, deviceScaleFactor: name === 'phone' ? 2 : 1 });
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    page.on('pageerror', (error) => console.error(error));
    await page.goto(`${address}gallery.html#${[theme, ...wishes].join(',')}`);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(400);
    const path = `${folder}/gallery-${[...wishes, name, theme].join('-')}.png`;
    await page.screenshot({ path, fullPage: true });
    console.log(path);
    await page.close();
  }
}
await browser.close();
await server.close();
