import { expect, test } from '@playwright/test';
import { PAGE, SIZES } from '../driver/selectors.ts';
import { expectNoScrollingSideways, nextMoment, openHome, sitDown } from '../driver/table.ts';

test('the language changes everywhere at once', async ({ page }) => {
  await openHome(page);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('radio', { name: '日本語' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.getByRole('button', { name: '戻る' }).click();
  await page.getByRole('button', { name: 'インフレーション！をすぐ遊ぶ' }).click();
  await nextMoment(page);
  await expect(page.locator(PAGE.asked)).toHaveText('何トリック取りますか？');
});

for (const size of ['phone', 'desk'] as const)
  test(`with text twice as large the table scrolls down, never sideways, ${size}`, async ({ page }) => {
    await page.setViewportSize(SIZES[size]);
    await openHome(page);
    await page.addStyleTag({ content: 'html { font-size: 200%; }' });
    await sitDown(page);
    await nextMoment(page);
    await expectNoScrollingSideways(page);
  });
