import type { View } from '@overtrick/engine';
import { type Charms, charms } from '@overtrick/games';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { dutyOf } from '../src/games/charms/duty.ts';
import { hurryBots } from './hurry.ts';
import { positionWhere } from './position.ts';
import { sitDownAt } from './store.ts';
import { expectFocusKept, expectNoScrolling, openHome, painted, sitDown } from './table.ts';

const go = (page: Page): Locator => page.locator('.question .go');
const cardAt = (page: Page, place: number): Locator => page.locator(`.hand-card[data-place="${place}"]`);

/** What the table asks of this person. */
interface Moment {
  readonly kind: 'bid' | 'two' | 'keep' | 'show' | 'free' | 'deal' | 'end';
  /** Places of the cards that may be chosen. */
  readonly lively: readonly number[];
  /** How many events the page has been told of. */
  readonly position: string;
}

/** Waits until this person is asked, or a result is shown, at another position than before. */
async function nextMoment(page: Page, before = ''): Promise<Moment> {
  const found = await page.waitForFunction((old) => {
    const here = (selector: string) => document.querySelector(selector) !== null;
    const position = document.querySelector<HTMLElement>('.table-screen')?.dataset.position ?? '';
    if (
      position === old ||
      !(
        here('.table-screen:not([data-behind]) .question[data-mine]') ||
        here('.table-screen:not([data-behind]) .result')
      )
    )
      return null;
    const cards = [...document.querySelectorAll<HTMLElement>('.hand-card[aria-disabled="false"]')];
    const asked = () => {
      if (here('.bid')) return 'bid';
      if (here('.tray[data-own] .charm:not([data-joined])')) return 'two';
      if (here('.pile-keep')) return 'keep';
      return here('.duty') ? 'show' : 'free';
    };
    const kind = here('.result a.go') ? 'end' : here('.result') ? 'deal' : asked();
    return { kind, position, lively: cards.map((card) => Number(card.dataset.place)) } as const;
  }, before);
  const moment = await found.jsonValue();
  if (!moment) throw new Error('nothing is asked');
  return moment;
}

/** Decides by clicks: a bid, a suit and a number, or one card by its button or a second click. */
async function decide(page: Page, { kind, lively }: Moment, turn: number): Promise<void> {
  if (kind === 'bid') {
    await page.locator('.bid').nth(3).click();
  } else if (kind === 'two') {
    await cardAt(page, lively[0]).click();
    await expect(page.locator('.tray[data-own] .chip')).toHaveText('and a number?');
    await cardAt(page, lively[lively.length - 1]).click();
    await expect(page.locator('.tray[data-own] .charm[data-joined]')).toHaveCount(1);
  } else {
    const card = cardAt(page, lively[turn % lively.length]);
    await card.click();
    if (turn % 2) return card.click();
  }
  await go(page).click();
}

/** Plays a match to its end; `look` is called before every decision and at every result. */
async function playMatch(
  page: Page,
  act: (moment: Moment, turn: number) => Promise<void>,
  look: (moment: Moment) => Promise<void>,
): Promise<number> {
  let deals = 0;
  let before = '';
  for (let turn = 0; turn < 60; turn++) {
    const moment = await nextMoment(page, before);
    await look(moment);
    before = moment.position;
    if (moment.kind === 'end') return deals + 1;
    if (moment.kind === 'deal') {
      deals++;
      await page.keyboard.press('Enter');
    } else await act(moment, turn);
  }
  throw new Error('the match does not end');
}

/** Everything on the cloth lies inside the board: nothing is cut off, nothing covers the question. */
async function expectInside(page: Page): Promise<void> {
  await painted(page);
  const outside = await page.locator('.table-board').evaluate((board) => {
    const room = board.getBoundingClientRect();
    return [...board.querySelectorAll('.tray, .middle, .charm, .seat, .chip, .medal, .turned')].flatMap(
      (each) => {
        const box = each.getBoundingClientRect();
        const fits =
          box.left >= room.left - 1 &&
          box.right <= room.right + 1 &&
          box.top >= room.top - 1 &&
          box.bottom <= room.bottom + 1;
        return fits ? [] : [each.className];
      },
    );
  });
  expect(outside).toEqual([]);
}

/** Looks at each phase once, for the room it takes. */
function phaseWatcher(page: Page) {
  const seen = new Set<string>();
  return {
    seen,
    async look({ kind }: Moment): Promise<void> {
      if (seen.has(kind)) return;
      seen.add(kind);
      await expectNoScrolling(page);
      await expectInside(page);
    },
  };
}

for (const [size, players, theme] of [
  [{ width: 390, height: 844 }, 3, 'light'],
  [{ width: 1440, height: 900 }, 4, 'dark'],
] as const) {
  test(`a match of ${players} is played to its end by clicks`, async ({ page }) => {
    await page.setViewportSize(size);
    await hurryBots(page);
    await openHome(page, { theme });
    await sitDown(page, { game: 'Charms', players });
    const { seen, look } = phaseWatcher(page);
    expect(await playMatch(page, (moment, turn) => decide(page, moment, turn), look)).toBe(4);
    expect([...seen]).toEqual(expect.arrayContaining(['bid', 'two', 'deal', 'end']));
    await expect(page.getByRole('heading', { level: 2, name: /win|first place|draw/ })).toBeVisible();
    await expect(page.locator('.result-table tbody tr')).toHaveCount(players);
  });
}

test('a match is played with the keyboard alone, and the focus is never lost', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await hurryBots(page);
  await openHome(page);
  await sitDown(page, { game: 'Charms', players: 3 });
  /** Walks along the hand with the arrows, as a person would. */
  async function walk(from: number, to: number): Promise<void> {
    for (let step = from; step < to; step++) await page.keyboard.press('ArrowRight');
    await expect(cardAt(page, to)).toBeFocused();
  }
  const { position: first } = await nextMoment(page);
  const deals = await playMatch(
    page,
    async ({ kind, lively }) => {
      if (kind === 'bid') {
        await page.keyboard.press('3');
        await expect(page.locator('[data-choice="bid:3"]')).toBeFocused();
        return page.keyboard.press('Enter');
      }
      // A digit chooses a card and takes the focus to the hand; Escape puts the card back.
      await page.keyboard.press('1');
      await page.keyboard.press('Escape');
      await walk(0, lively[0]);
      await page.keyboard.press('Enter');
      if (kind === 'two') {
        await walk(lively[0], lively[lively.length - 1]);
        await page.keyboard.press('Enter');
        await expect(go(page)).toHaveCount(1);
        while ((await page.locator('.go:focus').count()) === 0) await page.keyboard.press('Shift+Tab');
      }
      await page.keyboard.press('Enter');
    },
    async ({ position }) => {
      // Nobody has touched the table before the first bid: until then the focus is at the top of the screen.
      if (position !== first) await expectFocusKept(page);
    },
  );
  expect(deals).toBe(4);
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeFocused();
});

test('in the first trick a chosen card is swapped for another of its kind', async ({ page }) => {
  await hurryBots(page);
  await openHome(page);
  await sitDown(page, { game: 'Charms', players: 3 });
  const bid = await nextMoment(page);
  await decide(page, bid, 0);
  const { lively } = await nextMoment(page, bid.position);
  const [number, other] = [lively[lively.length - 1], lively[lively.length - 2]];
  await cardAt(page, lively[0]).click();
  await cardAt(page, number).click();
  const charm = await go(page).textContent();
  await cardAt(page, other).click();
  await expect(page.locator('.hand-card[aria-pressed="true"]')).toHaveCount(2);
  await expect(cardAt(page, other)).toHaveAttribute('aria-pressed', 'true');
  await cardAt(page, number).click();
  await expect(go(page)).toHaveText(charm ?? '');
});

test('a quiet card says why in words, with its rule', async ({ page }) => {
  const where = (view: View<Charms>) => view.now.board.shown[view.seat] !== null && dutyOf(view) === 'show';
  await sitDownAt(page, positionWhere('quiet', { game: charms, players: 4, where }));
  const quiet = page.locator('.hand-card[data-quiet]');
  await nextMoment(page);
  await quiet.first().click({ force: true });
  await expect(page.getByRole('alert')).toContainText(/suit/);
  await expect(page.getByRole('link', { name: /Rule CHA-(4\.3|5\.3|5\.4)/ })).toBeVisible();
});

test('a phone on its side and large text: nothing is cut off, nothing scrolls sideways', async ({ page }) => {
  await hurryBots(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await openHome(page);
  await page.evaluate(() => localStorage.setItem('overtrick.settings', '{"language":"ja","speed":"off"}'));
  await page.reload();
  await page.getByRole('button', { name: 'チャームズをすぐ遊ぶ' }).click();
  let before = '';
  for (let turn = 0; turn < 4; turn++) {
    const { kind, lively, position } = await nextMoment(page, before);
    await expectNoScrolling(page);
    await expectInside(page);
    if (kind === 'bid') await page.locator('.bid').first().click();
    else await cardAt(page, lively[0]).click();
    if (kind === 'two') await cardAt(page, lively[lively.length - 1]).click();
    await expectInside(page);
    await go(page).click();
    before = position;
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addStyleTag({ content: 'html { font-size: 200%; }' });
  await nextMoment(page, before);
  const { width, wide } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    wide: innerWidth,
  }));
  expect(width).toBeLessThanOrEqual(wide);
});
