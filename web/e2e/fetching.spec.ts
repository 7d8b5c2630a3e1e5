import { expect, type Page, test } from '@playwright/test';
import { nextMoment, openHome, sitDown } from '../driver/table.ts';
import { PHASES } from './phases.ts';
import { layDown } from './store.ts';

/** Lets nothing of these names come until the line is repaired. */
async function breakLine(page: Page, names: RegExp): Promise<() => Promise<void>> {
  await page.route(names, (route) => route.abort('connectionfailed'));
  return () => page.unroute(names);
}

test('a sheet that does not come is asked for again, can be closed meanwhile, and has its looks', async ({
  page,
}) => {
  await openHome(page);
  await sitDown(page);
  await nextMoment(page);
  const repair = await breakLine(page, /assets\/(HelpSheet|MenuSheet)-/);
  const sheet = page.locator('dialog.sheet');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(sheet).toContainText('is the line down?');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: 'Scores, log and more' }).click();
  await expect(sheet).toContainText('is the line down?');
  await repair();
  await expect(sheet.locator('.fold').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(sheet.locator('.help-aim')).not.toBeEmpty();
  // From its style sheet, which did not come the first time either.
  await expect(sheet.locator('.help')).toHaveCSS('display', 'grid');
});

test('a screen that does not come says so, and comes when the line is there again', async ({ page }) => {
  const ending = PHASES.find(({ name }) => name === 'inflation: end of the match');
  if (!ending) throw new Error('no such phase');
  await layDown(page, [ending.match]);
  await openHome(page);
  const repair = await breakLine(page, /assets\/(EndOfMatch|SettingsScreen)-/);
  for (const address of ['settings', `table/${ending.match.entry.id}`]) {
    await page.goto(`./#/${address}`);
    await expect(page.getByRole('heading', { name: 'Still waiting' })).toBeVisible();
  }
  await repair();
  await expect(page.locator('.ending')).toBeVisible();
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});
