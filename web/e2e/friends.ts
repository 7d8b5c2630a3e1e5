import { type Browser, expect, type Page } from '@playwright/test';
import { painted } from './table.ts';

export const SIZES = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const;

export interface Guise {
  readonly size?: keyof typeof SIZES;
  /** Settings that somebody has chosen before. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly serviceWorkers?: 'allow' | 'block';
}

/** Somebody with a browser of their own; what breaks there breaks the test. */
export async function person(browser: Browser, url: string, guise: Guise = {}): Promise<Page> {
  const { size = 'phone', settings = {}, serviceWorkers = 'block' } = guise;
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    baseURL: url,
    locale: 'en-GB',
    serviceWorkers,
  });
  await context.addInitScript(
    (chosen) => {
      localStorage.getItem('overtrick.settings') ??
        localStorage.setItem('overtrick.settings', JSON.stringify(chosen));
    },
    { language: 'en', speed: 'off', ...settings },
  );
  return watched(await context.newPage());
}

/** A page whose mistakes are the test's. */
export function watched(page: Page): Page {
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly bots: number;
}

/** Opens a table by clicks; the link that others come by. */
export async function openTable(host: Page, name: string, { game, seats, bots }: Plan): Promise<string> {
  await host.goto(`./#/friends/new?game=${game}`);
  await host.getByLabel('Your name at the table').fill(name);
  const choose = (group: string, value: number) =>
    host
      .getByRole('group', { name: group })
      .getByRole('radio', { name: String(value), exact: true })
      .check();
  await choose('Seats', seats);
  await choose('Bots that sit down at once', bots);
  if (bots > 0) await host.getByRole('radio', { name: 'Novice' }).check();
  await host.getByRole('button', { name: 'Open the table' }).click();
  return host.getByLabel('Link to this table').inputValue();
}

/** Comes by the link, sits down under a name, and is ready. */
export async function join(page: Page, link: string, name: string, seat: number): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: `Sit here: seat ${seat}` }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
}

/** Everybody is there: the host is ready and starts. */
export async function start(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'I am ready' }).click();
  await host.getByRole('button', { name: 'Start the match' }).click();
  await expect(host.locator('.table-screen')).toBeVisible();
}

/** How many events the page has been told of. */
export const position = async (page: Page): Promise<number> =>
  Number(await page.locator('.table-screen').getAttribute('data-position'));

/** Waits until this person is asked, or the match is over. */
export async function nextTurn(page: Page): Promise<'mine' | 'over'> {
  await page
    .locator('.table-screen:not([data-behind]) .question[data-mine], .match-end')
    .first()
    .waitFor({ timeout: 40_000 });
  return (await page.locator('.match-end').count()) > 0 ? 'over' : 'mine';
}

/** Chooses something legal by clicks, what the board offers or cards of the hand, until there is a button that says so. */
export async function choose(page: Page, turn: number): Promise<void> {
  const go = page.locator('.question .go');
  const offered = page.locator('[data-choice]:not([aria-pressed="true"]):enabled');
  const lively = page.locator('.hand-card[aria-disabled="false"]:not([aria-pressed="true"])');
  for (let step = 0; (await go.count()) === 0; step++) {
    if (step > 12) throw new Error('no decision can be found');
    const found = (await offered.count()) > 0 ? offered : lively;
    await found.nth((7 * turn + 5 * step) % (await found.count())).click();
    // What a touch does is seen in the next frame.
    await painted(page);
  }
}

/** Takes some legal decision by clicks. */
export async function decide(page: Page, turn: number): Promise<void> {
  const before = await position(page);
  const go = page.locator('.question .go');
  await choose(page, turn);
  await go.click();
  await expect(go).toHaveCount(0);
  await expect.poll(() => position(page), { intervals: [20, 50, 100] }).toBeGreaterThan(before);
}

/** The same without the pointer: one round trip a decision, for matches of hundreds of them. */
export async function decideFast(page: Page, turn: number): Promise<void> {
  await page.evaluate((t) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)];
    const settle = () => new Promise((done) => setTimeout(done));
    const choose = async (): Promise<void> => {
      for (let step = 0; step < 12; step++) {
        const [go] = all('.question .go');
        if (go) return go.click();
        const offered = all('[data-choice]:not([aria-pressed="true"]):enabled');
        const found =
          offered.length > 0 ? offered : all('.hand-card[aria-disabled="false"]:not([aria-pressed="true"])');
        found[(7 * t + 5 * step) % found.length]?.click();
        await settle();
      }
      throw new Error('no decision can be found');
    };
    const here = () => document.querySelector<HTMLElement>('.table-screen')?.dataset.position;
    const before = here();
    return new Promise<void>((done, failed) => {
      const watcher = new MutationObserver(() => {
        // Where several choose at once, somebody else's choice may come first; the own one clears the button.
        if (here() === before || all('.question .go').length > 0) return;
        watcher.disconnect();
        done();
      });
      watcher.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-position'] });
      choose().catch(failed);
    });
  }, turn);
}
