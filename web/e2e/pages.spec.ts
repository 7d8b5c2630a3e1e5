import { charms, inversion } from '@overtrick/games';
import { expect, test } from '@playwright/test';
import { PAGE, SIZES } from '../driver/selectors.ts';
import {
  decide,
  expectNoScrollingSideways,
  nextMoment,
  openHome,
  painted,
  sitDown,
} from '../driver/table.ts';
import { pack } from '../src/replay/pack.ts';
import { findings } from './axe.ts';
import { sampleLog } from './sample.ts';

const SCREENS = ['history', 'import', 'about', 'rules', 'rules/charms?rule=CHA-5.1', 'rules/cryptrick'];

for (const { theme, tag } of [
  { theme: 'light', tag: [] },
  { theme: 'dark', tag: ['@long'] },
]) {
  test(`axe finds nothing on the replay, and no page scrolls sideways, ${theme}`, { tag }, async ({
    page,
  }) => {
    await openHome(page, { theme });
    const link = `log/${await pack(JSON.stringify(sampleLog(charms, 4)))}?at=30`;
    for (const screen of [...SCREENS, link, 'log/broken']) {
      await page.goto(`./#/${screen}`);
      await painted(page);
      await page.locator('.page-body > *, .replay, [role="alert"]').first().waitFor();
      for (const size of [SIZES.phone, SIZES.desk]) {
        await page.setViewportSize(size);
        await expectNoScrollingSideways(page);
        // The other screens are read in axe.spec.
        if (screen === link) expect(await findings(page), `replay ${size.width}`).toEqual([]);
      }
    }
    await page.goto(`./#/${link}`);
    for (const [open, sheet] of [
      ['Share', 'Share this match'],
      ['Log, scores and more', 'Charms'],
    ]) {
      await page.getByRole('button', { name: open }).click();
      await expect(page.getByRole('dialog', { name: sheet })).toBeVisible();
      expect(await findings(page), sheet).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

test('every page changes its language at once', async ({ page }) => {
  await openHome(page);
  const link = `log/${await pack(JSON.stringify(sampleLog(inversion, 3)))}`;
  const titles = {
    history: ['History', '戦績'],
    import: ['Open a match', '対戦を開く'],
    about: ['About', 'Overtrickについて'],
    rules: ['Rules', 'ルール'],
    'rules/inversion': ['Inversion', 'インヴァージョン'],
    [link]: ['Replay: Inversion', 'リプレイ：インヴァージョン'],
    'log/broken': ['This match cannot be shown', 'この対戦は表示できません'],
  };
  for (const [place, language] of [
    [0, 'English'],
    [1, '日本語'],
  ] as const) {
    await page.goto('./#/settings');
    await page.getByRole('radio', { name: language }).check();
    for (const [screen, names] of Object.entries(titles)) {
      await page.goto(`./#/${screen}`);
      await painted(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[place]);
    }
  }
});

test('an address that leads nowhere says so, and the way home', async ({ page }) => {
  await openHome(page);
  for (const screen of ['blah', 'setup/nothing', 'rules/nothing']) {
    await page.goto(`./#/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address');
    await expect(page).toHaveTitle('There is nothing at this address · Overtrick');
    expect(await findings(page), screen).toEqual([]);
  }
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Charms' })).toBeVisible();
});

test('a screen without a match does not keep the title of the last one', async ({ page }) => {
  await openHome(page);
  await page.goto('./#/rules/inflation');
  await expect(page).toHaveTitle('Inflation! · Overtrick');
  await page.goto('./#/table/zzz');
  await expect(page).toHaveTitle(/^There is no such match.* · Overtrick$/);
  await page.goto('./#/replay/zzz');
  await expect(page).toHaveTitle('This match cannot be shown · Overtrick');
});

test('chapters take each other’s place, so that one step back leaves the rules', async ({ page }) => {
  await openHome(page);
  await page.getByRole('link', { name: 'Learn the rules of Inflation!' }).click();
  const chapters = page.getByRole('navigation', { name: 'Chapters' });
  for (const [chapter, rule] of [
    ['Bids', 'INF-2.1'],
    ['Tricks', 'INF-3.1'],
  ]) {
    await chapters.getByRole('link', { name: chapter }).click();
    await expect(page.locator('[data-asked]')).toHaveAttribute('id', rule);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Charms' })).toBeVisible();
});

test('the arrow back never leaves the app', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto('./#/rules/charms');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Charms' })).toBeVisible();
  // A reload in between does not forget where one came from.
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Charms' })).toBeVisible();
});

test('two quick taps on “Play now” make one match', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Play now: Inflation!' }).dblclick();
  await nextMoment(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Charms' })).toBeVisible();
  await page.goto('./#/history');
  await expect(page.locator('.past-match')).toHaveCount(1);
});

test('the rules open at the rule that applies now, from the menu and from the help of a table', async ({
  page,
}) => {
  await openHome(page);
  await sitDown(page);
  await nextMoment(page);
  const asked = page.locator('[data-asked]');
  for (const [way, rule] of [
    ['Help', 'INF-2.1'],
    ['Scores, log and more', /INF-3\.[23]/],
  ] as const) {
    await page.getByRole('button', { name: way }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Rules' }).click();
    await expect(asked).toHaveAttribute('id', rule);
    await expect(asked).toBeInViewport();
    await page.getByRole('button', { name: 'Back' }).click();
    await nextMoment(page);
    if (await page.locator(PAGE.bid).count()) await decide(page, 1);
    await nextMoment(page);
  }
});

test('what was filled in stays while somebody looks up a rule', async ({ page }) => {
  await openHome(page);
  await page.getByRole('link', { name: 'Set up Escalation!' }).click();
  const ones = page.getByRole('spinbutton', { name: '1', exact: true });
  await ones.fill('4');
  await page.getByRole('spinbutton', { name: '2', exact: true }).fill('6');
  await page.getByLabel('Who sits on seat 2').selectOption('club');
  await page.getByRole('link', { name: 'Rule ESC-1.2' }).click();
  await expect(page.locator('[data-asked]')).toHaveAttribute('id', 'ESC-1.2');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(ones).toHaveValue('4');
  await expect(page.getByLabel('Who sits on seat 2')).toHaveValue('club');
});

test('what does not fit is told once, at its field, and the button leads there', async ({ page }) => {
  await openHome(page);
  await page.goto('./#/setup/escalation');
  await page.getByRole('spinbutton', { name: '1', exact: true }).fill('9');
  const told = page.getByRole('alert');
  await expect(told).toHaveText('Copies of each card: must add up to 54, not 58.');
  await expect(page.getByText('58')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Start the match' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Something above does not fit' }).click();
  await expect(told).toBeFocused();
  await expect(told).toBeInViewport();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('spinbutton', { name: '2', exact: true }).fill('1');
  await page.getByLabel('Who sits on seat 1').selectOption('novice');
  await expect(told).toHaveText('At least one seat must be a person.');
  await page.getByRole('button', { name: 'Something above does not fit' }).click();
  await expect(told).toBeFocused();
  await page.getByLabel('Who sits on seat 1').selectOption('human');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page).toHaveURL(/#\/table\//);
});

test('a choice of two lines has room around them', async ({ page }) => {
  await openHome(page);
  await page.goto('./#/setup/cryptrick');
  const choice = page.getByText('Blocks × colours, from four on the blocks');
  await expect(choice).toBeVisible();
  const { high, corner, words } = await choice.evaluate((label) => {
    const text = document.createRange();
    text.selectNodeContents(label);
    return {
      high: label.getBoundingClientRect().height,
      words: text.getBoundingClientRect().height,
      corner: Number.parseFloat(getComputedStyle(label).borderTopLeftRadius),
    };
  });
  expect(words, 'two lines').toBeGreaterThan(32);
  expect(high - words).toBeGreaterThanOrEqual(12);
  expect(corner, 'no pill').toBeLessThan(high / 2);
});
