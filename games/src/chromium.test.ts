import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { logsOfEverything } from '../testing/sameEverywhere.ts';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

test('the same seed gives the same log in Node and in Chromium', async () => {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('../testing/sameEverywhere.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'same',
  });
  const installed = process.env.CHROMIUM_PATH ?? BROWSERS.find((path) => existsSync(path));
  const browser = await chromium.launch({
    ...(installed && { executablePath: installed }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: bundle.outputFiles[0].text });
  const inChromium = await page.evaluate<string[]>('same.logsOfEverything()');
  await browser.close();
  expect(inChromium).toEqual(logsOfEverything());
});
