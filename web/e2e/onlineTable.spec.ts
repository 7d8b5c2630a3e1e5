import type { Created, Whole } from '@overtrick/api';
import { expect, type Page, test } from '@playwright/test';
import { join, openTable, person, start } from '../driver/friends.ts';
import { PAGE } from '../driver/selectors.ts';
import { decide, nextMoment, position, QUICK } from '../driver/table.ts';
import { startTableServer, type TableServer } from '../driver/tableServer.ts';
import { findings } from './axe.ts';

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer();
});
test.afterAll(() => server.end());
test.beforeEach(() => test.setTimeout(120_000));

const people = (page: Page) => page.getByRole('dialog', { name: 'At the table' });
const openPeople = (page: Page) => page.getByRole('button', { name: /^Talk/ }).click();

/** The table as this person's page is told it. */
const lookAt = async (page: Page, link: string): Promise<Whole> =>
  (await (await page.request.get(`./api/tables/${link.replace(/.*\//, '')}`)).json()) as Whole;

/** Whoever of them is asked first. */
const whoIsAsked = (pages: readonly Page[]): Promise<Page> =>
  Promise.race(
    pages.map(async (page) => {
      await page.locator(PAGE.mine).waitFor({ timeout: 30_000 });
      return page;
    }),
  );

test('a spectator without a name asks for the seat of a bot, and those at the table agree', async ({
  browser,
}) => {
  const [ann, bob, cleo] = await Promise.all([
    person(browser, server.url),
    person(browser, server.url, { size: 'desk' }),
    person(browser, server.url, { settings: { theme: 'dark' } }),
  ]);
  const link = await openTable(ann, 'Ann', { game: 'inflation', seats: 3, bots: 1, giveWay: false });
  await join(bob, link, 'Bob', 2);
  await cleo.goto(link);
  await start(ann);

  await test.step('Cleo is led to give a name first', async () => {
    await openPeople(cleo);
    await people(cleo)
      .getByRole('button', { name: /^Ask for the seat of/ })
      .click();
    await expect(people(cleo).getByText('Say what to call you, so that they know who asks.')).toBeVisible();
    expect(await findings(cleo)).toEqual([]);
    await people(cleo).getByLabel('Your name at the table').fill('Cleo');
    await people(cleo).getByRole('button', { name: 'Ask for the seat', exact: true }).click();
  });
  await test.step('one who says no is enough', async () => {
    await expect(bob.getByText(/^Cleo asks for the seat of/)).toBeVisible();
    await expect(cleo.getByText('You asked; waiting for the others.').first()).toBeVisible();
    await bob.getByRole('button', { name: 'No', exact: true }).click();
    await expect(ann.getByText(/^Cleo asks for the seat of/)).toHaveCount(0);
  });
  await test.step('she asks again and all agree', async () => {
    if ((await people(cleo).count()) === 0) await openPeople(cleo);
    await people(cleo)
      .getByRole('button', { name: /^Ask for the seat of/ })
      .click();
    await expect(ann.getByText(/^Cleo asks for the seat of/)).toBeVisible();
    expect(await findings(ann)).toEqual([]);
    await ann.getByRole('button', { name: 'Agree' }).click();
    await bob.getByRole('button', { name: 'Agree' }).click();
    await expect(cleo.locator(PAGE.card).first()).toBeAttached();
    await cleo.keyboard.press('Escape');
  });
  await test.step('her device adds to the deals that come', async () => {
    const shares = async () => (await lookAt(ann, link)).room.shares.filter(({ seat }) => seat === 2);
    await expect.poll(async () => (await shares()).map(({ reveal }) => reveal !== null)).toEqual([true]);
  });

  await test.step('a decision is taken back when all agree', async () => {
    const all = [ann, bob, cleo];
    const asked = await whoIsAsked(all);
    const others = all.filter((page) => page !== asked);
    await decide(asked, 1);
    const after = await position(asked);
    await openPeople(asked);
    await people(asked).getByRole('button', { name: 'Ask to take my last decision back' }).click();
    for (const page of others) await expect(page.getByText(/asks to take a decision back/)).toBeVisible();
    for (const page of others) await page.getByRole('button', { name: 'Agree' }).click();
    await expect(asked.locator(PAGE.mine)).toBeVisible();
    expect(await position(asked)).toBe(after - 1);
  });

  await test.step('a pause needs everybody', async () => {
    await openPeople(bob);
    await people(bob).getByRole('button', { name: 'Ask for a pause' }).click();
    await ann.getByRole('button', { name: 'Agree' }).click();
    await expect(ann.getByText('The table is paused.')).toHaveCount(0);
    await cleo.getByRole('button', { name: 'Agree' }).click();
    for (const page of [ann, bob, cleo]) await expect(page.getByText('The table is paused.')).toBeVisible();
    await cleo.getByRole('button', { name: 'Go on' }).click();
    await expect(ann.getByText('The table is paused.')).toHaveCount(0);
  });

  await test.step('Bob leaves, and those who stay give his seat to Dan', async () => {
    await openPeople(bob);
    await people(bob).getByRole('button', { name: 'Let a bot play for me' }).click();
    const dan = await person(browser, server.url);
    await dan.goto(link);
    await openPeople(dan);
    await people(dan).getByRole('button', { name: 'Ask for the seat of Bob' }).click();
    await people(dan).getByLabel('Your name at the table').fill('Dan');
    await people(dan).getByRole('button', { name: 'Ask for the seat', exact: true }).click();
    for (const page of [ann, cleo]) await page.getByRole('button', { name: 'Agree' }).click();
    await expect(dan.locator(PAGE.card).first()).toBeAttached();
    await expect(bob.getByText('You are watching')).toBeVisible();
    await expect(bob.locator(PAGE.card)).toHaveCount(0);
    const sitters = (await lookAt(ann, link)).room.seats.map(({ name }) => name);
    expect(sitters).toEqual(['Ann', 'Dan', 'Cleo']);
  });
});

test('somebody is muted, by one person and by the host for all', async ({ browser }) => {
  const [ann, bob, cleo] = await Promise.all([0, 1, 2].map(() => person(browser, server.url)));
  const link = await openTable(ann, 'Ann', { game: 'inflation', seats: 3, bots: 0 });
  await join(bob, link, 'Bob', 2);
  await join(cleo, link, 'Cleo', 3);
  const say = async (text: string): Promise<void> => {
    await bob.getByLabel('Message').fill(text);
    await bob.getByRole('button', { name: 'Send' }).click();
  };
  await say('Blah');
  await expect(cleo.getByRole('log')).toContainText('Blah');
  await cleo.getByText('Mute or report somebody').click();
  await cleo.getByRole('button', { name: 'Mute Bob for me' }).click();
  await expect(cleo.getByRole('log')).not.toContainText('Blah');
  await expect(ann.getByRole('log')).toContainText('Blah');
  await expect(cleo.getByRole('button', { name: /for all/ })).toHaveCount(0);
  expect(await findings(cleo)).toEqual([]);
  await cleo.reload();
  await expect(cleo.getByRole('log')).toContainText('Nobody has said anything yet.');

  await ann.getByText('Mute or report somebody').click();
  await ann.getByRole('button', { name: 'Mute for all: Bob' }).click();
  await expect(ann.getByRole('button', { name: 'Unmute for all: Bob' })).toBeVisible();
  await say('Can you hear me?');
  await expect(bob.getByText('The host has muted you at this table.')).toBeVisible();
  await expect(ann.getByRole('log')).not.toContainText('Can you hear me?');

  await test.step('before the start the host sends away, and closes', async () => {
    await ann.getByRole('button', { name: 'Remove Cleo' }).click();
    await expect(cleo.getByText('Choose a seat, or just watch.')).toBeVisible();
    await ann.getByRole('button', { name: 'Close the table' }).click();
    await expect(bob.getByRole('heading', { name: 'This table is closed.' })).toBeVisible();
  });
});

test('when the time is up a bot plays, until the person takes the seat back', async ({ browser }) => {
  const ann = await person(browser, server.url, { settings: { sound: true } });
  await ann.addInitScript(() => {
    const nudges: string[] = [];
    Object.assign(window, { nudges });
    navigator.setAppBadge = async () => void nudges.push('badge');
    navigator.vibrate = () => nudges.push('buzz') > 0;
  });
  await ann.goto('./#/me');
  await ann.getByLabel('Your name at the table').fill('Ann');
  await ann.getByRole('button', { name: 'Keep this name' }).click();
  await expect(ann.getByText('Kept.')).toBeVisible();
  const made = await ann.request.post('./api/tables', {
    data: {
      game: 'inflation',
      players: 3,
      bots: ['novice', 'novice'],
      clock: { kind: 'live', bank: 0, move: 4, away: 0 },
    },
  });
  const { id } = (await made.json()) as Created;
  await ann.goto(`./#/t/${id}`);
  await start(ann);
  await expect(ann.getByRole('timer')).toBeVisible({ timeout: 20_000 });
  await expect(ann).toHaveTitle(/Your turn/);
  const nudges = () => ann.evaluate(() => (window as unknown as { nudges: string[] }).nudges);
  await expect.poll(nudges).toEqual(expect.arrayContaining(['badge', 'buzz']));
  await expect(ann.getByText('A bot plays for you.')).toBeVisible({ timeout: 20_000 });
  expect(await findings(ann)).toEqual([]);
  const before = await position(ann);
  await expect.poll(() => position(ann), { timeout: 20_000 }).toBeGreaterThan(before);
  await ann.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(ann.getByText('A bot plays for you.')).toHaveCount(0);
  await nextMoment(ann);

  await test.step('the host ends the match for everybody, asked twice', async () => {
    await openPeople(ann);
    await people(ann).getByRole('button', { name: 'Close the table' }).click();
    expect(await findings(ann)).toEqual([]);
    await people(ann).getByRole('button', { name: 'End it for everybody' }).click();
    await expect(ann.getByRole('heading', { name: 'This table is closed.' })).toBeVisible();
  });
});

test('spectators see all hands of finished deals where everybody agreed', async ({ browser }) => {
  const [ann, bob, eve] = await Promise.all([
    person(browser, server.url),
    person(browser, server.url),
    person(browser, server.url, { size: 'desk', settings: { theme: 'dark' } }),
  ]);
  const link = await openTable(ann, 'Ann', { game: 'inflation', seats: 3, bots: 1 });
  await ann.getByRole('switch', { name: 'Open my hands of finished deals' }).click();
  await expect(ann.locator('.room-seats')).toContainText('opens finished deals');
  await bob.goto(link);
  await bob.getByLabel('Your name at the table').fill('Bob');
  await bob.getByRole('switch', { name: 'Open my hands of finished deals' }).check();
  await bob.getByRole('button', { name: 'Sit here: seat 2' }).click();
  await bob.getByRole('button', { name: 'I am ready' }).click();
  await eve.goto(link);
  await start(ann);
  await expect(eve.getByText('You are watching')).toBeVisible();
  await expect(eve.getByRole('button', { name: 'All hands' })).toHaveCount(0);
  const dealt = (await lookAt(ann, link)).view?.now.hand ?? [];
  expect(dealt).toHaveLength(12);

  const play = async (page: Page): Promise<void> => {
    for (let turn = 0; turn < 13; turn++) {
      await nextMoment(page);
      await decide(page, turn, QUICK);
    }
  };
  await Promise.all([play(ann), play(bob)]);
  await eve.getByRole('button', { name: 'All hands' }).click();
  const hands = eve.locator('.deal-hands > section');
  await expect(hands).toHaveCount(3);
  await expect(hands.locator('[data-card]')).toHaveCount(36);
  const shown = await hands
    .first()
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
  expect(shown.sort()).toEqual([...dealt].sort());
  expect(await findings(eve)).toEqual([]);
});

test('a quick match seats strangers, needs no “ready”, and begins by itself', async ({ browser }) => {
  const [ann, bob] = await Promise.all([0, 1].map(() => person(browser, server.url)));
  for (const [page, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ] as const) {
    await page.goto('./#/friends');
    await page.getByLabel('Your name at the table').fill(name);
    await page.getByRole('group', { name: 'Which game' }).getByRole('radio', { name: 'Escalation!' }).check();
    await page.getByRole('button', { name: 'Find me a seat' }).click();
    await expect(page.getByText('It starts by itself when everybody is here.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'I am ready' })).toHaveCount(0);
  }
  await expect(ann.locator('.room-seats')).toContainText('Bob');
  await ann.getByRole('button', { name: 'Fill with bots' }).click();
  await expect(ann.locator(PAGE.table)).toBeVisible();
  await expect(bob.locator(PAGE.table)).toBeVisible();
});
