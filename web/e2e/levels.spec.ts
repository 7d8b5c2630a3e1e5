import { expect, test } from '@playwright/test';
import { openTable, person } from '../driver/friends.ts';
import { PAGE } from '../driver/selectors.ts';
import { decide, nextMoment, openHome } from '../driver/table.ts';
import { startTableServer } from '../driver/tableServer.ts';
import { findings } from './axe.ts';

test('a master and an expert sit down, and are asked anew about what was undone', async ({ page }) => {
  await openHome(page, { pace: 'slow' });
  await page.goto('./#/setup/inflation?seed=levels');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByLabel('Who sits on seat 2').selectOption({ label: 'Bot: master' });
  await page.getByLabel('Who sits on seat 3').selectOption({ label: 'Bot: expert' });
  await expect(page.locator('.seat-bot')).toHaveText([/^Vera.*The best we have/, /^Alma.*Hints come from/]);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start the match' }).click();
  expect(await nextMoment(page)).toBe('mine');
  await page.locator(PAGE.bid).nth(4).click();
  await page.locator(PAGE.bid).nth(4).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator(PAGE.bid).nth(3).click();
  await page.locator(PAGE.bid).nth(3).click();
  await expect(page.locator(PAGE.bid)).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await page.getByRole('radio', { name: 'Fast' }).check();
  await page.goBack();
  for (let turn = 0; turn < 3; turn++) {
    expect(await nextMoment(page)).toBe('mine');
    await decide(page, turn);
  }
  expect(await nextMoment(page)).toBe('mine');
  await expect(page.getByRole('alert'), 'no bot failed').toHaveCount(0);
});

test('a host says at the table how well each bot plays, and further bots are as good', async ({
  browser,
}) => {
  const server = await startTableServer();
  const [ann, bob] = await Promise.all([0, 1].map(() => person(browser, server.url)));
  const link = await openTable(ann, 'Ann', { game: 'inflation', seats: 4, bots: 1 });
  await bob.goto(link);
  const bots = bob.locator('.room-seats li[data-kind="bot"]');
  await expect(bots).toHaveText([/bot, novice/]);
  await ann.getByLabel(/^How well \w+ plays$/).selectOption({ label: 'bot, master' });
  await expect(bots).toHaveText([/bot, master/]);
  await ann.getByRole('button', { name: 'Bot on seat 2' }).click();
  await expect(bots).toHaveText([/bot, master/, /bot, master/]);
  await expect(bob.getByLabel(/^How well/), 'only the host chooses').toHaveCount(0);
  expect(await findings(ann)).toEqual([]);
  await server.end();
});
