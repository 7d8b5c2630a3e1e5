import { expect, type Page, test } from '@playwright/test';
import { decide, nextMoment, openHome, sitDown } from './table.ts';

const hand = (page: Page) =>
  page.locator('.hand-card').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
const numbers = (page: Page) => page.locator('.lane-words .unseen').allTextContents();

test('a match survives the closing of its tab', async ({ page, context }) => {
  await openHome(page);
  await sitDown(page);
  for (let turn = 0; turn < 4; turn++) {
    expect(await nextMoment(page)).toBe('mine');
    await decide(page, turn);
  }
  expect(await nextMoment(page)).toBe('mine');
  const [held, rows] = [await hand(page), await numbers(page)];
  await page.close();

  const again = await context.newPage();
  await again.goto('./');
  await again.getByRole('link', { name: /Continue Inflation!/ }).click();
  expect(await nextMoment(again)).toBe('mine');
  expect(await hand(again)).toEqual(held);
  expect(await numbers(again)).toEqual(rows);
});

test('a decision is undone while nobody has answered it, and taken back later', async ({ page }) => {
  await openHome(page, { speed: 'slow' });
  await sitDown(page);
  await nextMoment(page);
  await page.locator('.bid').nth(4).click();
  await page.locator('.bid').nth(4).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.bid')).toHaveCount(13);
  await expect(page.getByText('Taken back')).toHaveCount(0);
  await page.locator('.bid').nth(3).click();
  await page.locator('.bid').nth(3).click();
  await expect(page.locator('.bid'), 'the second thought counts').toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await page.getByRole('radio', { name: 'Off' }).check();
  await page.goBack();
  expect(await nextMoment(page)).toBe('mine');
  await decide(page, 2);
  expect(await nextMoment(page)).toBe('mine');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Taken back: 1')).toBeVisible();
});
