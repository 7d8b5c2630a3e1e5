import { expect, test } from '@playwright/test';
import { hurryBots } from './hurry.ts';
import { decide, expectNoScrolling, nextMoment, openHome, sitDown } from './table.ts';

for (const players of [3, 4]) {
  test(`a whole match of Inflation! with ${players} is played by clicks against bots`, async ({ page }) => {
    await hurryBots(page);
    await openHome(page);
    await sitDown(page, { players });
    let deals = 0;
    for (let turn = 0; turn < 60; turn++) {
      const moment = await nextMoment(page);
      if (turn % 6 === 0) await expectNoScrolling(page);
      if (moment === 'mine') {
        await decide(page, turn);
        continue;
      }
      deals++;
      await expectNoScrolling(page);
      const next = page.getByRole('button', { name: 'Next deal' });
      if ((await next.count()) === 0) break;
      await next.click();
      await expect(page.locator('.result')).toHaveCount(0);
    }
    // INF-5.1: everybody deals once.
    expect(deals).toBe(players);
    await expect(page.getByRole('heading', { level: 2, name: /win|first place|draw/ })).toBeVisible();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await expect(page.getByText(`Deal 1 of ${players}`)).toBeVisible();
  });
}
