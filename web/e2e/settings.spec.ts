import { expect, type Page, test } from '@playwright/test';
import { PAGE } from '../driver/selectors.ts';
import { decide, nextMoment, openHome, sitDown } from '../driver/table.ts';

/** Switches something on the settings screen and comes home. */
async function set(page: Page, change: () => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await change();
  await page.goto('./#/');
}

const lively = (page: Page) => page.locator(PAGE.lively);

test('with confirmation a second tap plays nothing; the button does', async ({ page }) => {
  await openHome(page);
  await set(page, () => page.getByRole('switch', { name: 'Confirm before playing' }).check());
  await sitDown(page);
  await nextMoment(page);
  await decide(page, 2);
  await nextMoment(page);
  const cards = await page.locator(PAGE.card).count();
  await lively(page).first().click();
  await expect(page.locator(PAGE.go)).toBeVisible();
  await lively(page).first().click();
  await expect(page.locator(PAGE.chosen)).toHaveCount(0);
  await expect(page.locator(PAGE.card)).toHaveCount(cards);
  await lively(page).first().click();
  await page.locator(PAGE.go).click();
  await expect(page.locator(PAGE.card)).toHaveCount(cards - 1);
});

test('a forced card is played by itself, unless somebody has switched that off', async ({ page }) => {
  await openHome(page, { autoPlay: undefined });
  await set(page, () =>
    expect(page.getByRole('switch', { name: 'Play forced cards by themselves' })).toBeChecked(),
  );
  await sitDown(page, { game: 'inversion', players: 2 });
  // INV-3.1: the last of ten cards has no alternative, so somebody who never touches it still sees the end.
  for (let turn = 0; turn < 10; turn++) {
    await expect
      .poll(async () => {
        await nextMoment(page);
        return (await page.locator(PAGE.result).count()) || (await lively(page).count()) > 1;
      })
      .toBeTruthy();
    if (await page.locator(PAGE.result).count()) break;
    expect(await page.locator(PAGE.card).count(), 'the last card went by itself').toBeGreaterThan(1);
    await decide(page, turn);
  }
  await expect(page.locator(PAGE.result)).toBeVisible();
});

test('sounds are made only where they are switched on', async ({ page }) => {
  await page.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(globalThis, { tones });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function played(this: OscillatorNode, when?: number) {
      tones.push(this.frequency.value);
      start.call(this, when);
    };
  });
  const tones = () => page.evaluate(() => (globalThis as unknown as { tones: number[] }).tones.length);
  await openHome(page);
  await sitDown(page);
  await nextMoment(page);
  await decide(page, 1);
  await nextMoment(page);
  expect(await tones()).toBe(0);
  await page.goto('./#/');
  await set(page, () => page.getByRole('switch', { name: 'Sounds' }).check());
  await sitDown(page);
  await nextMoment(page);
  await decide(page, 1);
  await expect.poll(tones).toBeGreaterThan(0);
});

test('theme, palette, card size, motion and pace show at once and are kept', async ({ page }) => {
  await openHome(page);
  await set(page, async () => {
    for (const name of ['Dark', 'Colour-blind safe', 'Large', 'Reduced', 'Slow'])
      await page.getByRole('radio', { name, exact: true }).check();
  });
  await page.reload();
  const root = page.locator('html');
  for (const [name, value] of [
    ['theme', 'dark'],
    ['palette', 'safe'],
    ['cards', 'large'],
    ['motion', 'reduced'],
    ['pace', 'slow'],
  ] as const)
    await expect(root).toHaveAttribute(`data-${name}`, value);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const brightness = (paper.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  expect(Math.max(...brightness), paper).toBeLessThan(90);
});
