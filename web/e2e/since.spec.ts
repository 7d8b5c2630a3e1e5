import { expect, test } from '@playwright/test';
import { decide, nextMoment, openHome, sitDown } from '../driver/table.ts';
import { findings } from './axe.ts';

test('one tap tells what happened since one’s turn, why the last trick was won, and what is not seen yet', async ({
  page,
}) => {
  await openHome(page);
  await sitDown(page);
  // A bid and two cards: then one trick at least is finished, and others have played since.
  for (let turn = 0; turn < 3; turn++) {
    await nextMoment(page);
    await decide(page, turn);
  }
  await nextMoment(page);
  await page.getByRole('button', { name: /^Since your turn/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Since your turn' });
  await expect(sheet.locator('.since-list li')).not.toHaveCount(0);
  await expect(sheet.getByText(/(largest number|played later)\. Rule INF-3\.6/)).toBeVisible();
  // Three cards, and the number that each has made.
  await expect(sheet.locator('.last-trick li')).toHaveText([/\d/, /\d/, /\d/]);
  await expect(sheet.getByRole('heading', { name: 'Not seen yet' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('on a phone the log opens at its end', async ({ page }) => {
  await openHome(page);
  await sitDown(page);
  for (let turn = 0; turn < 6; turn++) {
    await nextMoment(page);
    await decide(page, turn);
  }
  await nextMoment(page);
  await page.getByRole('button', { name: 'Scores, log and more' }).click();
  await page.locator('summary', { hasText: 'Log' }).click();
  const log = page.getByRole('list', { name: 'Log' });
  const left = () => log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  expect(await log.evaluate((list) => list.scrollHeight - list.clientHeight), 'it is long').toBeGreaterThan(
    40,
  );
  await expect.poll(left).toBeLessThan(2);
});
