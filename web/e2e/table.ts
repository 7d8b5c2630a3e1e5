import { expect, type Page } from '@playwright/test';

/** Opens the home page with settings, as if somebody had chosen them before. */
export async function openHome(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      localStorage.getItem('overtrick.settings') ??
        localStorage.setItem('overtrick.settings', JSON.stringify(chosen));
    },
    { language: 'en', speed: 'off', ...settings },
  );
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 2, name: 'Cryptrick: New Listings' })).toBeVisible();
}

interface Company {
  readonly game?: string;
  readonly players?: number;
  /** How many of them are people around this device; the rest are novices. */
  readonly people?: number;
  /** The level of the table, where the game has some. */
  readonly level?: string | undefined;
}

/** Sits down through the set-up screen: alone against two novices at Inflation!, if nothing else is said. */
export async function sitDown(
  page: Page,
  { game = 'Inflation!', players = 3, people = 1, level }: Company = {},
): Promise<void> {
  await page.getByRole('link', { name: `Set up ${game}` }).click();
  await page.getByRole('radio', { name: String(players), exact: true }).check();
  for (let seat = 1; seat <= players; seat++) {
    const who = seat <= people ? 'human' : 'novice';
    await page.getByLabel(`Who sits on seat ${seat}`).selectOption(who);
  }
  if (level) await page.getByRole('radio', { name: level }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
}

/** Waits until this person is asked, a deal or the match is over, or the device goes to somebody else. */
export async function nextMoment(page: Page): Promise<'mine' | 'result' | 'curtain'> {
  await page
    .locator(
      '.table-screen:not([data-behind]) .question[data-mine], .table-screen:not([data-behind]) .result, .curtain',
    )
    .first()
    .waitFor();
  if (await page.locator('.result').count()) return 'result';
  return (await page.locator('.curtain').count()) ? 'curtain' : 'mine';
}

/** Takes some legal decision by clicks: a bid, or a lively card, and then the button. */
export async function decide(page: Page, turn: number): Promise<void> {
  const bids = page.locator('.bid');
  const lively = page.locator('.hand-card[aria-disabled="false"]');
  if (await bids.count()) await bids.nth(turn % 5).click();
  else await lively.nth(turn % (await lively.count())).click();
  const before = await position(page);
  await page.locator('.question .go').click();
  await expect.poll(() => position(page)).not.toBe(before);
}

/** How many events the page has been told of; it changes with every decision. */
export const position = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.table-screen')?.dataset.position ?? 'curtain');

/** Waits until the browser has shown what it was last told. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/**
 * The focus is at the table. When what had it is gone the frame gives it on in an effect, so for some milliseconds the
 * body has it: a single look may come in between.
 */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect(page.locator('.table-screen :focus'), 'the focus is kept').toHaveCount(1);

/** How much of the screen the board has. */
export const boardHeight = (page: Page): Promise<number> =>
  page.locator('.table-board').evaluate((board) => Math.round(board.getBoundingClientRect().height));

/** Nothing at a table scrolls. */
export async function expectNoScrolling(page: Page): Promise<void> {
  await painted(page);
  const { width, height, wide, high } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
    wide: innerWidth,
    high: innerHeight,
  }));
  expect(width, 'the page is not wider than the screen').toBeLessThanOrEqual(wide);
  expect(height, 'the page is not higher than the screen').toBeLessThanOrEqual(high);
}
