import { expect, type Locator, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import { hurryBots } from './hurry.ts';
import { expectFocusKept, expectNoScrolling, nextMoment, openHome, painted, sitDown } from './table.ts';

const SIZES = {
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
  desk: { width: 1440, height: 900 },
} as const;

const answers = (page: Page): Locator => page.getByRole('group', { name: 'Your answer' }).getByRole('button');
const spoils = (page: Page): Locator =>
  page.getByRole('group', { name: 'Blocks to take' }).getByRole('button');
const lively = (page: Page): Locator => page.locator('.hand-card[aria-disabled="false"]');
const go = (page: Page): Locator => page.locator('.question .go');
const asked = (page: Page): Locator => page.locator('.question-asked');
const position = (page: Page): Promise<string | null> =>
  page.locator('.table-screen').getAttribute('data-position');

/** What this person is asked to do. */
async function phaseOf(page: Page): Promise<'sell' | 'answer' | 'pay' | 'play' | 'take'> {
  const question = (await asked(page).textContent()) ?? '';
  if (question.startsWith('Offer')) return 'sell';
  if (question.startsWith('Want')) return 'answer';
  if (question.startsWith('You buy')) return 'pay';
  return question.startsWith('Take') ? 'take' : 'play';
}

/** Chooses something: an answer, a card with a block, or a card of the hand. */
async function choose(page: Page, phase: string, turn: number): Promise<void> {
  const from = phase === 'answer' ? answers(page) : phase === 'take' ? spoils(page) : lively(page);
  await from.nth(turn % (await from.count())).click();
  await expect(go(page)).toHaveCount(1);
}

async function take(page: Page): Promise<void> {
  const before = await position(page);
  await go(page).click();
  await expect.poll(() => position(page)).not.toBe(before);
}

/** What holds whenever this person is asked: nothing scrolls, jumps, hides behind something or is too small. */
async function expectCalm(page: Page, height: number): Promise<void> {
  await expectNoScrolling(page);
  const { now, beyond, least } = await page.locator('.table-board').evaluate((board) => {
    const room = board.getBoundingClientRect();
    const parts = [...board.querySelectorAll('.cry-seat, .cry-own, .cry-middle *')].filter(
      (part) => !part.closest('.unseen, svg'),
    );
    const touch = [...board.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
    return {
      now: Math.round(room.height),
      beyond: Math.max(...parts.map((part) => part.getBoundingClientRect().bottom - room.bottom)),
      least: Math.min(44, ...touch.flatMap((each) => [each.width, each.height])),
    };
  });
  expect(now, 'the table does not jump').toBe(height);
  expect(beyond, 'nothing lies under the question').toBeLessThanOrEqual(1);
  expect(least, 'a finger fits').toBeGreaterThanOrEqual(44);
}

const MATCHES = [
  { players: 6, size: 'side', theme: 'light', level: 'Wild' },
  { players: 7, size: 'desk', theme: 'dark', level: undefined },
  { players: 8, size: 'side', theme: 'dark', level: 'Volatile' },
  { players: 9, size: 'phone', theme: 'light', level: undefined },
] as const;

for (const { players, size, theme, level } of MATCHES) {
  test(`a match of ${players} is played to its end by clicks, ${size}, ${theme}`, async ({ page }) => {
    await page.setViewportSize(SIZES[size]);
    await hurryBots(page);
    await openHome(page, { theme });
    await sitDown(page, { game: 'Cryptrick: New Listings', players, level });
    await nextMoment(page);
    const height = await page
      .locator('.table-board')
      .evaluate((board) => Math.round(board.getBoundingClientRect().height));
    const looked = new Set<string>();
    let deals = 0;
    for (let turn = 0; turn < 200 && deals < 3; turn++) {
      if ((await nextMoment(page)) === 'result') {
        deals++;
        await expectNoScrolling(page);
        await expect(page.locator('.cry-all > li')).toHaveCount(players);
        await expect(page.locator('.result-table tbody tr')).toHaveCount(players);
        if (deals < 3) {
          await page.getByRole('button', { name: 'Next deal' }).click();
          await expect(page.locator('.result')).toHaveCount(0);
        }
        continue;
      }
      const phase = await phaseOf(page);
      const first = !looked.has(phase);
      looked.add(phase);
      if (first) await expectCalm(page, height);
      await choose(page, phase, turn);
      if (first) await expectCalm(page, height);
      await take(page);
    }
    expect(deals).toBe(3);
    await expect(page.getByRole('heading', { level: 2, name: /win|first place|draw/ })).toBeVisible();
    expect([...looked]).toContain('answer');
    expect([...looked]).toContain('play');
  });
}

test('a match is played with the keyboard alone, and the focus is never lost', async ({ page }) => {
  await hurryBots(page);
  await openHome(page);
  await sitDown(page, { game: 'Cryptrick: New Listings', players: 6 });
  let deals = 0;
  for (let turn = 0; turn < 200 && deals < 3; turn++) {
    if ((await nextMoment(page)) === 'result') {
      deals++;
      await expect(page.locator('.result .go').last()).toBeFocused();
      if (deals < 3) {
        await page.keyboard.press('Enter');
        await expect(page.locator('.result')).toHaveCount(0);
      }
      continue;
    }
    const phase = await phaseOf(page);
    if (phase === 'answer' || phase === 'take') {
      // The digit of a choice, or the arrows along the choices.
      await page.keyboard.press('1');
      if (phase === 'answer' && turn % 2 === 0) {
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      }
    } else {
      await page.keyboard.press('1');
      const count = await page.locator('.hand-card').count();
      for (let step = 0; step < count; step++) {
        if ((await page.locator('.hand-card:focus').getAttribute('aria-disabled')) === 'false') break;
        await page.keyboard.press('ArrowRight');
      }
      if ((await go(page).count()) === 0) await page.keyboard.press('Enter');
    }
    await expect(go(page)).toHaveCount(1);
    const before = await position(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => position(page)).not.toBe(before);
    await expectFocusKept(page);
  }
  expect(deals).toBe(3);
});

test('answers stay face down until all are in, and then lie open together', async ({ page }) => {
  await openHome(page, { speed: 'normal' });
  await sitDown(page, { game: 'Cryptrick: New Listings', players: 6 });
  const shown = () =>
    page
      .locator('.cry-answer')
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.answer));
  for (let turn = 0; turn < 40; turn++) {
    await nextMoment(page);
    const phase = await phaseOf(page);
    if (phase === 'answer') break;
    await choose(page, phase, turn);
    await take(page);
  }
  await expect.poll(async () => (await shown()).filter((answer) => answer === 'owed')).toHaveLength(1);
  expect((await shown()).filter((answer) => answer === 'hidden')).toHaveLength(4);
  await answers(page).last().click();
  await take(page);
  const open = await shown();
  expect(open).toHaveLength(5);
  for (const answer of open) expect(['want', 'decline']).toContain(answer);
  // In words too, for whoever does not see them turn over.
  await expect(page.getByRole('status').first()).toContainText(/Nobody wants it|Wanted by/);
});

test('Japanese, with text twice as large: the table scrolls down, never sideways', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() =>
    localStorage.setItem('overtrick.settings', JSON.stringify({ language: 'ja', speed: 'off' })),
  );
  await page.reload();
  await page.addStyleTag({ content: 'html { font-size: 200%; }' });
  await page.getByRole('button', { name: 'クリプトリック：新規上場をすぐ遊ぶ' }).click();
  await nextMoment(page);
  await painted(page);
  const { width, wide, beyond } = await page.evaluate(() => {
    const room = document.querySelector('.table-board')?.getBoundingClientRect();
    const parts = [...document.querySelectorAll('.cry-seat, .cry-own')];
    return {
      width: document.documentElement.scrollWidth,
      wide: innerWidth,
      beyond: Math.max(...parts.map((part) => part.getBoundingClientRect().bottom - (room?.bottom ?? 0))),
    };
  });
  expect(width).toBeLessThanOrEqual(wide);
  expect(beyond).toBeLessThanOrEqual(1);
  expect(await findings(page)).toEqual([]);
});
