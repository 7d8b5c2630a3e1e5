import type { Page } from '@playwright/test';

/** How long a finger or a mouse button stays down. */
const PRESS = 70;

/** Plays the first deal of the match on the table by clicks; anything legal will do. */
export async function playDeal(page: Page): Promise<void> {
  for (let turn = 0; turn < 400; turn++) {
    await page.locator('.question[data-mine], .result').first().waitFor({ timeout: 60_000 });
    if (await page.locator('.result').count()) return;
    const before = await position(page);
    await choose(page, turn);
    await page.waitForFunction(
      (was) => document.querySelector<HTMLElement>('.table-screen')?.dataset.position !== was,
      before,
    );
  }
  throw new Error('the deal did not end');
}

const position = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.table-screen')?.dataset.position);

/** Touches choices and cards until the button that takes the decision appears, and takes it. */
async function choose(page: Page, turn: number): Promise<void> {
  const go = page.locator('.question .go');
  const choices = page.locator('.table-own [data-choice], .table-own .choice, .table-board [data-choice]');
  const lively = page.locator('.hand-card[aria-disabled="false"][aria-pressed="false"]');
  for (let touch = 0; touch < 6 && (await go.count()) === 0; touch++) {
    const from = (await choices.count()) > 0 && (await lively.count()) === 0 ? choices : lively;
    const among = (await from.count()) > 0 ? from : choices;
    await among.nth(turn % Math.max(1, await among.count())).click({ delay: PRESS });
    await page.waitForTimeout(60);
  }
  await go.click({ delay: PRESS });
}
