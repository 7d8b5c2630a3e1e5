import type { Game } from '@overtrick/engine';
import { inflation, inversion } from '@overtrick/games';
import { expect, type Page, test } from '@playwright/test';
import { PAGE } from '../driver/selectors.ts';
import { openHome } from '../driver/table.ts';
import { pack } from '../src/replay/pack.ts';
import { findings } from './axe.ts';
import { sampleLog } from './sample.ts';

const NAMES = ['Ann', 'Ben', 'Cem'];

/** Opens the replay of a whole match as somebody does who was sent the link. */
async function openReplay(page: Page, game: Game = inversion, players = 2): Promise<void> {
  await openHome(page);
  await page.goto(`./#/log/${await pack(JSON.stringify(sampleLog(game, players, NAMES.slice(0, players))))}`);
}

const review = (page: Page) => page.getByRole('dialog', { name: /^Review:/ });

test('a match is reviewed: what cost the most leads to its choices, and from there it is tried again', async ({
  page,
}) => {
  await openReplay(page);
  await page.getByLabel('Seen by').selectOption('Ben');
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(review(page)).toHaveAccessibleName('Review: Ben');
  // All parts are there once everything is judged.
  await expect(review(page).getByRole('heading', { name: 'Luck and play' })).toBeVisible();
  await expect(review(page).getByRole('heading', { name: 'Accuracy' })).toContainText('%');
  await review(page).getByText('As a table').click();
  const numbers = review(page).getByRole('table').last();
  await expect(numbers.getByRole('row').nth(1)).toContainText('50%');
  expect(await findings(page)).toEqual([]);

  await review(page)
    .getByRole('button', { name: /^(Mistake|Blunder)/ })
    .first()
    .click();
  await expect(review(page)).toBeHidden();
  await expect(page.locator('.judgement-line')).toContainText(/−(50|100) points/);
  await page.getByRole('button', { name: 'The choices' }).click();
  const choices = page.getByRole('dialog', { name: 'The choices' });
  await expect(choices.getByRole('row', { name: /decided/ })).toHaveCount(1);
  await expect(choices).toContainText('nothing was hidden');
  expect(await findings(page)).toEqual([]);
  const cards = await page
    .getByRole('list', { name: 'Hand of Ben' })
    .getByRole('img', { includeHidden: true })
    .count();
  await choices.getByRole('button', { name: 'Try again from here' }).click();
  await page.locator(PAGE.mine).waitFor();
  await expect(page.locator(PAGE.card)).toHaveCount(cards);
});

test('a review goes on after a reload, and what was judged is not judged again', async ({ page }) => {
  await openReplay(page, inflation, 3);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(review(page).getByText(/^[1-9]\d* of \d+ decisions judged$/)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/review=0/);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(review(page).getByRole('heading', { name: 'Luck and play' })).toBeVisible({
    timeout: 120_000,
  });
  // A worker that finds everything judged tells it at once.
  const judged = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const opening = indexedDB.open('overtrick');
        opening.onsuccess = () => {
          const all = opening.result.transaction('reviews').objectStore('reviews').getAll();
          all.onsuccess = () => done(all.result[0].judgements.length);
        };
      }),
  );
  expect(judged).toBeGreaterThan(10);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const { Worker: Real } = globalThis;
    globalThis.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (String(url).includes('review')) this.addEventListener('message', ({ data }) => said.push(data.t));
      }
    };
  });
  await review(page).getByLabel('Whose decisions').selectOption('Ben');
  await review(page).getByLabel('Whose decisions').selectOption('Ann');
  await expect(review(page).getByRole('heading', { name: 'Luck and play' })).toBeVisible();
  const said = await page.evaluate(() => Reflect.get(globalThis, 'said') as string[]);
  expect(said.at(-1)).toBe('frame');
});

test('on a desk in the dark the review stands beside the table, in Japanese, by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() =>
    localStorage.setItem('overtrick.settings', '{"language":"ja","theme":"dark","motion":"off"}'),
  );
  await page.goto(`./#/log/${await pack(JSON.stringify(sampleLog(inversion, 2, NAMES.slice(0, 2))))}`);
  await page.getByRole('button', { name: '振り返り' }).focus();
  await page.keyboard.press('Enter');
  const side = page.locator('.table-side');
  await expect(side.getByRole('heading', { name: '運と実力' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await side.locator('.review-list button').last().focus();
  await page.keyboard.press('Enter');
  await expect(side.getByRole('button', { name: 'ここからやり直す' })).toBeVisible();
});
