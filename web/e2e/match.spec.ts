import { expect, test } from '@playwright/test';
import { SIZES } from '../driver/selectors.ts';
import {
  dealNext,
  decide,
  expectNoScrolling,
  nextMoment,
  openHome,
  seeEnding,
  sitDown,
} from '../driver/table.ts';

for (const { players, size, tag } of [
  { players: 3, size: 'phone', tag: [] },
  { players: 4, size: 'desk', tag: ['@long'] },
] as const) {
  test(`a match of ${players} is played to its end by clicks, ${size}`, { tag: [...tag] }, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES[size]);
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
      if (moment === 'over') break;
      await dealNext(page);
    }
    // INF-5.1: everybody deals once.
    expect(deals).toBe(players);
    await seeEnding(page);
    await expect(page.getByRole('heading', { level: 1, name: /win|first place|draw/i })).toBeVisible();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await expect(page.getByText(`Deal 1 of ${players}`)).toBeVisible();
  });
}
