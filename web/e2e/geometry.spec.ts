import { expect, type Page, test } from '@playwright/test';
import { PAGE } from '../driver/selectors.ts';
import { openHome, painted } from '../driver/table.ts';
import { GAMES } from '../src/look/games.ts';
import { findings } from './axe.ts';
import { faultsOf, type Screen } from './geometry.ts';
import { CROWDS, PHASES, type Phase } from './phases.ts';
import { layDown } from './store.ts';

/** The smallest phone with the bars of its browser, one on its side, and the laptop with the lowest window. */
const FIRST = [
  [360, 640],
  [844, 390],
  [1366, 650],
] as const;
const OTHERS = [
  [390, 664],
  [390, 844],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
] as const;
type Sizes = readonly (readonly [number, number])[];

/** Sits down in a phase, and does there what belongs to it. */
async function enter(page: Page, { name, match, shows, touch }: Phase): Promise<void> {
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
}

/** Looks at every phase in every size, one page that is resized; axe looks too, in the first size. */
async function expectRoom(page: Page, phases: readonly Phase[], sizes: Sizes, screen: Screen = 'fits') {
  await layDown(
    page,
    phases.map(({ match }) => match),
  );
  await openHome(page);
  if (screen === 'scrolls') await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  for (const phase of phases) {
    await enter(page, phase);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await painted(page);
      expect.soft(await faultsOf(page, screen), `${phase.name}, ${width} × ${height}`).toEqual([]);
      if (sizes === FIRST && width === FIRST[0][0] && height === FIRST[0][1])
        expect.soft(await findings(page), phase.name).toEqual([]);
    }
  }
}

/** What somebody could break in a style sheet, in a phase where it shows, and how the judge says so. */
const PLANTED = [
  ['inflation: a bid is chosen', '.question .go { translate: 200px }', /Bid 0.* out of sight/],
  ['inflation: a bid is chosen', '.bid { height: 40px }', /button\.bid.* × 40 px/],
  ['inflation: a bid is chosen', '.bids { margin-top: -30px }', /overlap by/],
  ['inflation: a bid is chosen', '.table-screen { min-height: 101dvh }', /px too high/],
  ['inflation: a bid is chosen', '.table-bar { width: 110vw }', /px too wide|out of sight/],
  ['inflation: a bid is chosen', '.seat-name { max-width: 20px }', /cut short by/],
  ['inflation: a bid is chosen', '.hand { translate: 0 30px }', /hand-card.* out of sight/],
  ['inflation: a bid is chosen', '.question { position: fixed; inset: auto 0 0; z-index: 9 }', /covered by/],
  ['inflation: a card', '.question-asked { translate: 0 18px }', /h2.* overlap by/],
  ['inversion: a trick', '.inv-lane { margin-top: -120px }', /cards .* overlap by/],
  ['inversion: a trick', '.inv-own { translate: 0 30px }', /out of the board/],
  ['inversion: a trick', '[data-mark="eleven"] { inset: 2px auto auto 2px }', /covers .* of a number/],
  ['inversion: a trick', '.inv-who { margin-inline-start: -30px }', /lies .* on card/],
] as const;

test('what is wrong on purpose is found', async ({ page }) => {
  const named = new Set<string>(PLANTED.map(([name]) => name));
  const phases = PHASES.filter(({ name }) => named.has(name));
  await layDown(
    page,
    phases.map(({ match }) => match),
  );
  await openHome(page);
  await page.setViewportSize({ width: 390, height: 664 });
  for (const phase of phases) {
    await enter(page, phase);
    for (const [, css, found] of PLANTED.filter(([name]) => name === phase.name)) {
      const style = await page.addStyleTag({ content: css });
      expect.soft((await faultsOf(page, 'fits')).join('\n'), css).toMatch(found);
      await style.evaluate((element) => element.parentNode?.removeChild(element));
    }
    expect.soft(await faultsOf(page, 'fits'), phase.name).toEqual([]);
  }
});

for (const game of GAMES) {
  const own = PHASES.filter(({ match }) => match.entry.game === game);
  const crowd = CROWDS.filter(({ match }) => match.entry.game === game);
  // The most people make the fullest table.
  const most = Math.max(...crowd.map(({ match }) => match.entry.sitters.length));
  const fullest = crowd.filter(({ match }) => match.entry.sitters.length === most);
  const usual = most > own[0].match.entry.sitters.length ? [...own, ...fullest] : own;

  test(`in every phase of ${game} all is in sight, nothing covers anything, and axe finds nothing`, async ({
    page,
  }) => {
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
