import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { PAGE } from '../driver/selectors.ts';
import { decide, nextMoment, position, prepare, sitDown } from '../driver/table.ts';
import { networkAddress, serve } from '../serve.mjs';
import { GAMES } from '../src/look/games.ts';
import { SHELF } from '../src/shelf/shelf.ts';
import { findings } from './axe.ts';
import { faultsOf } from './geometry.ts';

test.use({ serviceWorkers: 'allow' });

const DIST = process.env.OVERTRICK_WEB_DIST ?? fileURLToPath(new URL('../dist', import.meta.url));

/** A server of our own, so that it can be closed and given a new version. */
let folder: string;
let server: Server;
let port: number;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'overtrick-offline-'));
  cpSync(DIST, folder, { recursive: true });
  ({ server, port } = await serve({ port: 0, folder }));
});
test.afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the app twice: from the second visit on it is kept. */
async function visitTwice(page: Page): Promise<void> {
  await prepare(page);
  await page.goto(`http://localhost:${port}/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

/** Puts another version into the folder, as a build would: every part has a new name, and the old ones are gone. */
function release(name: string): void {
  const assets = join(folder, 'assets');
  const parts = readdirSync(assets);
  const renamed = (part: string) => part.replace(/\.\w+$/, (ending) => `-${name}${ending}`);
  for (const part of parts) renameSync(join(assets, part), join(assets, renamed(part)));
  const texts = [...parts.map((part) => join('assets', renamed(part))), 'index.html', 'sw.js'];
  for (const text of texts.filter((file) => /\.(js|css|html)$/.test(file))) {
    const file = join(folder, text);
    const written = parts.reduce(
      (all, part) => all.replaceAll(part, renamed(part)),
      readFileSync(file, 'utf8'),
    );
    // The version is the only text of this shape in the service worker (`pwa/precache.ts`).
    writeFileSync(file, text === 'sw.js' ? written.replace(/"(?:[0-9a-f]{12}|two)"/, `"${name}"`) : written);
  }
}

/** The versions whose files a browser keeps. */
const versions = (page: Page): Promise<number> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('overtrick-')).length);

/** Whether a page runs the version of this name. */
const runs = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((version) => document.querySelector(`script[src*="-${version}.js"]`) !== null, name);

test('without a network the app opens, plays every game, and shows all rules in both languages', async ({
  page,
}) => {
  await visitTwice(page);
  server.close();
  server.closeAllConnections();
  await page.reload();
  for (const game of GAMES) {
    await page.goto(`http://localhost:${port}/#/`);
    await page.locator(`.game-box[data-game="${game}"] .go`).click();
    let own = 0;
    for (let turn = 0; turn < 4 && (await nextMoment(page)) === 'mine'; turn++) {
      await decide(page, turn);
      own++;
    }
    // One event is the deal; what neither it nor this person did, bots have done.
    expect(await position(page), `bots play ${game}`).toBeGreaterThan(1 + own);
  }
  await page.goto(`http://localhost:${port}/#/about`);
  await expect(page.getByText('also opens without a network')).toBeVisible();
  for (const [language, name] of [
    ['en', 'English'],
    ['ja', '日本語'],
  ] as const) {
    await page.goto(`http://localhost:${port}/#/settings`);
    await page.getByRole('radio', { name }).check();
    for (const game of GAMES) {
      await page.goto(`http://localhost:${port}/#/rules/${game}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(SHELF[game].name[language]);
      await expect(page.locator('.figure').first()).toBeVisible();
    }
  }
});

test('an update is offered in the middle of a match, the match goes on, and a tab with the old version finds its files', async ({
  page,
}) => {
  await visitTwice(page);
  const other = await page.context().newPage();
  await other.goto(`http://localhost:${port}/`);
  // Browsers draw rarely what nobody sees.
  await page.bringToFront();
  await sitDown(page);
  expect(await nextMoment(page)).toBe('mine');
  await decide(page, 2);
  release('two');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  expect(await nextMoment(page)).toBe('mine');
  expect(await findings(page), 'the offer').toEqual([]);
  await decide(page, 1);
  expect(await nextMoment(page)).toBe('mine');
  const hand = await page.locator(PAGE.card).count();
  expect(await runs(page, 'two'), 'nothing is taken by itself').toBe(false);
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  await again;
  expect(await nextMoment(page)).toBe('mine');
  expect(await runs(page, 'two')).toBe(true);
  await expect(page.locator(PAGE.card)).toHaveCount(hand);
  await decide(page, 0);

  // What the browser itself remembers of addresses would hide that the files are gone.
  await (await page.context().newCDPSession(other)).send('Network.clearBrowserCache');
  expect(await runs(other, 'two')).toBe(false);
  await other.bringToFront();
  for (const [screen, seen] of [
    ['rules/charms', '.figure'],
    ['setup/escalation', '.setup'],
  ]) {
    await other.goto(`http://localhost:${port}/#/${screen}`);
    await expect(other.locator(seen).first(), `${screen} of the old version`).toBeVisible();
  }
  expect(await versions(page)).toBe(2);

  await test.step('only one older version stays', async () => {
    await page.bringToFront();
    release('three');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const third = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update' }).click();
    await third;
    expect(await nextMoment(page)).toBe('mine');
    expect(await runs(page, 'two-three')).toBe(true);
    expect(await versions(page)).toBe(2);
  });
});

test('a page that nothing keeps says that there is a new version when its parts are gone, and opens in it', async ({
  browser,
}) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 664 },
  });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(`http://localhost:${port}/`);
  await sitDown(page);
  expect(await nextMoment(page)).toBe('mine');
  release('two');
  await page.getByRole('button', { name: 'Help' }).click();
  const offer = page.locator('.update-offer');
  await expect(offer).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await faultsOf(page, 'fits'), 'it covers nothing').toEqual([]);
  const again = page.waitForEvent('load');
  await offer.getByRole('button', { name: 'Update' }).click();
  await again;
  expect(await nextMoment(page)).toBe('mine');
  expect(await runs(page, 'two')).toBe(true);
  await expect(offer).toHaveCount(0);
  await context.close();
});

test('over plain http in a home network everything else works, and the page says what is missing', async ({
  page,
}) => {
  const address = networkAddress(port);
  test.skip(!address, 'this machine has no network address');
  await page.goto(`${address}#/about`);
  await expect(page.getByText('This address begins with http.')).toBeVisible();
  await page.goto(`${address}#/`);
  await sitDown(page);
  expect(await nextMoment(page)).toBe('mine');
  await decide(page, 1);
});
