import { expect, type Page, test } from '@playwright/test';
import { type LessonStep, playLesson } from '../driver/lesson.ts';
import { PAGE } from '../driver/selectors.ts';
import { expectNoScrolling, nextMoment, openHome, sitDown } from '../driver/table.ts';
import { GAMES } from '../src/look/games.ts';
import { SHELF } from '../src/shelf/shelf.ts';
import { findings } from './axe.ts';

/** A phone's browser with its bars. */
const SMALL = { width: 390, height: 664 } as const;

/** Does what the coach asks for, as somebody does who taps. */
async function tap(page: Page, step: LessonStep): Promise<void> {
  if (step.now !== 'decide') {
    await page
      .locator(step.now === 'read' ? PAGE.goOn : `${PAGE.sheet} .go`)
      .last()
      .click();
    return;
  }
  for (const card of new Set(step.cards)) {
    const wanted = page.locator(`${PAGE.free}:has([data-card="${card}"])`);
    const count = step.cards.filter((each) => each === card).length;
    for (let i = 0; i < count; i++) await wanted.first().click({ position: { x: 12, y: 20 } });
  }
  if (step.cards.length === 0) await page.locator(`[data-choice="${step.decision}"]`).click();
  await page.locator(PAGE.go).last().click();
}

/** Opens the home page as somebody who was never here. */
async function openNew(page: Page): Promise<void> {
  await page.setViewportSize(SMALL);
  await openHome(page);
  await page.evaluate(() => localStorage.removeItem('overtrick.lessons'));
}

test('the first “Play now” offers a lesson, which is played by taps to a real match', async ({ page }) => {
  await openNew(page);
  const playNow = page.getByRole('button', { name: `Play now: ${SHELF.inflation.name.en}` });
  await playNow.click();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Learn in 90 seconds' }).click();
  await playLesson(page, 'inflation', async (step, count) => {
    if (step.now !== 'end') await expectNoScrolling(page);
    if (count === 0 || (step.now === 'decide' && step.cards.length === 0)) {
      expect(await findings(page)).toEqual([]);
    }
    await tap(page, step);
  });
  await nextMoment(page);
  await page.goBack();
  await expect(page.locator('.match'), 'the match is kept, the lesson is not').toHaveCount(1);
  await page.locator('.match .icon-button').click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await playNow.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who goes astray is told why, a forbidden card has its reason, and a lesson goes on where it was left', async ({
  page,
}) => {
  await openNew(page);
  await page.evaluate(() => location.assign('#/lesson/inflation'));
  await page.locator(PAGE.goOn).click();
  await page.locator(`${PAGE.quiet}:has([data-card="10"])`).click({ force: true });
  await expect(page.getByRole('alert')).toContainText('INF-3.3');
  await tap(page, { now: 'decide', decision: 'play:7', cards: ['7'] });
  await page.locator(PAGE.goOn).click();
  await expect(page.locator(PAGE.coach)).toContainText('Cards stay!');
  await tap(page, { now: 'decide', decision: 'play:10', cards: ['10'] });
  await expect(page.locator(PAGE.coach)).toContainText('try the 8');
  await expect(page.locator(`${PAGE.pointed} [data-card="8"]`)).toHaveCount(1);
  await page.reload();
  await expect(page.locator(PAGE.coach)).toContainText('Cards stay!');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'From the start' }).click();
  await expect(page.locator(PAGE.coach)).toContainText('The aim');
});

/** The same with the keyboard alone: the focus is where the next key is wanted. */
async function press(page: Page, step: LessonStep): Promise<void> {
  if (step.now === 'decide') {
    const [card] = step.cards;
    const tricks = /^declare:(\d)$/.exec(step.decision)?.[1];
    const place =
      card && (await page.locator(`${PAGE.card}:has([data-card="${card}"])`).getAttribute('data-place'));
    await page.keyboard.press(tricks ?? String((Number(place) + 1) % 10));
    await expect(page.locator(PAGE.go)).toHaveCount(1);
    await expect(page.locator(`${PAGE.table} :focus`)).toHaveAttribute('aria-pressed', 'true');
  } else {
    // A result is read first: its heading has the focus, and the way on comes after it.
    const counted = step.now === 'read' && (await page.locator(`${PAGE.result} h2:focus`).count()) > 0;
    if (counted) await page.keyboard.press('Tab');
    await expect(page.locator(step.now === 'read' ? PAGE.goOn : `${PAGE.sheet} .go >> nth=-1`)).toBeFocused();
  }
  await page.keyboard.press('Enter');
}

test('a lesson is taken with the keyboard alone', { tag: '@long' }, async ({ page }) => {
  await openNew(page);
  await page.evaluate(() => location.assign('#/lesson/inversion'));
  await playLesson(page, 'inversion', (step) => press(page, step));
  await nextMoment(page);
});

test('after a lesson the coach still gives tips in a real match', async ({ page }) => {
  await openNew(page);
  await page.evaluate(() =>
    localStorage.setItem('overtrick.lessons', '{"inflation":{"answered":true,"coach":{}}}'),
  );
  await sitDown(page);
  await nextMoment(page);
  await expect(page.locator('.question-more')).toContainText('Tip:');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.locator(PAGE.sheet)).toContainText('Take exactly as many tricks as you bid');
  await expect(page.locator(`${PAGE.sheet} .figure`)).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Learn in 90 seconds' }).click();
  await expect(page.locator(PAGE.coach)).toContainText('The aim');
});

for (const game of GAMES.filter((each) => SHELF[each].lesson && each !== 'inflation')) {
  test(`the lesson of ${game} is played by taps`, { tag: '@long' }, async ({ page }) => {
    await openNew(page);
    await page.evaluate((id) => location.assign(`#/lesson/${id}`), game);
    await playLesson(page, game, async (step) => {
      if (step.now !== 'end') await expectNoScrolling(page);
      expect(await findings(page)).toEqual([]);
      await tap(page, step);
    });
    await nextMoment(page);
  });
}
