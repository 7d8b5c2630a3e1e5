import type { View } from '@overtrick/engine';
import { type Cryptrick, cryptrick, type Inflation, inflation } from '@overtrick/games';
import { expect, type Page, test } from '@playwright/test';
import { PAGE } from '../driver/selectors.ts';
import { nextMoment, openHome, sitDown } from '../driver/table.ts';
import { hasQuiet, positionWhere } from './position.ts';
import { sitDownAt } from './store.ts';

test('Back closes a sheet before it leaves the table, however the sheet was closed before', async ({
  page,
}) => {
  await openHome(page);
  await sitDown(page);
  await nextMoment(page);
  const menu = page.getByRole('button', { name: 'Scores, log and more' });
  const sheet = page.getByRole('dialog');
  await menu.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator(PAGE.table)).toBeVisible();
  // Closed by its own button, it leaves nothing behind that Back would have to pass.
  await menu.click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await menu.click();
  await sheet.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Inflation!/ })).toBeVisible();
  await page.goBack();
  expect(await nextMoment(page)).toBe('mine');
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('.game-box').first()).toBeVisible();
});

/** How many decisions of one's own the log tells. */
async function ownDecisions(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Scores, log and more' }).click();
  await page.locator('summary', { hasText: 'Log' }).click();
  const own = await page.locator('.log [data-you]').count();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  return own;
}

test('a double tap is one decision: on an answer, and on the button that plays a card', async ({ page }) => {
  const answer = ({ now }: View<Cryptrick>) => now.board.phase === 'answer';
  await sitDownAt(page, positionWhere('answer', { game: cryptrick, players: 6, where: answer }));
  await nextMoment(page);
  let before = await ownDecisions(page);
  await page.locator(PAGE.choice).first().dblclick();
  await nextMoment(page);
  expect(await ownDecisions(page)).toBe(before + 1);
  await expect(page.locator(PAGE.go), 'and nothing is chosen of what came after it').toHaveCount(0);

  const card = ({ now }: View<Inflation>) => now.board.phase === 'play' && now.choices.length > 2;
  await sitDownAt(page, positionWhere('card', { game: inflation, players: 3, where: card }));
  await nextMoment(page);
  before = await ownDecisions(page);
  await page.locator(PAGE.lively).last().click();
  await page.locator(PAGE.go).dblclick();
  await nextMoment(page);
  expect(await ownDecisions(page)).toBe(before + 1);
});

test('a tap that comes as an answer appears under the finger chooses it, and does not take it', async ({
  page,
}) => {
  const answer = ({ now }: View<Cryptrick>) => now.board.phase === 'answer';
  const match = positionWhere('hasty', { game: cryptrick, players: 6, where: answer });
  await page.addInitScript((choice) => {
    const watch = new MutationObserver(() => {
      const first = document.querySelector(choice);
      if (!first) return;
      watch.disconnect();
      first.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    });
    watch.observe(document, { subtree: true, childList: true });
  }, '[data-choice]');
  await sitDownAt(page, match);
  await expect(page.locator(PAGE.go)).toBeVisible();
  await expect(page.locator('[data-choice][aria-pressed="true"]')).toHaveCount(1);
  expect(await ownDecisions(page)).toBe(0);
});

test('a double tap on “Play now” begins one match', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Play now: Escalation!' }).dblclick();
  await nextMoment(page);
  await page.goto('./#/history');
  await expect(page.locator('.past-match')).toHaveCount(1);
});

test('“Play now” asks about a match that waits: go on, or a new one', async ({ page }) => {
  await openHome(page);
  const playNow = page.getByRole('button', { name: 'Play now: Inversion' });
  await playNow.click();
  await nextMoment(page);
  const first = page.url();
  await page.goto('./#/');
  await playNow.click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(first);
  await nextMoment(page);
  await page.goBack();
  await playNow.click();
  await page.getByRole('button', { name: 'New match' }).click();
  await nextMoment(page);
  expect(page.url()).not.toBe(first);
});

test('it asks about a match that waits before it offers a lesson', async ({ page }) => {
  await openHome(page);
  await sitDown(page, { game: 'inversion', players: 2 });
  await nextMoment(page);
  await page.evaluate(() => localStorage.removeItem('overtrick.lessons'));
  await page.goto('./#/');
  await page.getByRole('button', { name: 'Play now: Inversion' }).click();
  await page.getByRole('button', { name: 'New match' }).click();
  await page.getByRole('button', { name: 'Just play' }).click();
  await nextMoment(page);
  await page.goto('./#/history');
  await expect(page.locator('.past-match')).toHaveCount(2);
});

test('a hint lifts its card on the hand, with one reason and one number, and covers nothing', async ({
  page,
}) => {
  const where = ({ now }: View<Inflation>) => now.choices.length > 3 && now.board.phase === 'play';
  await sitDownAt(page, positionWhere('hint', { game: inflation, players: 3, where }));
  await nextMoment(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hint')).toHaveText(/% chance to win the match$|about as good/);
  await expect(page.locator(PAGE.chosen)).toHaveCount(1);
  await expect(page.locator('.question-more')).toContainText(/^Hint: You make/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Whoever chooses something else is not told of the hint any more.
  await page.locator(PAGE.free).first().click();
  await expect(page.locator('.hint')).toHaveCount(0);
});

test('a card that is held, hovered or asked for with a key says what it is, and nothing is chosen', async ({
  page,
}) => {
  await sitDownAt(page, positionWhere('about', { game: inflation, players: 3, where: hasQuiet }));
  await nextMoment(page);
  const about = page.locator('.about-thing');
  const free = page.locator(PAGE.free).first();
  await expect(about).toBeAttached();
  await free.hover({ position: { x: 12, y: 20 } });
  await expect(about).toContainText('You make');
  await page.mouse.move(2, 2);
  await expect(about).toBeHidden();

  const box = await page.locator(PAGE.quiet).first().boundingBox();
  if (!box) throw new Error('the card is not on the screen');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x: box.x + 12, y: box.y + 20 }] : [],
    });
  await touch('touchStart');
  await expect(about).toContainText('You hold the number that was led');
  await touch('touchEnd');
  await expect(page.locator(PAGE.chosen)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await free.focus();
  await page.keyboard.press('i');
  await expect(about).toContainText('You make');
  await page.keyboard.press('ArrowRight');
  await expect(about).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await page.locator('.seat').first().hover();
  await expect(about).toContainText(/cards?, Bid \d/);
});
