import { expect, type Page, test } from '@playwright/test';
import { join, openTable, person, start, watched } from '../driver/friends.ts';
import { PAGE } from '../driver/selectors.ts';
import {
  CLICKS,
  decide,
  expectNoScrolling,
  nextMoment,
  position,
  QUICK,
  seeEnding,
} from '../driver/table.ts';
import { startTableServer, type TableServer } from '../driver/tableServer.ts';

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer();
});
test.afterAll(() => server.end());

/**
 * Every game with two and with four people; bots fill in where there are more seats. All are for `test:long`: two play Inversion to its
 * end in `friends.spec.ts`, two Cryptrick in `onlineHidden.spec.ts`, and Inflation! in `onlineTable.spec.ts`.
 */
const MATCHES = [
  { game: 'escalation', people: 2, seats: 3 },
  { game: 'inflation', people: 2, seats: 3 },
  { game: 'charms', people: 2, seats: 3 },
  { game: 'cryptrick', people: 2, seats: 6 },
  { game: 'inversion', people: 2, seats: 3 },
  { game: 'inversion', people: 4, seats: 4 },
  { game: 'escalation', people: 4, seats: 5 },
  { game: 'inflation', people: 4, seats: 4 },
  { game: 'charms', people: 4, seats: 4 },
  { game: 'cryptrick', people: 4, seats: 6 },
] as const;

/** By hand for so many decisions; after that as fast as the page allows. */
const BY_HAND = 5;

/** Where the second person sits at a desk. Large pages cost most of these tests' time, so not everywhere. */
const DESKS: readonly string[] = ['inversion', 'escalation', 'cryptrick'];

interface Player {
  page: Page;
  decisions: number;
}

/** The line is cut before this decision and comes back; the page of another is closed and opened again. */
const LINE_CUT = 3;
const PAGE_CLOSED = 4;

for (const { game, people, seats } of MATCHES) {
  test(`${people} people play a match of ${game} at a table of ${seats}`, { tag: '@long' }, async ({
    browser,
  }) => {
    test.setTimeout(400_000);
    const players: Player[] = await Promise.all(
      Array.from({ length: people }, async (_, seat) => ({
        page: await person(browser, server.url, {
          size: seat === 1 && DESKS.includes(game) ? 'desk' : 'phone',
        }),
        decisions: 0,
      })),
    );
    const [host, ...others] = players;
    const link = await openTable(host.page, 'Ann', { game, seats, bots: seats - people });
    const names = ['Bob', 'Cleo', 'Dan'];
    await Promise.all(others.map(({ page }, at) => join(page, link, names[at], at + 2)));
    const eve = await person(browser, server.url);
    await eve.goto(link);
    await start(host.page);
    await expect(eve.getByText('You are watching')).toBeVisible();
    await expect(eve.locator(PAGE.card)).toHaveCount(0);

    const ends = await Promise.all(players.map((player, seat) => play(player, seat, link)));
    await expect(eve.locator(PAGE.final)).toBeVisible({ timeout: 90_000 });
    await expect(eve.locator(PAGE.card)).toHaveCount(0);
    expect(new Set([...ends, await totals(eve)]).size, 'all see the same result').toBe(1);
    for (const { decisions } of players) expect(decisions).toBeGreaterThan(LINE_CUT);
    await host.page.getByRole('button', { name: 'Was it fair?' }).click();
    await expect(host.page.locator('.check-yes')).toBeVisible();
    for (const { page } of [...players, { page: eve }]) await page.context().close();
  });
}

/** Plays to the end; what the sheet says then. */
async function play(player: Player, seat: number, link: string): Promise<string> {
  for (;;) {
    if ((await nextMoment(player.page)) === 'over') return totals(player.page);
    if (seat === 0 && player.decisions === LINE_CUT) await cutLine(player.page);
    if (seat === 1 && player.decisions === PAGE_CLOSED) player.page = await reopen(player.page, link);
    if (player.decisions === 1) await expectNoScrolling(player.page);
    const turn = player.decisions++;
    await decide(player.page, turn, turn < BY_HAND ? CLICKS : QUICK);
  }
}

/** Without a network the page says so; with it, it goes on exactly where it was. */
async function cutLine(page: Page): Promise<void> {
  const before = await position(page);
  await page.context().setOffline(true);
  await expect(page.getByText('No connection. Trying again…')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('No connection. Trying again…')).toHaveCount(0);
  await expect(page.locator(PAGE.mine)).toBeVisible();
  // Where several choose at once, others may have chosen meanwhile.
  expect(await position(page)).toBeGreaterThanOrEqual(before);
}

/** Closes the page and opens the link again in the same browser. */
async function reopen(page: Page, link: string): Promise<Page> {
  const before = await position(page);
  const context = page.context();
  await page.close();
  const again = watched(await context.newPage());
  await again.goto(link);
  await expect(again.locator(PAGE.mine)).toBeVisible();
  expect(await position(again)).toBeGreaterThanOrEqual(before);
  return again;
}

/** Everybody's points, whatever they are called on this page. */
async function totals(page: Page): Promise<string> {
  await seeEnding(page);
  return (await page.locator('.final-total').allInnerTexts()).sort().join(' ');
}
