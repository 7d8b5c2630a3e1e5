import { expect, test } from '@playwright/test';
import { decide, nextMoment, openHome, sitDown } from './table.ts';

test('around one device only the hand of the person who lifted the curtain is on the page', async ({
  page,
}) => {
  await openHome(page);
  await sitDown(page, { people: 2 });
  const seen = new Set<string>();
  for (let turn = 0; turn < 12; turn++) {
    if ((await nextMoment(page)) === 'curtain') {
      await expect(page.locator('[data-card]'), 'no card lies open behind the curtain').toHaveCount(0);
      const lift = page.locator('.curtain .go');
      seen.add((await lift.textContent()) ?? '');
      await lift.click();
      await expect(page.locator('.curtain')).toHaveCount(0);
    }
    expect(await nextMoment(page)).toBe('mine');
    await expect(page.locator('.hand')).toHaveCount(1);
    await decide(page, turn);
  }
  expect(seen.size).toBe(2);
});
