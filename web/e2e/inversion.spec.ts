import { inversion } from '@overtrick/games';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { PAGE, SIZES } from '../driver/selectors.ts';
import {
  expectFocusKept,
  expectNoScrolling,
  expectNoScrollingSideways,
  expectResultRead,
  nextMoment,
  openHome,
  position,
  sitDown,
  take,
  untilTold,
} from '../driver/table.ts';
import { hasQuiet, hasSwap, positionWhere } from './position.ts';
import { sitDownAt } from './store.ts';

const calls = (page: Page): Locator => page.getByRole('group', { name: 'Auction' }).getByRole('button');
const lively = (page: Page): Locator => page.locator(PAGE.lively);
const eleven = (page: Page): Locator =>
  page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: /makes 11/ });

/** A call, a swap where there is one, or some card. */
async function decide(page: Page, turn: number): Promise<'call' | 'swap' | 'card'> {
  if (await calls(page).count()) {
    await calls(page)
      .nth(turn % (await calls(page).count()))
      .click();
    await take(page);
    return 'call';
  }
  if (await eleven(page).count()) {
    await eleven(page).first().click();
    return 'swap';
  }
  await lively(page)
    .nth(turn % (await lively(page).count()))
    .click();
  await take(page);
  return 'card';
}

/** The board lies inside its place: nothing of it is under the question. */
const overflow = (page: Page): Promise<number> =>
  page.locator('.inv').evaluate((board) => board.scrollHeight - board.clientHeight);

/** Counts how often the table puts on the other tone; it may last only a moment. */
const countFlips = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.flips = '0';
    new MutationObserver((changes) => {
      const on = changes.filter(({ target }) => (target as HTMLElement).dataset.inverted !== undefined);
      dataset.flips = String(Number(dataset.flips) + on.length);
    }).observe(document, { subtree: true, attributeFilter: ['data-inverted'] });
  });
const flips = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.flips));

/** The chosen card is shown in the lane before anything is decided. */
async function expectSwapShown(page: Page): Promise<void> {
  const chosen = await page.locator(PAGE.chosen).getAttribute('aria-label');
  const [rank, , suit] = (chosen ?? '').split(/[ ,]/);
  await expect(page.locator('.inv-follow')).toContainText(`Follow card: ${rank} of ${suit}`);
  await expect(page.locator('.inv-follow')).toHaveAttribute('data-ghost');
  await expect(page.locator('.inv-reference [aria-current="true"]')).toContainText('After a swap');
}

for (const { players, size } of [
  { players: 2, size: 'desk' },
  { players: 3, size: 'side' },
  { players: 4, size: 'phone' },
] as const) {
  test(`a match of ${players} is played to its end by clicks, ${size}`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES[size]);
    await openHome(page);
    await sitDown(page, { game: 'inversion', players });
    let cards = 0;
    for (let turn = 0; (await nextMoment(page)) === 'mine'; turn++) {
      await expectNoScrolling(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      const what = await decide(page, turn);
      if (what === 'swap') {
        await expectSwapShown(page);
        await take(page);
      }
      if (what !== 'call') cards++;
    }
    expect(cards).toBe(10);
    await expectNoScrolling(page);
    await expect(page.getByRole('heading', { level: 2, name: /won|lost|draw/i })).toBeVisible();
    if (players > 2) await expect(page.getByText(/^parent: needed \d+, took \d+/)).toBeVisible();
  });
}

test('a whole match of Inversion is played with the keyboard alone, and the status says what is asked', async ({
  page,
}) => {
  await openHome(page);
  await sitDown(page, { game: 'inversion', players: 3 });
  while ((await nextMoment(page)) === 'mine') {
    const before = await position(page);
    const asked = (await page.locator(PAGE.asked).textContent()) ?? '?';
    await expect(page.getByRole('main').getByRole('status')).toContainText(asked);
    const auction = (await calls(page).count()) > 0;
    const goal = auction ? '[data-choice]:focus' : '.hand-card[aria-disabled="false"]:focus';
    // To the choices or the hand, and along them, as a person would.
    for (let step = 0; (await page.locator('[data-choice]:focus, .hand-card:focus').count()) === 0; step++) {
      expect(step).toBeLessThan(12);
      await page.keyboard.press('Tab');
    }
    if (!auction) await page.keyboard.press('Home');
    while ((await page.locator(goal).count()) === 0)
      await page.keyboard.press(auction ? 'Shift+Tab' : 'ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.locator(PAGE.go)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await untilTold(page, before);
    await expectFocusKept(page);
  }
  await expectResultRead(page);
});

test('a swap is shown in the lane before it is decided, and flips the table', async ({ page }) => {
  await sitDownAt(page, positionWhere('swap', { game: inversion, players: 3, where: hasSwap }));
  await nextMoment(page);
  await countFlips(page);
  expect(await decide(page, 0)).toBe('swap');
  await expectSwapShown(page);
  await take(page);
  await expect.poll(() => flips(page)).toBeGreaterThan(0);
});

test('a quiet card says why', async ({ page }) => {
  await sitDownAt(page, positionWhere('quiet', { game: inversion, players: 2, where: hasQuiet }));
  const quiet = page.locator(PAGE.quiet);
  await nextMoment(page);
  await quiet.first().click({ force: true });
  await expect(page.getByRole('alert')).toContainText('You hold the suit of the follow card');
  await expect(page.getByRole('link', { name: 'Rule INV-3.2' })).toBeVisible();
});

test('with text twice as large the table of Inversion scrolls down, never sideways', async ({ page }) => {
  await openHome(page);
  await page.addStyleTag({ content: 'html { font-size: 200%; }' });
  await sitDown(page, { game: 'inversion', players: 4 });
  for (let turn = 0; turn < 3 && (await nextMoment(page)) === 'mine'; turn++) {
    await expectNoScrollingSideways(page);
    expect(await overflow(page), 'nothing is pushed under the question').toBeLessThanOrEqual(0);
    if ((await decide(page, turn)) === 'swap') await take(page);
  }
});
