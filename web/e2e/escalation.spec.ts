import { expect, type Locator, type Page, test } from '@playwright/test';
import { PAGE, SIZES } from '../driver/selectors.ts';
import {
  boardHeight,
  expectFocusKept,
  expectNoScrolling,
  expectNoScrollingSideways,
  expectResultRead,
  nextMoment,
  openHome,
  position,
  prepare,
  seeEnding,
  sitDown,
  untilTold,
} from '../driver/table.ts';
import { findings } from './axe.ts';

const choices = (page: Page): Locator =>
  page.getByRole('group', { name: 'What you can do' }).getByRole('button');
const go = (page: Page): Locator => page.locator(PAGE.go);
const lively = (page: Page): Locator => page.locator(PAGE.lively);

/** Takes a decision in one of the ways people do: a step and its button, a step twice, or cards of the hand. */
async function decide(page: Page, turn: number): Promise<void> {
  const before = await position(page);
  if (turn % 3 === 2 && (await lively(page).count()) > 0) {
    await lively(page).first().click();
    await expect(page.locator(PAGE.chosen)).not.toHaveCount(0);
    // Not yet a set, or a wild without a value: the steps show what it can become.
    if ((await go(page).count()) === 0) await page.locator('.esc-set').first().click();
    await go(page).click();
  } else {
    await choices(page)
      .nth(Math.min(turn % 2, (await choices(page).count()) - 1))
      .click();
    if (turn % 3 === 1) await page.locator('.esc-set[aria-pressed="true"]').click();
    else await go(page).click();
  }
  await untilTold(page, before);
}

/** What holds whenever this person is asked. */
async function expectCalm(page: Page, height: number): Promise<void> {
  await expectNoScrolling(page);
  expect(await boardHeight(page), 'the table does not jump').toBe(height);
  const least = await choices(page).evaluateAll((buttons) =>
    Math.min(...buttons.flatMap((button) => [button.clientWidth, button.clientHeight])),
  );
  expect(least, 'a finger fits').toBeGreaterThanOrEqual(44);
}

const MATCHES = [
  { players: 2, size: 'side', theme: 'light' },
  { players: 3, size: 'desk', theme: 'light' },
  { players: 4, size: 'phone', theme: 'light' },
  { players: 5, size: 'desk', theme: 'dark' },
  { players: 6, size: 'phone', theme: 'dark' },
] as const;

for (const { players, size, theme } of MATCHES) {
  test(`a match of ${players} is played to its end by clicks, ${size}, ${theme}`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES[size]);
    await openHome(page, { theme });
    await sitDown(page, { game: 'escalation', players });
    await nextMoment(page);
    const height = await boardHeight(page);
    for (let turn = 0; turn < 120 && (await nextMoment(page)) === 'mine'; turn++) {
      if (turn < 4) await expectCalm(page, height);
      await decide(page, turn);
    }
    await expectNoScrolling(page);
    await expect(page.locator('.result-table tbody tr')).toHaveCount(players);
    await expect(page.locator('.esc-sky-seat')).toHaveCount(players);
    await seeEnding(page);
    await expect(page.getByRole('heading', { level: 1, name: /win|first place|draw/i })).toBeVisible();
  });
}

test('a match is played with the keyboard alone, and the focus is never lost', async ({ page }) => {
  await openHome(page);
  await sitDown(page, { game: 'escalation', players: 6 });
  await nextMoment(page);
  // Into the choices as a person goes: the first card and one stop back, or at once where only passing is left.
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  if ((await page.locator('.esc-set:focus').count()) === 0) await page.keyboard.press('Shift+Tab');
  for (let turn = 0; turn < 120 && (await nextMoment(page)) === 'mine'; turn++) {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.esc-set:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(go(page)).toHaveCount(1);
    const before = await position(page);
    await page.keyboard.press('Enter');
    await untilTold(page, before);
    await expectFocusKept(page);
  }
  await expectResultRead(page);
});

test('while others think, the table says what happened and what is not seen yet', async ({ page }) => {
  await prepare(page, { language: 'ja', pace: 'slow' });
  await page.goto('./');
  await page.getByRole('button', { name: 'エスカレーション！をすぐ遊ぶ' }).click();
  await nextMoment(page);
  await expect(page.getByRole('main').getByRole('status')).toContainText(/リード|超え|パス|取る/);
  const unseen = page.getByRole('heading', { name: 'まだ見ていないカード' });
  // Whoever takes the pile may be asked again at once; then nobody else thinks yet.
  for (let turn = 0; turn < 8 && !(await unseen.isVisible()); turn++) {
    await page.getByRole('group', { name: 'できること' }).getByRole('button').first().click();
    await go(page).click();
    await expect(go(page)).toHaveCount(0);
    await unseen.or(page.locator(PAGE.mine)).first().waitFor();
  }
  await expect(unseen).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('あなたは');
  expect(await findings(page)).toEqual([]);
});

test('with text twice as large nothing is cut off sideways', async ({ page }) => {
  await openHome(page);
  await page.addStyleTag({ content: 'html { font-size: 200%; }' });
  await sitDown(page, { game: 'escalation', players: 6 });
  await nextMoment(page);
  await expectNoScrollingSideways(page);
});
