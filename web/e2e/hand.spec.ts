import { inflation } from '@overtrick/games';
import { expect, type Page, test } from '@playwright/test';
import { PAGE } from '../driver/selectors.ts';
import { boardHeight, decide, nextMoment, openHome, painted, sitDown } from '../driver/table.ts';
import { hasQuiet, positionWhere } from './position.ts';
import { sitDownAt } from './store.ts';

/** Sits down, bids and waits until a card is asked for. */
async function untilFirstCard(page: Page): Promise<void> {
  await openHome(page);
  await sitDown(page);
  await nextMoment(page);
  await decide(page, 2);
  await nextMoment(page);
}

test('a quiet card says why, and leads to its rule', async ({ page }) => {
  await sitDownAt(page, positionWhere('quiet', { game: inflation, players: 3, where: hasQuiet }));
  const quiet = page.locator(PAGE.quiet).first();
  expect(await nextMoment(page)).toBe('mine');
  // A quiet card is marked as not available, and still answers to a touch.
  await quiet.click({ force: true });
  await expect(page.getByRole('alert')).toContainText('You hold the number that was led');
  await page.getByRole('link', { name: 'Rule INF-3.3' }).click();
  await expect(page.locator('#INF-3\\.3')).toBeInViewport();
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await nextMoment(page)).toBe('mine');
});

test('a card is played by a second tap or by dragging it onto the table, and the focus stays', async ({
  page,
}) => {
  await untilFirstCard(page);
  const lively = page.locator(PAGE.lively);
  await lively.first().click();
  await expect(page.locator('.question-more')).toContainText('You make');
  await lively.first().click();
  await expect(page.locator(PAGE.card)).toHaveCount(11);
  await expect(page.locator('.hand-card:focus')).toHaveCount(1);

  await nextMoment(page);
  const box = await lively.first().boundingBox();
  if (!box) throw new Error('the card is not on the screen');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y - 80, { steps: 4 });
  await page.mouse.move(box.x + 60, 300, { steps: 4 });
  // Before it is dropped: what it would make, and where it would lie.
  await expect(page.locator('.question-more')).toContainText('You make');
  await expect(page.locator('.inf-note[data-ghost]')).toHaveCount(1);
  await page.mouse.up();
  await expect(page.locator(PAGE.card)).toHaveCount(10);
});

test('a card that is dropped beside the table, or put back with Escape, stays in the hand, and keys go on working', async ({
  page,
}) => {
  await untilFirstCard(page);
  const lively = page.locator(PAGE.lively).first();
  const box = await lively.boundingBox();
  if (!box) throw new Error('the card is not on the screen');
  const carry = async (x: number, y: number) => {
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 4 });
  };
  await carry(2, box.y + 20);
  await page.mouse.up();
  await carry(box.x + 60, 300);
  await page.keyboard.press('Escape');
  await expect(page.locator('.hand-card[data-carried]')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.locator(PAGE.card)).toHaveCount(12);
  await expect(page.locator(PAGE.chosen)).toHaveCount(0);
  await lively.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(PAGE.chosen)).toHaveCount(1);
});

test('in a window of a few pixels, or with text twice as large, every hand lies on the table', async ({
  page,
}) => {
  await openHome(page);
  await page.addStyleTag({ content: 'html { font-size: 200%; }' });
  await sitDown(page, { game: 'inversion', players: 4 });
  await nextMoment(page);
  await page.locator('.inv-calls [data-choice]').last().click();
  await page.locator(PAGE.go).click();
  for (const size of [
    { width: 900, height: 700 },
    { width: 1, height: 1 },
    { width: 100, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await painted(page);
  }
  await page.setViewportSize({ width: 900, height: 700 });
  for (let left = 10; left > 4; left--) {
    expect(await nextMoment(page)).toBe('mine');
    await expect(page.locator(PAGE.card)).toHaveCount(left);
    await page.locator(PAGE.lively).first().click();
    await page.locator(PAGE.go).click();
    await expect(page.locator(PAGE.card)).toHaveCount(left - 1);
  }
});

test('from the first card of a deal to its last the board keeps its size, though two rows of cards become none', async ({
  page,
}) => {
  await openHome(page);
  await sitDown(page, { players: 4 });
  const heights: number[] = [];
  const rows = new Set<number>();
  for (let turn = 0; turn < 14 && (await nextMoment(page)) === 'mine'; turn++) {
    if ((await page.locator(PAGE.bid).count()) === 0) {
      heights.push(await boardHeight(page));
      const tops = await page
        .locator(PAGE.card)
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
      rows.add(new Set(tops).size);
    }
    await decide(page, turn);
  }
  await expect(page.locator('.result-table tbody tr')).toHaveCount(4);
  expect(rows).toEqual(new Set([2, 1]));
  expect(new Set(heights).size, heights.join()).toBe(1);
  // A result may need more room than the hand that it replaces; it never makes the board grow.
  expect(await boardHeight(page)).toBeLessThanOrEqual(heights[0]);
});
