import { charms, inversion } from '@overtrick/games';
import { expect, test } from '@playwright/test';
import { pack } from '../src/replay/pack.ts';
import { findings } from './axe.ts';
import { sampleLog } from './sample.ts';
import { openHome, painted } from './table.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const SCREENS = ['history', 'import', 'about', 'rules', 'rules/charms?rule=CHA-5.1', 'rules/cryptrick'];

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing on the pages and the replay, ${theme}`, async ({ page }) => {
    await openHome(page, { theme });
    const link = `log/${await pack(JSON.stringify(sampleLog(charms, 4)))}?at=30`;
    for (const screen of [...SCREENS, link, 'log/broken']) {
      await page.goto(`./#/${screen}`);
      await painted(page);
      await page.locator('.page-body > *, .replay, [role="alert"]').first().waitFor();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await findings(page), `${screen} ${size.width}`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${screen} ${size.width} does not scroll sideways`).toBeLessThanOrEqual(0);
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
