import type { Room } from '@overtrick/api';
import { expect, type Page, test } from '@playwright/test';
import { join, openTable, person, start } from '../driver/friends.ts';
import { PAGE } from '../driver/selectors.ts';
import { decide, nextMoment, QUICK } from '../driver/table.ts';
import { startTableServer, type TableServer } from '../driver/tableServer.ts';
import { findings } from './axe.ts';

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer();
});
test.afterAll(() => server.end());
test.beforeEach(() => test.setTimeout(120_000));

const plate = (page: Page, seat: number) => page.locator(`.seat[data-seat="${seat}"]`);
const roomOf = async (page: Page, link: string): Promise<Room> =>
  (await (await page.request.get(`./api/tables/${link.replace(/.*\//, '')}`)).json()).room as Room;

/** Says who they are, in their profile. */
async function introduce(page: Page, name: string): Promise<void> {
  await page.goto('./#/me');
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Keep this name' }).click();
  await expect(page.getByText('Kept.')).toBeVisible();
}

test('a table waits for friends: no bots unless asked for, visitors are named, a bot gives way, quick words at the seats', async ({
  browser,
}) => {
  const [ann, bob, cleo] = await Promise.all([0, 1, 2].map(() => person(browser, server.url)));
  await ann.goto('./#/friends/new?game=inflation');
  const bots = ann.getByRole('group', { name: 'Bots that sit down at once' });
  await expect(bots.getByRole('radio', { name: '0', exact: true })).toBeChecked();
  const link = await openTable(ann, 'Ann', { game: 'inflation', seats: 3, bots: 1 });
  await expect(ann.locator('.page-body > .field').first()).toContainText('Invite');
  await expect(ann.getByText('Bots give way to people who come later')).toBeVisible();

  await test.step('Bob chooses a face, looks in, and is named', async () => {
    await introduce(bob, 'Bob');
    await bob.getByRole('radio', { name: 'Owl' }).check();
    await expect.poll(async () => (await (await bob.request.get('./api/me')).json()).face).toBe('owl');
    expect(await findings(bob)).toEqual([]);
    await bob.goto(link);
    await expect(ann.locator('.visitors')).toContainText('Bob');
    await expect(ann.locator('.visitors use')).toHaveAttribute('href', /#owl$/);
    expect(await findings(ann)).toEqual([]);
  });
  await test.step('he takes the seat of the bot, nobody else does anything', async () => {
    await bob.getByRole('button', { name: /^Take the seat of/ }).click();
    await expect(ann.locator('.room-seats > li').nth(2)).toContainText('Bob');
    await expect(ann.locator('.visitors')).not.toContainText('Bob');
  });
  await test.step('a quick word appears at once where both look', async () => {
    await bob.getByRole('button', { name: 'Hello!' }).click();
    await expect(ann.locator('.room-seats > li').nth(2).locator('.bubble')).toHaveText('Hello!');
    await expect(ann.locator('.online-reaction')).toHaveText('Bob: Hello!');
    await expect(ann.locator('.bubble')).toHaveCount(0);
  });
  await test.step('and at the seat in the match', async () => {
    await join(cleo, link, 'Cleo', 2);
    await bob.getByRole('button', { name: 'I am ready' }).click();
    await start(ann);
    await cleo.getByRole('button', { name: /^Talk/ }).click();
    await cleo.getByRole('button', { name: 'Nice!' }).click();
    await expect(plate(ann, 1).locator('.bubble')).toHaveText('Nice!');
    await expect(plate(ann, 2).locator('.seat-face use')).toHaveAttribute('href', /#owl$/);
    expect(await findings(ann)).toEqual([]);
  });
});

test('a friend who comes late takes the seat of a bot before the next deal', async ({ browser }) => {
  const [ann, cleo] = await Promise.all([0, 1].map(() => person(browser, server.url)));
  const link = await openTable(ann, 'Ann', { game: 'inflation', seats: 3, bots: 2 });
  await start(ann);
  await cleo.goto(link);
  await cleo.getByRole('button', { name: 'Take a seat', exact: true }).click();
  const sheet = cleo.getByRole('dialog', { name: 'At the table' });
  await sheet
    .getByRole('button', { name: /^Take the seat of/ })
    .first()
    .click();
  await sheet.getByLabel('Your name at the table').fill('Cleo');
  await sheet.getByRole('button', { name: 'Take a seat', exact: true }).click();
  await expect(cleo.getByText(/You take the seat of \w+ before the next deal\./)).toBeVisible();
  expect(await findings(cleo)).toEqual([]);
  await expect(plate(ann, 1)).toContainText('Cleo');
  await expect(cleo.locator(PAGE.card)).toHaveCount(0);
  for (let turn = 0; turn < 13; turn++) {
    await nextMoment(ann);
    await decide(ann, turn, QUICK);
  }
  await expect(cleo.locator(PAGE.card)).toHaveCount(12);
  expect((await roomOf(ann, link)).seats.map(({ name, kind }) => name || kind)).toEqual([
    'Ann',
    'Cleo',
    'bot',
  ]);
});

test('a friend who comes late to a table without spectators is let in with a bot’s seat', async ({
  browser,
}) => {
  const [ann, cleo] = await Promise.all([0, 1].map(() => person(browser, server.url)));
  const link = await openTable(ann, 'Ann', { game: 'inflation', seats: 3, bots: 2, spectators: false });
  await start(ann);
  await cleo.goto(link);
  await expect(
    cleo.getByRole('heading', { name: 'Those at this table play without spectators.' }),
  ).toBeVisible();
  await cleo.getByRole('button', { name: 'Take a bot’s seat' }).click();
  await expect(cleo.getByText('Say what to call you first.')).toBeVisible();
  expect(await findings(cleo)).toEqual([]);
  await cleo.getByLabel('Your name at the table').fill('Cleo');
  await cleo.getByRole('button', { name: 'Take a bot’s seat' }).click();
  await expect(cleo.getByText(/You take the seat of \w+ before the next deal\./)).toBeVisible();
  await expect(cleo.getByText('without spectators')).toHaveCount(0);
  await expect(cleo.locator(PAGE.card)).toHaveCount(0);
  await expect(plate(ann, 1)).toContainText('Cleo');
  // Who gives the seat up sees no more of the match.
  await cleo.getByRole('button', { name: 'Give it up' }).click();
  await expect(cleo.getByRole('button', { name: 'Take a bot’s seat' })).toBeVisible();
  await expect(cleo.locator(PAGE.table)).toHaveCount(0);
});

test('everybody’s clock is seen, who is away is said to be, and one’s turn is on the home page and in the tab', async ({
  browser,
}) => {
  const [ann, bob] = await Promise.all([0, 1].map(() => person(browser, server.url)));
  await introduce(ann, 'Ann');
  const clock = { kind: 'live', bank: 300, move: 30, away: 60 };
  const made = await ann.request.post('./api/tables', { data: { game: 'escalation', players: 2, clock } });
  const link = `./#/t/${(await made.json()).id}`;
  await ann.goto(link);
  await expect(ann.getByText('30 seconds each turn, 5 minutes in reserve')).toBeVisible();
  await join(bob, link, 'Bob', 2);
  await start(ann);
  const asked = await Promise.race(
    [ann, bob].map(async (page) => {
      await page.locator(PAGE.mine).waitFor();
      return page;
    }),
  );
  const other = asked === ann ? bob : ann;
  const [seat, name] = asked === ann ? [0, 'Ann'] : [1, 'Bob'];
  await expect(plate(other, seat).locator('.seat-clock[data-running]')).toHaveText(/^0:[0-3]\d$/);
  await expect(plate(other, 1 - seat).locator('.seat-clock')).toHaveText('5:00');
  await expect(asked.locator('.table-clock')).toContainText('+5:00');
  await expect(asked).toHaveTitle(/^● Your turn 5:\d\d · Escalation!/);
  await asked.goto('./');
  await expect(asked.locator('.my-turns')).toContainText(/your turn, 5:\d\d left/);
  await expect(asked).toHaveTitle(/^● Your turn 5:\d\d · Overtrick$/);
  expect(await findings(asked)).toEqual([]);
  // The reserve and the minute for lost lines are counted as well.
  await expect(other.getByText(new RegExp(`^${name} is away, a bot plays in 6:`))).toBeVisible();
  expect(await findings(other)).toEqual([]);
});
