import type { Whole } from '@overtrick/api';
import { FastRandom } from '@overtrick/engine';
import { expect, type Page, test } from '@playwright/test';
import { openTable, person, start } from '../driver/friends.ts';
import { PAGE } from '../driver/selectors.ts';
import { startTableServer, type TableServer } from '../driver/tableServer.ts';

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer();
});
test.afterAll(() => server.end());

const STREAM = '**/api/tables/*/stream';
const ROUNDS = process.env.OVERTRICK_LONG ? 30 : 6;
const EVENINGS = process.env.OVERTRICK_LONG ? 10 : 1;

const idOf = (link: string): string => link.replace(/.*\//, '');
const truth = async (page: Page, link: string): Promise<Whole> =>
  (await (await page.request.get(`./api/tables/${idOf(link)}`)).json()) as Whole;
/** Does something at the table from elsewhere, as whoever this page is. */
const act = (page: Page, link: string, name: string, data: object = {}) =>
  page.request.post(`./api/tables/${idOf(link)}/${name}`, { data });

/** The line of this page breaks and stays broken: as by a train in a tunnel, or by a server that was killed. */
async function breakLine(page: Page, how: 'tunnel' | 'kill'): Promise<void> {
  await page.route(STREAM, (route) => route.abort());
  if (how === 'kill') await server.restart();
  else await page.evaluate(() => dispatchEvent(new Event('online')));
}

async function mendLine(page: Page): Promise<void> {
  await page.unroute(STREAM);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

/** Where this page believes to sit. */
async function idea(page: Page): Promise<number> {
  const facts = await page.locator('.room-seats small').allTextContents();
  return facts.findIndex((text) => /^you\b/.test(text));
}

/** Comes by the link as somebody, and sits nowhere yet. */
async function visit(page: Page, link: string, name: string): Promise<void> {
  await page.goto('./#/me');
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Keep this name' }).click();
  await expect(page.getByText('Kept.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Choose a seat, or just watch.')).toBeVisible();
}

for (const how of ['tunnel', 'kill'] as const) {
  test(`who sits down while the line is broken (${how}) is ready without reloading`, async ({ browser }) => {
    const [ann, bob] = await Promise.all([person(browser, server.url), person(browser, server.url)]);
    const link = await openTable(ann, 'Ann', { game: 'inflation', seats: 3, bots: 1 });
    await visit(bob, link, 'Bob');
    await breakLine(bob, how);
    expect((await act(bob, link, 'sit', { seat: 1 })).ok()).toBe(true);
    await mendLine(bob);
    await bob.getByRole('button', { name: 'I am ready' }).click();
    await expect(bob.getByText('Choose a seat, or just watch.')).toHaveCount(0);
    await expect(ann.locator('.room-seats > li').nth(1)).toContainText('Bob');
    await start(ann);
    await expect(bob.locator(PAGE.card).first()).toBeAttached();
  });
}

/** Whoever Bob is to the server, his page knows where he sits, however often that changes and whatever breaks meanwhile. */
async function comeAndGo(ann: Page, bob: Page, link: string, random: FastRandom): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const how = (['kill', 'tunnel', 'none'] as const)[random.below(3)];
    if (how !== 'none') await breakLine(bob, how);
    for (let changes = 1 + random.below(3); changes > 0; changes--) {
      const { seat } = await truth(bob, link);
      const deed = seat < 0 ? 'sit' : (['sit', 'stand', 'remove'] as const)[random.below(3)];
      if (deed === 'sit') await act(bob, link, 'sit', { seat: 1 + random.below(2) });
      else if (deed === 'stand') await act(bob, link, 'stand');
      else await act(ann, link, 'remove', { seat });
    }
    if (how !== 'none') await mendLine(bob);
    const { seat } = await truth(bob, link);
    await expect.poll(() => idea(bob), { message: `round ${round}, ${how}` }).toBe(seat);
    await expect(bob.getByRole('button', { name: 'I am ready' })).toHaveCount(seat < 0 ? 0 : 1);
    expect(await idea(ann)).toBe(0);
  }
}

/** A match with bots: Bob watches, and gets a bot's seat while his line is down. */
async function takeSeatInMatch(ann: Page, bob: Page, link: string): Promise<void> {
  if ((await truth(bob, link)).seat >= 0) await act(bob, link, 'stand');
  for (const seat of [1, 2]) await act(ann, link, 'bot', { seat, level: 'novice' });
  await start(ann);
  await expect(bob.getByText('You are watching')).toBeVisible();
  await breakLine(bob, 'kill');
  const { id } = (await (await bob.request.get('./api/me')).json()) as { id: string };
  expect((await act(bob, link, 'takeover', { seat: 2 })).ok()).toBe(true);
  expect((await act(ann, link, 'takeover', { seat: 2, person: id })).ok()).toBe(true);
  await mendLine(bob);
  await expect(bob.locator(PAGE.card).first()).toBeAttached();
  await expect(bob.getByText('You are watching')).toHaveCount(0);
}

/** Ann asks by her page, Bob agrees by his. */
async function closeTogether(ann: Page, bob: Page): Promise<void> {
  await ann.getByRole('button', { name: /^Talk/ }).click();
  const people = ann.getByRole('dialog', { name: 'At the table' });
  await people.getByRole('button', { name: 'Close the table' }).click();
  await people.getByRole('button', { name: 'Ask the others' }).click();
  await expect(bob.getByText(/^Ann asks to close the table/)).toBeVisible();
  await bob.getByRole('button', { name: 'Agree' }).click();
  for (const page of [ann, bob])
    await expect(page.getByRole('heading', { name: 'This table is closed.' })).toBeVisible();
}

test(`a page knows where it sits, whatever happens to its line and to the server: ${EVENINGS} evenings of ${ROUNDS} changes`, async ({
  browser,
}) => {
  test.setTimeout(60_000 + EVENINGS * (60_000 + ROUNDS * 15_000));
  const [ann, bob] = await Promise.all([person(browser, server.url), person(browser, server.url)]);
  let link = await openTable(ann, 'Ann', { game: 'inflation', seats: 3, bots: 0 });
  await visit(bob, link, 'Bob');
  const random = new FastRandom('seats');
  for (let evening = 1; evening <= EVENINGS; evening++) {
    await comeAndGo(ann, bob, link, random);
    await takeSeatInMatch(ann, bob, link);
    await closeTogether(ann, bob);
    if (evening === EVENINGS) break;
    const { id } = (await (await act(ann, link, 'rematch')).json()) as { id: string };
    link = `./#/t/${id}`;
    for (const page of [ann, bob]) await page.goto(link);
    // Who sat at the last table sits at this one, asked or not.
    await expect.poll(() => Promise.all([idea(ann), idea(bob)])).toEqual([0, 2]);
  }
});
