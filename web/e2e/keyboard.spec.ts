import { expect, test } from '@playwright/test';
import { hurryBots } from './hurry.ts';
import { expectFocusKept, nextMoment, openHome, position, sitDown } from './table.ts';

test('a whole match of Inflation! is played with the keyboard alone, and the focus is never lost', async ({
  page,
}) => {
  await hurryBots(page);
  await openHome(page);
  await sitDown(page);
  let deals = 0;
  for (let turn = 0; turn < 60 && deals < 3; turn++) {
    const moment = await nextMoment(page);
    if (turn > 0) await expectFocusKept(page);
    const before = await position(page);
    if (moment === 'result') {
      deals++;
      await expect(page.locator('.result .go').last()).toBeFocused();
      if (deals === 3) break;
      await page.keyboard.press('Enter');
    } else if (await page.locator('.bid').count()) {
      await page.keyboard.press('3');
      await expect(page.locator('.bid[aria-label="Bid 3"]')).toBeFocused();
      await page.keyboard.press('Enter');
    } else {
      // The first card that may be played, found with the arrows as a person would.
      await page.keyboard.press('1');
      while ((await page.locator('.hand-card:focus').getAttribute('aria-disabled')) === 'true')
        await page.keyboard.press('ArrowRight');
      if ((await page.locator('.hand-card[aria-pressed="true"]').count()) === 0)
        await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => position(page)).not.toBe(before);
  }
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
