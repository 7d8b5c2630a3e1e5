import { expect, type Page, test } from '@playwright/test';
import { SIZES } from '../driver/selectors.ts';
import { openHome, painted } from '../driver/table.ts';
import { GAMES } from '../src/look/games.ts';
import { findings } from './axe.ts';
import { PHASES } from './phases.ts';
import { layDown } from './store.ts';
import versionOne from './store-1.json' with { type: 'json' };

/*
 * Every screen and every sheet of a table is looked at here. Beside it: every phase of every game (geometry.spec), the replay with its
 * sheets (pages.spec), the offer of an update (offline.spec), what needs a server (friends.spec, online*.spec).
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
  ['Help', '.help-aim'],
  ['Hint', '.hint'],
  ['Scores, log and more', '.fold'],
] as const;

/** In the dark only colours differ, and `contrast.test.ts` reads those of both themes: that look is for `npm run test:long`. */
const LOOKS = [
  { theme: 'light', size: SIZES.phone, tag: [] },
  { theme: 'dark', size: SIZES.desk, tag: ['@long'] },
] as const;

/** Looks at what is shown now. */
async function expectNothing(page: Page, where: string): Promise<void> {
  await painted(page);
  expect.soft(await findings(page), where).toEqual([]);
}

for (const { theme, size, tag } of LOOKS) {
  test.describe(`${theme}, ${size.width} wide`, { tag: [...tag] }, () => {
    test.use({ viewport: size });

    test('axe finds nothing on any screen', async ({ page }) => {
      await openHome(page, { theme });
      await expectNothing(page, 'home at the first visit');
      await layDown(page, versionOne);
      await openHome(page);
      await expect(page.locator('.match'), 'one runs, one is over').toHaveCount(2);
      const nothing = page.getByRole('heading', { name: 'There is nothing at this address' });
      for (const screen of SCREENS) {
        // From nowhere, so that the screen before is not taken for this one.
        await page.goto('./#/nowhere');
        await expect(nothing).toBeVisible();
        await page.goto(`./#/${screen}`);
        if (screen !== 'blah') await expect(nothing).toHaveCount(0);
        await page.locator('.home, .page-body > *, h1 ~ a, [role="alert"]').first().waitFor();
        await expectNothing(page, screen);
      }
      await page.goto('./#/');
      await page.getByRole('button', { name: 'Remove this match' }).first().click();
      await expectNothing(page, 'home, before a match is removed');
    });

    for (const game of GAMES) {
      const phases = PHASES.filter(({ match }) => match.entry.game === game);

      test(`axe finds nothing in any phase of ${game}`, { tag: '@long' }, async ({ page }) => {
        await layDown(
          page,
          phases.map(({ match }) => match),
        );
        await openHome(page, { theme });
        for (const { name, match, shows, touch } of phases) {
          // From another screen, so that the table before is not taken for this one.
          await page.goto('./#/about');
          await expect(page.locator('.table-screen, .curtain, .ending')).toHaveCount(0);
          await page.goto(`./#/table/${match.entry.id}`);
          await page.locator('.table-screen, .curtain, .ending').first().waitFor();
          await touch?.(page);
          await expect(page.locator(shows).first(), name).toBeVisible();
          await expectNothing(page, name);
        }
      });

      test(`axe finds nothing on the sheets of ${game}`, async ({ page }) => {
        const asked = phases.filter(({ match }) => match.entry.status === 'playing').slice(0, 1);
        await layDown(
          page,
          asked.map(({ match }) => match),
        );
        await openHome(page, { theme });
        await page.goto(`./#/table/${asked[0].match.entry.id}`);
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
