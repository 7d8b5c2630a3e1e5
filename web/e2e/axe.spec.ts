import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../src/look/games.ts';
import { findings } from './axe.ts';
import { PHASES } from './phases.ts';
import { layDown } from './store.ts';
import versionOne from './store-1.json' with { type: 'json' };
import { openHome, painted } from './table.ts';

/*
 * Every screen, every phase of every game and every sheet of a table is looked at here. Beside it: the replay with its
 * sheets (pages.spec), the offer of an update (offline.spec), what needs a server (friends.spec, online-*.spec).
 */
const SCREENS = [
  '',
  'settings',
  'history',
  'import',
  'about',
  'rules',
  ...GAMES.flatMap((game) => [`setup/${game}`, `rules/${game}`]),
  'rules/inflation?rule=INF-3.3',
  'table/nowhere',
  'log/broken',
  'blah',
];

/** What lies over a table: the name of its button, and what is seen once it is there. */
const SHEETS = [
  ['Help', '.keys'],
  ['Hint', '.hint'],
  ['Scores, log and more', '.fold'],
] as const;

const LOOKS = [
  { theme: 'light', size: { width: 390, height: 844 } },
  { theme: 'dark', size: { width: 1440, height: 900 } },
] as const;

/** Looks at what is shown now. */
async function expectNothing(page: Page, where: string): Promise<void> {
  await painted(page);
  expect.soft(await findings(page), where).toEqual([]);
}

for (const { theme, size } of LOOKS) {
  test.describe(`${theme}, ${size.width} wide`, () => {
    test.use({ viewport: size });

    test('axe finds nothing on any screen', async ({ page }) => {
      await openHome(page, { theme });
      await expectNothing(page, 'home at the first visit');
      await layDown(page, versionOne);
      await openHome(page);
      await expect(page.locator('.match'), 'one runs, one is over').toHaveCount(2);
      for (const [at, screen] of SCREENS.entries()) {
        // Anew, so that the screen before is not taken for this one.
        await page.goto(`./?${at}#/${screen}`);
        await page.locator('.home, .page-body > *, h1 ~ a, [role="alert"]').first().waitFor();
        await expectNothing(page, screen);
      }
      await page.goto('./#/');
      await page.getByRole('button', { name: 'Remove this match' }).first().click();
      await expectNothing(page, 'home, before a match is removed');
    });

    for (const game of GAMES) {
      test(`axe finds nothing in any phase of ${game}, nor on its sheets`, async ({ page }) => {
        const phases = PHASES.filter(({ match }) => match.entry.game === game);
        await layDown(
          page,
          phases.map(({ match }) => match),
        );
        await openHome(page, { theme });
        for (const { name, match, shows, touch } of phases) {
          // Anew, so that the table before is not taken for this one.
          await page.goto(`./?${match.entry.id}#/table/${match.entry.id}`);
          await page.locator('.table-screen:not([data-behind]), .curtain').first().waitFor();
          await touch?.(page);
          await expect(page.locator(shows).first(), name).toBeVisible();
          await expectNothing(page, name);
        }
        const asked = phases.find(({ match }) => match.entry.status === 'playing');
        await page.goto(`./#/table/${asked?.match.entry.id}`);
        for (const [button, shown] of SHEETS) {
          await page.getByRole('button', { name: button }).click();
          await expect(page.locator(shown).first()).toBeVisible();
          await page.evaluate(() => {
            for (const fold of document.querySelectorAll('details')) fold.open = true;
          });
          await expectNothing(page, `${game}: ${button}`);
          await page.keyboard.press('Escape');
        }
      });
    }
  });
}
