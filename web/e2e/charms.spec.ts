import type { View } from '@overtrick/engine';
import { type Charms, charms } from '@overtrick/games';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { PAGE, SIZES } from '../driver/selectors.ts';
import {
  cardAt,
  expectFocusKept,
  expectNoScrolling,
  expectNoScrollingSideways,
  expectResultRead,
  nextMoment,
  openHome,
  painted,
  position,
  seeEnding,
  sitDown,
  untilTold,
  walk,
} from '../driver/table.ts';
import { faultsOf } from './geometry.ts';
import { positionWhere } from './position.ts';
import { layDown, sitDownAt } from './store.ts';

const go = (page: Page): Locator => page.locator(PAGE.go);

/** What the table asks of this person. */
interface Moment {
  readonly kind: 'bid' | 'two' | 'keep' | 'show' | 'free' | 'deal' | 'over';
  /** Places of the cards that may be chosen. */
  readonly lively: readonly number[];
  /** How many events the page has been told of. */
  readonly position: number;
}

/** Waits until this person is asked, or a result is shown, at another position than before. */
async function nextKind(page: Page, before = -1): Promise<Moment> {
  await untilTold(page, before);
  const moment = await nextMoment(page);
  const here = async (selector: string) => (await page.locator(selector).count()) > 0;
  const asked = async () => {
    if (await here(PAGE.bid)) return 'bid';
    if (await here('.cha-tray[data-own] .cha-charm:not([data-joined])')) return 'two';
    if (await here('.cha-pile-keep')) return 'keep';
    return (await here('.cha-duty')) ? 'show' : 'free';
  };
  const lively = await page
    .locator(PAGE.lively)
    .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-place'))));
  return {
    kind: moment === 'deal' || moment === 'over' ? moment : await asked(),
    lively,
    position: await position(page),
  };
}

/** Decides by clicks: a bid, a suit and a number, or one card by its button or a second click. */
async function decide(page: Page, { kind, lively }: Moment, turn: number): Promise<void> {
  if (kind === 'bid') {
    await page.locator(PAGE.bid).nth(3).click();
  } else if (kind === 'two') {
    await cardAt(page, lively[0]).click();
    await expect(page.locator('.cha-tray[data-own] .cha-chip')).toHaveText('and a number?');
    await cardAt(page, lively[lively.length - 1]).click();
    await expect(page.locator('.cha-tray[data-own] .cha-charm[data-joined]')).toHaveCount(1);
  } else {
    const card = cardAt(page, lively[turn % lively.length]);
    await card.click();
    if (turn % 2) return card.click();
  }
  await go(page).click();
}

/** Plays so many deals; `look` is called before every decision and at every result. */
async function playMatch(
  page: Page,
  act: (moment: Moment, turn: number) => Promise<void>,
  look: (moment: Moment) => Promise<void>,
  most = 4,
): Promise<number> {
  let deals = 0;
  let before = -1;
  for (let turn = 0; turn < 60; turn++) {
    const moment = await nextKind(page, before);
    await look(moment);
    before = moment.position;
    if (moment.kind === 'over') return deals + 1;
    if (moment.kind === 'deal') {
      if (++deals === most) return deals;
      await page.keyboard.press('Enter');
    } else await act(moment, turn);
  }
  throw new Error('the match does not end');
}

/** Everything on the cloth lies inside the board: nothing is cut off, nothing covers the question. */
async function expectInside(page: Page): Promise<void> {
  await painted(page);
  const outside = await page.locator(PAGE.board).evaluate((board) => {
    // What flies comes from outside: only where it lands has to be inside.
    for (const motion of board.getAnimations({ subtree: true })) motion.finish();
    const room = board.getBoundingClientRect();
    return [
      ...board.querySelectorAll(
        '.cha-tray, .cha-middle, .cha-charm, .seat, .cha-chip, .cha-medal, .cha-turned',
      ),
    ].flatMap((each) => {
      const box = each.getBoundingClientRect();
      const fits =
        box.left >= room.left - 1 &&
        box.right <= room.right + 1 &&
        box.top >= room.top - 1 &&
        box.bottom <= room.bottom + 1;
      return fits ? [] : [each.className];
    });
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

/** `npm run test:long` goes on to the end of the match; every deal is played in the same way. */
const DEALS = process.env.OVERTRICK_LONG ? 4 : 1;

for (const { players, size, theme } of [
  { players: 3, size: 'phone', theme: 'light' },
  { players: 4, size: 'desk', theme: 'dark' },
] as const) {
  test(`a match of ${players} is played by clicks, ${size}, ${theme}`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize(SIZES[size]);
    await openHome(page, { theme });
    await sitDown(page, { game: 'charms', players });
    const { seen, look } = phaseWatcher(page);
    expect(await playMatch(page, (moment, turn) => decide(page, moment, turn), look, DEALS)).toBe(DEALS);
    expect([...seen]).toEqual(expect.arrayContaining(['bid', 'two', DEALS < 4 ? 'deal' : 'over']));
    await expect(page.locator('.result-table tbody tr')).toHaveCount(players);
    if (DEALS < 4) return;
    await seeEnding(page);
    await expect(page.getByRole('heading', { level: 1, name: /win|first place|draw/i })).toBeVisible();
  });
}

test('a match is played with the keyboard alone, and the focus is never lost', async ({ page }) => {
  await page.setViewportSize(SIZES.desk);
  await openHome(page);
  await sitDown(page, { game: 'charms', players: 3 });
  const { position: first } = await nextKind(page);
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
      await walk(page, 0, lively[0]);
      await page.keyboard.press('Enter');
      if (kind === 'two') {
        await walk(page, lively[0], lively[lively.length - 1]);
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
    DEALS,
  );
  expect(deals).toBe(DEALS);
  await expectResultRead(page);
});

test('in the first trick a chosen card is swapped for another of its kind', async ({ page }) => {
  await openHome(page);
  await sitDown(page, { game: 'charms', players: 3 });
  const bid = await nextKind(page);
  await decide(page, bid, 0);
  const { lively } = await nextKind(page, bid.position);
  const [number, other] = [lively[lively.length - 1], lively[lively.length - 2]];
  await cardAt(page, lively[0]).click();
  await cardAt(page, number).click();
  const charm = await go(page).textContent();
  await cardAt(page, other).click();
  await expect(page.locator(PAGE.chosen)).toHaveCount(2);
  await expect(cardAt(page, other)).toHaveAttribute('aria-pressed', 'true');
  await cardAt(page, number).click();
  await expect(go(page)).toHaveText(charm ?? '');
});

test('a quiet card says why in words, with its rule', async ({ page }) => {
  const where = (view: View<Charms>) =>
    view.now.board.shown[view.seat] !== null && view.now.board.duty === 'show';
  await sitDownAt(page, positionWhere('quiet', { game: charms, players: 4, where }));
  const quiet = page.locator(PAGE.quiet);
  await nextKind(page);
  await quiet.first().click({ force: true });
  await expect(page.getByRole('alert')).toContainText(/suit/);
  await expect(page.getByRole('link', { name: /Rule CHA-(4\.3|5\.3|5\.4)/ })).toBeVisible();
});

test('a phone on its side and large text: nothing is cut off, nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize(SIZES.side);
  await openHome(page, { language: 'ja' });
  await page.getByRole('button', { name: 'チャームズをすぐ遊ぶ' }).click();
  let before = -1;
  for (let turn = 0; turn < 4; turn++) {
    const { kind, lively, position } = await nextKind(page, before);
    await expectNoScrolling(page);
    await expectInside(page);
    if (kind === 'bid') await page.locator(PAGE.bid).first().click();
    else await cardAt(page, lively[0]).click();
    if (kind === 'two') await cardAt(page, lively[lively.length - 1]).click();
    await expectInside(page);
    await go(page).click();
    before = position;
  }
  await page.setViewportSize(SIZES.phone);
  await page.addStyleTag({ content: 'html { font-size: 200%; }' });
  await nextKind(page, before);
  await expectNoScrollingSideways(page);
});

for (const language of ['en', 'ja']) {
  test(`on a phone on its side a hand that was dealt again leaves room for the rest (${language})`, async ({
    page,
  }) => {
    // CHA-1.3: it stays in sight.
    const where = ({ now }: View<Charms>) => now.board.phase === 'play' && now.board.redealt.length > 0;
    const match = positionWhere('redealt', { game: charms, players: 4, where });
    await page.setViewportSize(SIZES.side);
    await layDown(page, [match]);
    await openHome(page, { language });
    await page.goto(`./#/table/${match.entry.id}`);
    await expect(page.locator('.cha-redealt')).toBeVisible();
    await nextKind(page);
    await expectNoScrolling(page);
    await expectInside(page);
    expect(await faultsOf(page, 'fits')).toEqual([]);
  });
}
