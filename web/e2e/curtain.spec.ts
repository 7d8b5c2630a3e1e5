import { expect, test } from '@playwright/test';
import { PAGE } from '../driver/selectors.ts';
import { decide, nextMoment, openHome, sitDown } from '../driver/table.ts';
import { expectNothingLeaked, tap } from './tap.ts';

const TABLES = [
  { game: 'inflation', players: 3, tag: [] },
  { game: 'charms', players: 3, tag: ['@long'] },
  { game: 'inversion', players: 3, tag: ['@long'] },
  { game: 'escalation', players: 3, tag: ['@long'] },
  { game: 'cryptrick', players: 6, tag: [] },
] as const;

/** Enough that everybody is asked several times; in Cryptrick both people answer an offer unseen. */
const TURNS = process.env.OVERTRICK_LONG ? 10 : 6;

for (const { game, players, tag } of TABLES) {
  test(`around one device only the hand of who lifted the curtain is told and drawn: ${game}`, {
    tag: [...tag],
  }, async ({ page }) => {
    await tap(page);
    await openHome(page);
    await sitDown(page, { game, players, people: 2 });
    for (let turn = 0; turn < TURNS; turn++) {
      if ((await nextMoment(page)) === 'curtain') {
        await page.locator(PAGE.lift).click();
        await expect(page.locator(PAGE.curtain)).toHaveCount(0);
      }
      expect(await nextMoment(page)).toBe('mine');
      await decide(page, turn);
    }
    const { sights } = await expectNothingLeaked(page);
    // It would be noticed: both have looked, and their hands were drawn.
    const owners = sights.flatMap(({ hand, lifted }) => (hand.length > 0 ? [lifted] : []));
    expect(new Set(owners)).toEqual(new Set([0, 1]));
    expect(sights.some(({ curtain }) => curtain)).toBe(true);
  });
}

test('alone against bots the page is told the own view and nothing else', async ({ page }) => {
  await tap(page);
  await openHome(page);
  await sitDown(page, { game: 'cryptrick', players: 6 });
  for (let turn = 0; turn < TURNS && (await nextMoment(page)) === 'mine'; turn++) {
    await decide(page, turn);
  }
  const { heard } = await expectNothingLeaked(page, 0);
  expect(heard.length).toBeGreaterThan(TURNS);
});
