import { expect, type Page, test } from '@playwright/test';
import { PAGE } from '../driver/selectors.ts';
import { decide, nextMoment, openHome, sitDown } from '../driver/table.ts';

const hand = (page: Page) =>
  page.locator(PAGE.card).evaluateAll((cards) => cards.map((card) => card.ariaLabel));
const numbers = (page: Page) => page.locator('.inf-lane-words .unseen').allTextContents();

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

/** The same match in a second tab. */
async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  expect(await nextMoment(other)).toBe('mine');
  return other;
}

test('a second tab shows what the first has played, or says that its choice came too late', async ({
  page,
}) => {
  await openHome(page);
  await sitDown(page);
  expect(await nextMoment(page)).toBe('mine');
  const other = await secondTab(page);
  await decide(page, 3);
  expect(await nextMoment(page)).toBe('mine');
  // Behind another one a tab is not told; bringing it to the front is.
  await expect(other.locator(PAGE.bid)).toHaveCount(13);
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.locator(PAGE.bid)).toHaveCount(0);
  expect(await nextMoment(other)).toBe('mine');
  expect(await hand(other)).toEqual(await hand(page));

  await decide(page, 0);
  expect(await nextMoment(page)).toBe('mine');
  const held = await hand(page);
  await decide(other, 1);
  await expect(other.getByRole('alert')).toContainText('Not taken: the match went on in another tab.');
  expect(await nextMoment(other)).toBe('mine');
  expect(await hand(other)).toEqual(held);
  await decide(other, 0);
  await expect(other.getByRole('alert')).toHaveCount(0);
});

test('a match that is deleted in another tab stays deleted', async ({ page }) => {
  await openHome(page);
  await sitDown(page);
  expect(await nextMoment(page)).toBe('mine');
  const other = await page.context().newPage();
  await other.goto('./#/history');
  await other.getByRole('button', { name: 'Delete everything' }).click();
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(other.getByText('No match yet.')).toBeVisible();
  await page.locator(PAGE.bid).nth(2).click();
  await page.locator(PAGE.go).click();
  await expect(page.getByRole('heading', { name: 'deleted in another tab' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('.shelf')).toBeVisible();
  await expect(page.locator('.match')).toHaveCount(0);
});

test('a decision is undone while nobody has answered it, and taken back later', async ({ page }) => {
  await openHome(page, { pace: 'slow' });
  await sitDown(page);
  await nextMoment(page);
  await page.locator(PAGE.bid).nth(4).click();
  await page.locator(PAGE.bid).nth(4).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator(PAGE.bid)).toHaveCount(13);
  await expect(page.getByText('Taken back')).toHaveCount(0);
  await page.locator(PAGE.bid).nth(3).click();
  await page.locator(PAGE.bid).nth(3).click();
  await expect(page.locator(PAGE.bid), 'the second thought counts').toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await page.getByRole('radio', { name: 'Fast' }).check();
  await page.goBack();
  expect(await nextMoment(page)).toBe('mine');
  await decide(page, 2);
  expect(await nextMoment(page)).toBe('mine');
  await page.getByRole('button', { name: 'Take back' }).click();
  const asked = page.getByRole('dialog', { name: 'Take your last decision back?' });
  await asked.getByRole('button', { name: 'Leave it' }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByText('Taken back')).toHaveCount(0);
  await page.keyboard.press('u');
  await asked.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Taken back: 1')).toBeVisible();
});
