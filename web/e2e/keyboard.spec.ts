import { expect, test } from '@playwright/test';
import { nextMoment, openHome, sitDown } from './table.ts';

test('a trick is bid and played with the keyboard alone, and the focus is never lost', async ({ page }) => {
  await openHome(page);
  await sitDown(page);
  await nextMoment(page);
  await page.keyboard.press('3');
  await expect(page.locator('.bid[aria-label="Bid 3"]')).toBeFocused();
  await page.keyboard.press('Enter');
  // The answer comes from a worker: until then the question is still the old one.
  await expect(page.locator('.bid')).toHaveCount(0);
  for (let turn = 0; turn < 3; turn++) {
    await page.locator('.table-screen:not([data-behind]) .question[data-mine]').waitFor();
    const count = await page.locator('.hand-card').count();
    // The first card that may be played, found with the arrows as a person would.
    await page.keyboard.press('1');
    for (let step = 0; step < count; step++) {
      if ((await page.locator('.hand-card:focus').getAttribute('aria-disabled')) === 'false') break;
      await page.keyboard.press('ArrowRight');
    }
    if ((await page.locator('.hand-card[aria-pressed="true"]').count()) === 0)
      await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.locator('.hand-card')).toHaveCount(count - 1);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
