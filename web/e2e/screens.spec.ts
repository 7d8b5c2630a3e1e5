import { expect, test } from '@playwright/test';
import { findings } from './axe.ts';
import { decide, nextMoment, openHome, painted, sitDown } from './table.ts';

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing on any screen, ${theme}`, async ({ page }) => {
    await openHome(page, { theme });
    expect(await findings(page), 'home').toEqual([]);
    for (const screen of [
      'settings',
      'setup/escalation',
      'setup/cryptrick',
      'rules/inflation?rule=INF-3.3',
    ]) {
      await page.goto(`./#/${screen}`);
      await painted(page);
      await expect(page.locator('.page-body > *').first()).toBeVisible();
      expect(await findings(page), screen).toEqual([]);
    }
    await page.goto('./#/');
    await sitDown(page);
    for (let turn = 0; turn < 3; turn++) {
      expect(await nextMoment(page)).toBe('mine');
      expect(await findings(page), `table, turn ${turn}`).toEqual([]);
      await decide(page, turn);
    }
    await page.getByRole('button', { name: 'Scores, log and more' }).click();
    for (const fold of [1, 2, 3]) await page.locator('.fold summary').nth(fold).click();
    expect(await findings(page), 'menu').toEqual([]);
  });
}

test('the language changes everywhere at once', async ({ page }) => {
  await openHome(page);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('radio', { name: '日本語' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.getByRole('button', { name: '戻る' }).click();
  await page.getByRole('button', { name: 'インフレーション！をすぐ遊ぶ' }).click();
  await nextMoment(page);
  await expect(page.locator('.question-asked')).toHaveText('何トリック取りますか？');
});

test('with text twice as large the table scrolls down, never sideways', async ({ page }) => {
  await openHome(page);
  await page.addStyleTag({ content: 'html { font-size: 200%; }' });
  await sitDown(page);
  await nextMoment(page);
  const { width, wide } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    wide: innerWidth,
  }));
  expect(width).toBeLessThanOrEqual(wide);
});
