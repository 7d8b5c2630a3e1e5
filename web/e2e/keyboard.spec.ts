import { expect, test } from '@playwright/test';
import { PAGE } from '../driver/selectors.ts';
import {
  chooseByKeys,
  expectFocusKept,
  expectResultRead,
  nextMoment,
  openHome,
  position,
  sitDown,
  untilTold,
} from '../driver/table.ts';

/** `npm run test:long` goes on to the end of the match; the keys are the same in every deal. */
const DEALS = process.env.OVERTRICK_LONG ? 3 : 1;

test('a match of Inflation! is played with the keyboard alone, and the focus is never lost', async ({
  page,
}) => {
  await openHome(page);
  await sitDown(page);
  let deals = 0;
  for (let turn = 0; turn < 60 && deals < DEALS; turn++) {
    const moment = await nextMoment(page);
    if (turn > 0) await expectFocusKept(page);
    const before = await position(page);
    if (moment !== 'mine') {
      deals++;
      await expectResultRead(page);
      if (deals === DEALS) break;
      await page.keyboard.press('Enter');
    } else if (await page.locator(PAGE.bid).count()) {
      await page.keyboard.press('3');
      await expect(page.locator('.bid[aria-label="Bid 3"]')).toBeFocused();
      await page.keyboard.press('Enter');
    } else {
      await chooseByKeys(page);
      await page.keyboard.press('Enter');
    }
    await untilTold(page, before);
  }
  expect(deals).toBe(DEALS);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
