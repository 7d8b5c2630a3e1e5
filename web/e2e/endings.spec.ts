import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { SIZES } from '../driver/selectors.ts';
import { expectNoScrollingSideways, openHome } from '../driver/table.ts';
import { GAMES } from '../src/look/games.ts';
import { findings } from './axe.ts';
import { PHASES } from './phases.ts';
import { layDown } from './store.ts';

const matchAt = (name: string) => {
  const phase = PHASES.find((each) => each.name === name);
  if (!phase) throw new Error(`no phase is called ${name}`);
  return phase.match;
};

/** Opens the end of a deal of Charms, at normal pace unless something else is said. */
async function openEnd(page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const match = matchAt('charms: end of a deal');
  await layDown(page, [match]);
  await openHome(page, { motion: 'full', pace: 'normal', ...settings });
  await page.goto(`./#/table/${match.entry.id}`);
  await expect(page.locator('.result h2')).toBeVisible();
}

const formulas = (page: Page) => page.locator('.result-table small:visible');

/** What a result has shown, one sight after the other: white buttons, formulas, totals. */
declare global {
  interface Window {
    sights: { whites: number; formulas: number; totals: number[] }[];
  }
}

test('the end of a deal is told step by step: the verdict, the count, the points, the totals in order', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.sights = [];
    new MutationObserver(() => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`.result ${selector}`)];
      if (all('h2').length === 0) return;
      window.sights.push({
        whites: all('.button-white').length,
        formulas: all('small').filter((each) => getComputedStyle(each).visibility === 'visible').length,
        totals: all('.result-total').map(({ innerText }) => Number(innerText)),
      });
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await openEnd(page);
  await expect(page.locator('.result h2')).toContainText(/^You (bid|took)/);
  await expect(page.locator('.result-about')).toContainText('Fewest points win');
  await expect(page.getByRole('columnheader', { name: 'Total' })).toBeVisible();
  await expect(page.locator('.result')).toHaveAttribute('data-told', 'true');
  const sights = await page.evaluate(() => window.sights);
  const [first] = sights;
  const last = sights[sights.length - 1];
  expect(first).toEqual({ whites: 0, formulas: 0, totals: [0, 0, 0, 0] });
  // All twelve tricks are counted before the first formula, and all points before the first total.
  expect(sights.find((sight) => sight.formulas > 0)?.whites).toBe(12);
  expect(sights.find(({ totals }) => Math.max(...totals) > 0)?.formulas).toBe(4);
  expect(Math.max(...last.totals)).toBeGreaterThan(0);
  expect(last.totals).toEqual([...last.totals].sort((one, other) => one - other));
});

test('one tap goes on to the end of the result', async ({ page }) => {
  // The verdict stands for ever: what follows after its 900 ms never comes by itself.
  await page.addInitScript(() => {
    const { setTimeout: later } = window;
    window.setTimeout = ((told: () => void, pause = 0, ...rest: unknown[]) =>
      pause === 900 ? 0 : later(told, pause, ...rest)) as typeof setTimeout;
  });
  await openEnd(page);
  await expect(formulas(page)).toHaveCount(0);
  await page.locator('.result-about').click();
  await expect(formulas(page)).toHaveCount(4);
  await expect(page.locator('.result')).toHaveAttribute('data-told', 'true');
});

test('without motion the whole result is there at once, and the focus is on the verdict', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openEnd(page);
  expect(await formulas(page).count()).toBe(4);
  await expect(page.locator('.result h2')).toBeFocused();
});

test('sounds are offered once', async ({ page }) => {
  await openEnd(page, { motion: 'off', soundOffered: false });
  await expect(page.locator('.sound-offer')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.locator('.sound-offer').getByRole('button', { name: 'No' }).click();
  await expect(page.locator('.sound-offer')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.result h2')).toBeVisible();
  await expect(page.locator('.sound-offer')).toHaveCount(0);
});

test('whoever goes on without an answer is not offered sounds again', async ({ page }) => {
  await openEnd(page, { motion: 'off', soundOffered: false });
  await expect(page.locator('.sound-offer')).toBeVisible();
  await page.reload();
  await expect(page.locator('.result h2')).toBeVisible();
  await expect(page.locator('.sound-offer')).toHaveCount(0);
});

for (const game of GAMES) {
  test(`the end of a match of ${game}: who won, the race, what decided it, and a picture`, async ({
    page,
  }) => {
    const match = matchAt(`${game}: end of the match`);
    await layDown(page, [match]);
    await openHome(page);
    await page.goto(`./#/table/${match.entry.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/win|won|lost|first place/i);
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      await expectNoScrollingSideways(page);
    }
    await expectRaceEnds(page, game === 'inversion');
    await expectPicture(page);
    await page.getByRole('link', { name: 'Replay from there' }).click();
    await expect(page).toHaveURL(/replay\/.+at=\d+/);
    await expect(page.locator('.replay-controls')).toBeVisible();
  });
}

/** The table behind the plot ends with what the standings say; Inversion counts tricks, ten of them. */
async function expectRaceEnds(page: Page, tricks: boolean): Promise<void> {
  await page.getByText('As a table').click();
  const last = await page.locator('.race-numbers tbody tr').last().locator('td').allInnerTexts();
  const numbers = last.map(Number).sort();
  if (tricks) expect(numbers.reduce((sum, each) => sum + each)).toBe(10);
  else expect(numbers).toEqual((await page.locator('.final-total').allInnerTexts()).map(Number).sort());
}

/** A PNG of the right size that is not blank, with its words. */
async function expectPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Picture to share' }).click();
  const picture = page.locator('img.picture');
  await expect(picture).toHaveAttribute('alt', /.{20}/);
  expect(await findings(page)).toEqual([]);
  const colours = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen?.drawImage(image, 0, 0);
    const { data } = pen?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() };
    return new Set(new Uint32Array(data.buffer)).size;
  });
  expect(colours).toBeGreaterThan(500);
  const shown = await picture.boundingBox();
  expect((shown?.width ?? 0) / (shown?.height ?? 1), 'it is not stretched').toBeCloseTo(1080 / 1350, 2);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^overtrick-\w+\.png$/);
  const bytes = readFileSync(await saved.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350]);
  await page.keyboard.press('Escape');
}
