/** Draws the icons from the mark: `npm run icons -w web`. They are committed, so that a build needs no browser. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const folder = fileURLToPath(new URL('../public', import.meta.url));
const mark = readFileSync(`${folder}/mark.svg`, 'utf8');
const PAPER = '#efede8';

/** How much of the square the mark fills: a maskable icon may lose everything outside of the inner circle. */
const ICONS = [
  { file: '192.png', size: 192, fill: 0.86, paper: 'transparent' },
  { file: '512.png', size: 512, fill: 0.86, paper: 'transparent' },
  { file: 'maskable-192.png', size: 192, fill: 0.6, paper: PAPER },
  { file: 'maskable-512.png', size: 512, fill: 0.6, paper: PAPER },
  { file: 'apple-180.png', size: 180, fill: 0.72, paper: PAPER },
];

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { file, size, fill, paper } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${paper}">${mark.replace('<svg ', `<svg height="${size * fill}" `)}`,
  );
  await page.screenshot({ path: `${folder}/icons/${file}`, omitBackground: true });
  await page.close();
}
await browser.close();
