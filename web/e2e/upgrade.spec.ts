import { expect, test } from '@playwright/test';
import { decide, nextMoment, openHome } from '../driver/table.ts';
import { layDown } from './store.ts';
// What version 1 laid down, frozen: it must never be made anew, because the program of today writes as today.
import versionOne from './store-1.json' with { type: 'json' };

test('matches that an older version kept go on in this one, and are replayed', async ({ page }) => {
  await layDown(page, versionOne);
  await openHome(page);
  await page.getByRole('link', { name: /Continue Inflation!/ }).click();
  for (let turn = 0; turn < 3; turn++) {
    expect(await nextMoment(page)).toBe('mine');
    await decide(page, turn);
  }
  await page.goto('./#/history');
  await expect(page.locator('.past-match')).toHaveCount(2);
  await page.goto('./#/replay/older');
  await expect(page.getByRole('heading', { level: 1, name: 'Replay: Inflation!' })).toBeVisible();
  const version = await page.evaluate(async () => (await indexedDB.databases())[0].version);
  expect(version).toBeGreaterThan(1);
});
