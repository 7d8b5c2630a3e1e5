import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';

/** Starts the browser that the tests use as well. */
export function openBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return chromium.launch({
    ...(existsSync(named) && { executablePath: named }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  });
}

/** A fresh visitor with these settings. */
export async function visit(browser: Browser, address: string, settings: object): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.addInitScript((chosen) => {
    localStorage.setItem('overtrick.settings', JSON.stringify(chosen));
  }, settings);
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

/** The scripts that the page itself has loaded; those of workers are not among them. */
export const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.js(\?|$)/.test(name) && !name.includes('.worker-') && !name.endsWith('sw.js')),
  );
