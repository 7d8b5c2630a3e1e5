import { type Browser, expect, type Page } from '@playwright/test';
import { PAGE, SIZES } from './selectors.ts';
import { prepare } from './table.ts';

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
  await prepare(context, settings);
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
  /** False where those at the table vote on everybody who comes late. */
  readonly giveWay?: boolean;
  /** False where nobody may watch. */
  readonly spectators?: boolean;
}

/** Opens a table by clicks; the link that others come by. */
export async function openTable(host: Page, name: string, plan: Plan): Promise<string> {
  const { game, seats, bots, giveWay = true, spectators = true } = plan;
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
  await host.getByRole('switch', { name: 'Bots give way' }).setChecked(giveWay);
  await host.getByRole('switch', { name: 'Others may watch' }).setChecked(spectators);
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
  await expect(host.locator(PAGE.table)).toBeVisible();
}

/** Somebody who is asked leaves the rest of the match to a bot, and waits for its end. */
export async function leaveToBot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Talk' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator(PAGE.over)).toBeVisible({ timeout: 100_000 });
}
