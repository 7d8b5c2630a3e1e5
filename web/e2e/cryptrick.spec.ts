import { expect, type Locator, type Page, test } from '@playwright/test';
import { PAGE, SIZES } from '../driver/selectors.ts';
import {
  boardHeight,
  choose,
  chooseByKeys,
  dealNext,
  decide,
  expectFocusKept,
  expectNoScrolling,
  expectNoScrollingSideways,
  expectResultRead,
  nextMoment,
  openHome,
  position,
  seeEnding,
  sitDown,
  take,
  untilTold,
} from '../driver/table.ts';
import { findings } from './axe.ts';

const answers = (page: Page): Locator => page.getByRole('group', { name: 'Your answer' }).getByRole('button');
const go = (page: Page): Locator => page.locator(PAGE.go);
const asked = (page: Page): Locator => page.locator(PAGE.asked);

/** What this person is asked to do. */
async function phaseOf(page: Page): Promise<'sell' | 'answer' | 'pay' | 'play' | 'take'> {
  const question = (await asked(page).textContent()) ?? '';
  if (question.startsWith('Offer')) return 'sell';
  if (question.startsWith('Want')) return 'answer';
  if (question.startsWith('You buy')) return 'pay';
  return question.startsWith('Take') ? 'take' : 'play';
}

/** What holds whenever this person is asked: nothing scrolls, jumps, hides behind something or is too small. */
async function expectCalm(page: Page, height: number): Promise<void> {
  await expectNoScrolling(page);
  const { now, beyond, least } = await page.locator(PAGE.board).evaluate((board) => {
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

/** `npm run test:long` goes on to the end of the match; every deal is played in the same way. */
const DEALS = process.env.OVERTRICK_LONG ? 3 : 1;

for (const { players, size, theme, level } of MATCHES) {
  test(`a match of ${players} is played by clicks, ${size}, ${theme}`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize(SIZES[size]);
    await openHome(page, { theme });
    await sitDown(page, { game: 'cryptrick', players, level });
    await nextMoment(page);
    const height = await boardHeight(page);
    const looked = new Set<string>();
    let deals = 0;
    for (let turn = 0; turn < 200 && deals < DEALS; turn++) {
      if ((await nextMoment(page)) !== 'mine') {
        deals++;
        await expectNoScrolling(page);
        await expect(page.locator('.cry-all > li')).toHaveCount(players);
        await expect(page.locator('.result-table tbody tr')).toHaveCount(players);
        if (deals < DEALS) await dealNext(page);
        continue;
      }
      const phase = await phaseOf(page);
      const first = !looked.has(phase);
      looked.add(phase);
      if (first) await expectCalm(page, height);
      const chosen = await choose(page, turn);
      if (first) await expectCalm(page, height);
      if (chosen) await take(page);
    }
    expect([...looked]).toContain('answer');
    expect([...looked]).toContain('play');
    expect(deals).toBe(DEALS);
    if (DEALS < 3) return;
    await seeEnding(page);
    await expect(page.getByRole('heading', { level: 1, name: /win|first place|draw/i })).toBeVisible();
  });
}

test('a match is played with the keyboard alone, and the focus is never lost', async ({ page }) => {
  await openHome(page);
  await sitDown(page, { game: 'cryptrick', players: 6 });
  let deals = 0;
  for (let turn = 0; turn < 200 && deals < DEALS; turn++) {
    if ((await nextMoment(page)) !== 'mine') {
      deals++;
      await expectResultRead(page);
      if (deals < DEALS) {
        await page.keyboard.press('Enter');
        await expect(page.locator(PAGE.result)).toHaveCount(0);
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
      await chooseByKeys(page);
    }
    await expect(go(page)).toHaveCount(1);
    const before = await position(page);
    await page.keyboard.press('Enter');
    await untilTold(page, before);
    await expectFocusKept(page);
  }
  expect(deals).toBe(DEALS);
});

test('answers stay face down until all are in, and then lie open together', async ({ page }) => {
  await openHome(page, { pace: 'normal' });
  await sitDown(page, { game: 'cryptrick', players: 6 });
  const shown = () =>
    page
      .locator('.cry-answer')
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.answer));
  for (let turn = 0; turn < 40; turn++) {
    await nextMoment(page);
    const phase = await phaseOf(page);
    if (phase === 'answer') break;
    await decide(page, turn);
  }
  // The last bot waits for the person, so that an answer can be undone.
  await expect.poll(async () => (await shown()).filter((answer) => answer === 'owed')).toHaveLength(2);
  expect((await shown()).filter((answer) => answer === 'hidden')).toHaveLength(3);
  // A tap right after the question could have been meant for what lay there before, and would only choose.
  await page.waitForTimeout(500);
  await answers(page).last().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(answers(page)).toHaveCount(2);
  await expect(page.getByText('Taken back')).toHaveCount(0);
  await decide(page, 1);
  await expect.poll(async () => (await shown()).filter((answer) => answer === 'owed')).toHaveLength(0);
  const open = await shown();
  expect(open).toHaveLength(5);
  for (const answer of open) expect(['want', 'decline']).toContain(answer);
  // In words too, for whoever does not see them turn over.
  await expect(page.getByRole('main').getByRole('status')).toContainText(/Nobody wants it|Wanted by/);
});

test('Japanese, with text twice as large: the table scrolls down, never sideways', async ({ page }) => {
  await openHome(page, { language: 'ja' });
  await page.addStyleTag({ content: 'html { font-size: 200%; }' });
  await page.getByRole('button', { name: 'クリプトリック：新規上場をすぐ遊ぶ' }).click();
  await nextMoment(page);
  await expectNoScrollingSideways(page);
  const beyond = await page.locator(PAGE.board).evaluate((board) => {
    const { bottom } = board.getBoundingClientRect();
    const parts = [...board.querySelectorAll('.cry-seat, .cry-own')];
    return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom - bottom));
  });
  expect(beyond).toBeLessThanOrEqual(1);
  expect(await findings(page)).toEqual([]);
});
