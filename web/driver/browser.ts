import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { GAMES } from '../src/look/games.ts';

/** The browser to drive: named, Debian's, Google's, else Playwright's own. */
function browserPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  const chrome = spawnSync('which', ['google-chrome'], { encoding: 'utf8' });
  return chrome.status === 0 ? chrome.stdout.trim() : undefined;
}

const executablePath = browserPath();

/** What the page remembers of somebody who has been offered every lesson, so that *Play now* plays. */
export const LEARNED = JSON.stringify(Object.fromEntries(GAMES.map((game) => [game, { answered: true }])));

/**
 * What Chromium leaves out. It opens a window for every visitor, and in each it would load pages of its own for the list under its
 * address line: half of all the work, for nothing that is looked at. The last switch of a name counts, so the features that
 * Playwright leaves out are named again.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** How every browser is started that tests, benches and pictures use. */
export const LAUNCH: LaunchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${WITHOUT.join(',')}`,
  ],
};

/** Starts the browser that the tests use as well. */
export const openBrowser = (): Promise<Browser> => chromium.launch(LAUNCH);

/** A visitor with these settings, who knows every game, was offered sounds and plays every card by hand. */
export async function visit(browser: Browser, address: string, settings: object): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  // `tsx` wraps every named function in a call of `__name`, also those that are sent to the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(
    ([chosen, learned]) => {
      localStorage.setItem('overtrick.settings', JSON.stringify(chosen));
      localStorage.setItem('overtrick.lessons', learned);
    },
    [{ autoPlay: false, soundOffered: true, ...settings }, LEARNED] as const,
  );
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
