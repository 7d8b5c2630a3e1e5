import { expect, type Page, test } from '@playwright/test';
import { PAGE } from '../driver/selectors.ts';
import { openHome, painted } from '../driver/table.ts';
import { GAMES } from '../src/look/games.ts';
import { faultsOf, type Screen } from './geometry.ts';
import { CROWDS, PHASES, type Phase } from './phases.ts';
import { layDown } from './store.ts';

/** A phone with the bars of its browser, held upright and on its side, and the laptop with the lowest window. */
const FIRST = [
  [390, 664],
  [360, 640],
  [844, 390],
  [1366, 650],
] as const;
const OTHERS = [
  [390, 844],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
] as const;
type Sizes = readonly (readonly [number, number])[];

/** Looks at every phase in every size, one page that is resized. */
async function expectRoom(page: Page, phases: readonly Phase[], sizes: Sizes, screen: Screen = 'fits') {
  await layDown(
    page,
    phases.map(({ match }) => match),
  );
  await openHome(page);
  if (screen === 'scrolls') await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  for (const { name, match, shows, touch } of phases) {
    // From another screen, so that the table before is not taken for this one.
    await page.goto('./#/about');
    await expect(page.locator('.table-screen, .curtain, .ending')).toHaveCount(0);
    await page.goto(`./#/table/${match.entry.id}`);
    await page.locator('.table-screen, .curtain, .ending').first().waitFor();
    await touch?.(page);
    await expect(page.locator(shows).first(), name).toBeVisible();
    // The end of a match is a page to read; the result of its last deal lies on the table.
    if (shows === PAGE.ending) {
      await page.getByRole('button', { name: 'Back to the table' }).click();
      await expect(page.locator(PAGE.final)).toBeVisible();
    }
    // A result takes no tap in its first moment.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await painted(page);
      expect.soft(await faultsOf(page, screen), `${name}, ${width} × ${height}`).toEqual([]);
    }
  }
}

for (const game of GAMES) {
  const own = PHASES.filter(({ match }) => match.entry.game === game);
  const crowd = CROWDS.filter(({ match }) => match.entry.game === game);
  // The most people make the fullest table.
  const most = Math.max(...crowd.map(({ match }) => match.entry.sitters.length));
  const fullest = crowd.filter(({ match }) => match.entry.sitters.length === most);
  const usual = most > own[0].match.entry.sitters.length ? [...own, ...fullest] : own;

  test(`in every phase of ${game} all is in sight and nothing covers anything`, async ({ page }) => {
    await expectRoom(page, usual, FIRST);
  });
  test(`so it is on other screens, and with fewer people at ${game}`, { tag: '@long' }, async ({ page }) => {
    await expectRoom(page, usual, OTHERS);
    await expectRoom(
      page,
      crowd.filter((phase) => !usual.includes(phase)),
      [...FIRST, ...OTHERS],
    );
  });
  test(`with text twice as large nothing of ${game} is cut off`, { tag: '@long' }, async ({ page }) => {
    await expectRoom(page, [...own, ...crowd], [...FIRST, [1440, 900]], 'scrolls');
  });
}
