import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { networkAddress, serve } from '../serve.mjs';
import { decide, nextMoment, sitDown } from './table.ts';

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
  await page.addInitScript(() => {
    localStorage.setItem('overtrick.settings', JSON.stringify({ language: 'en', speed: 'off' }));
  });
  await page.goto(`http://localhost:${port}/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

test('without a network the app opens, plays, shows rules and speaks Japanese', async ({ page }) => {
  await visitTwice(page);
  server.close();
  server.closeAllConnections();
  await page.reload();
  await sitDown(page);
  for (let turn = 0; turn < 3; turn++) {
    expect(await nextMoment(page)).toBe('mine');
    await decide(page, turn);
  }
  for (const game of ['charms', 'inversion', 'escalation', 'cryptrick']) {
    await page.goto(`http://localhost:${port}/#/rules/${game}`);
    await expect(page.locator('.figure').first()).toBeVisible();
    await page.goto(`http://localhost:${port}/#/`);
    await page.locator(`.game-box[data-game="${game}"] .go`).click();
    await expect(page.locator('.table-screen')).toBeVisible();
  }
  await page.goto(`http://localhost:${port}/#/about`);
  await expect(page.getByText('also opens without a network')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('overtrick.settings', '{"language":"ja"}'));
  await page.goto(`http://localhost:${port}/#/settings`);
  await page.getByRole('radio', { name: '日本語' }).check();
  await expect(page.getByRole('heading', { level: 1, name: '設定' })).toBeVisible();
});

test('an update is offered in the middle of a match, and the match goes on before and after it', async ({
  page,
}) => {
  await visitTwice(page);
  await sitDown(page);
  expect(await nextMoment(page)).toBe('mine');
  await decide(page, 2);
  // A new version: another service worker at the same address.
  appendFileSync(join(folder, 'sw.js'), '\n// a newer version\n');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  expect(await nextMoment(page)).toBe('mine');
  await decide(page, 1);
  expect(await nextMoment(page)).toBe('mine');
  const hand = await page.locator('.hand-card').count();
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  await again;
  expect(await nextMoment(page)).toBe('mine');
  await expect(page.locator('.hand-card')).toHaveCount(hand);
  await decide(page, 0);
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
