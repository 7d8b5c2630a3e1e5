import { expect, type Page, test } from '@playwright/test';
import { person } from '../driver/friends.ts';
import { PAGE } from '../driver/selectors.ts';
import { decide, expectNoScrolling, nextMoment, position, seeEnding } from '../driver/table.ts';
import { startTableServer, type TableServer } from '../driver/tableServer.ts';
import { findings } from './axe.ts';

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer();
});
test.afterAll(() => server.end());

test('two friends meet by a link, a bot fills in, one reloads, one watches, and a whole match is played', async ({
  browser,
}) => {
  const [ann, bob, eve] = await Promise.all([0, 1, 2].map(() => person(browser, server.url)));

  await test.step('Ann opens a table from the home page', async () => {
    await ann.goto('./');
    await ann.getByRole('link', { name: 'Play with friends' }).click();
    await ann.getByRole('button', { name: 'New table' }).click();
    await expect(ann.getByText('Say what to call you first.')).toBeVisible();
    await expect(ann.getByLabel('Your name at the table')).toBeFocused();
    await ann.getByLabel('Your name at the table').fill('Ann');
    expect(await findings(ann)).toEqual([]);
    await ann.getByRole('button', { name: 'New table' }).click();
    await ann.getByRole('radio', { name: 'Inversion' }).check();
    await ann.getByRole('group', { name: 'Seats' }).getByRole('radio', { name: '3' }).check();
    await ann.getByRole('group', { name: 'Bots that sit' }).getByRole('radio', { name: '0' }).check();
    await ann.getByRole('radio', { name: 'Everybody' }).check();
    expect(await findings(ann)).toEqual([]);
    await ann.getByRole('button', { name: 'Open the table' }).click();
    await expect(ann.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  });

  const link = await ann.getByLabel('Link to this table').inputValue();
  await test.step('Bob comes by the link, Eve sees the table in the lobby and joins by its code', async () => {
    await bob.goto(link);
    await bob.getByLabel('Your name at the table').fill('Bob');
    expect(await findings(bob)).toEqual([]);
    await bob.getByRole('button', { name: 'Sit here: seat 2' }).click();
    await bob.getByRole('button', { name: 'I am ready' }).click();
    await eve.goto('./#/friends');
    await expect(eve.locator('.table-card')).toContainText('Ann and Bob');
    await eve.getByLabel('Code of the table').fill(await ann.locator('.invite-code strong').innerText());
    await eve.getByRole('button', { name: 'Join' }).click();
    await expect(eve.getByText('Choose a seat, or just watch.')).toBeVisible();
  });

  await test.step('Ann seats a bot, says hello and starts', async () => {
    await ann.getByRole('button', { name: 'Bot on seat 3' }).click();
    await ann.getByRole('button', { name: 'I am ready' }).click();
    await ann.getByLabel('Message').fill('Hello, <b>Bob</b>');
    await ann.getByRole('button', { name: 'Send' }).click();
    await expect(bob.getByRole('log')).toContainText('Hello, <b>Bob</b>');
    expect(await findings(ann)).toEqual([]);
    await ann.getByRole('button', { name: 'Start the match' }).click();
    await expect(ann.locator(PAGE.table)).toBeVisible();
    await expect(bob.locator(PAGE.table)).toBeVisible();
    await expect(eve.getByText('You are watching')).toBeVisible();
    await expect(eve.locator(PAGE.card)).toHaveCount(0);
    expect(await findings(bob)).toEqual([]);
  });

  await test.step('a bot plays for Ann until she takes her seat back', async () => {
    await ann.getByRole('button', { name: 'Talk' }).click();
    await ann.getByRole('button', { name: 'Let a bot play for me' }).click();
    await ann.getByRole('button', { name: 'Take my seat back' }).click();
    await expect(ann.getByText('A bot plays for you.')).toHaveCount(0);
  });

  let turns = 0;
  let reloaded = false;
  const played = async (page: Page): Promise<void> => {
    for (;;) {
      if ((await nextMoment(page)) === 'over') return;
      if (page === bob && !reloaded && turns > 6) {
        reloaded = true;
        const before = await position(page);
        await page.reload();
        await expect(page.locator(PAGE.mine)).toBeVisible();
        expect(await position(page)).toBeGreaterThanOrEqual(before);
        await expectNoScrolling(page);
      }
      expect(await page.title()).toContain('Your turn');
      await decide(page, turns++);
    }
  };
  await test.step('they play to the end', () => Promise.all([played(ann), played(bob)]));
  expect(reloaded).toBe(true);

  await test.step('the deal is proved, replayed, and played again', async () => {
    for (const page of [ann, bob, eve]) await seeEnding(page);
    await ann.getByRole('button', { name: 'Was it fair?' }).click();
    await expect(ann.locator('.check-yes')).toBeVisible();
    expect(await findings(ann)).toEqual([]);
    await ann.keyboard.press('Escape');
    await ann.getByRole('button', { name: 'Rematch' }).click();
    await bob.getByRole('link', { name: 'To the rematch' }).click();
    await expect(bob.getByRole('button', { name: 'I am ready' })).toBeVisible();
    await eve.getByRole('link', { name: 'Replay', exact: true }).click();
    await expect(eve.locator('.replay-controls')).toBeVisible();
  });
});

test('where no table server is, nobody is offered a table, quietly', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const asked = page.waitForResponse(/api\/games$/);
  await page.goto('./');
  expect(await (await asked).json()).toEqual([]);
  await expect(page.getByRole('link', { name: 'Set up Inversion' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play with friends' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a pause, a lost line and a wrong link say what is going on', async ({ browser }) => {
  const ann = await person(browser, server.url);
  await ann.goto('./#/friends/new?game=escalation');
  await ann.getByLabel('Your name at the table').fill('Ann');
  await ann.getByRole('group', { name: 'Seats' }).getByRole('radio', { name: '2' }).check();
  await ann.getByRole('group', { name: 'Bots that sit' }).getByRole('radio', { name: '1' }).check();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ann.getByRole('button', { name: 'I am ready' }).click();
  await ann.getByRole('button', { name: 'Start the match' }).click();
  await ann.getByRole('button', { name: 'Talk' }).click();
  await ann.getByRole('button', { name: 'Wow!' }).click();
  await expect(ann.locator('.online-reaction')).toHaveText('Ann: Wow!');
  expect(await findings(ann)).toEqual([]);
  await ann.getByRole('button', { name: 'Ask for a pause' }).click();
  await expect(ann.getByText('The table is paused.')).toBeVisible();
  await ann.getByRole('button', { name: 'Go on' }).click();
  await expect(ann.getByText('The table is paused.')).toHaveCount(0);
  await ann.context().setOffline(true);
  await expect(ann.getByText('No connection. Trying again…')).toBeVisible();
  await ann.context().setOffline(false);
  await expect(ann.getByText('No connection. Trying again…')).toHaveCount(0);
  await ann.goto('./#/t/abcdefghijklmnopqrst');
  await expect(ann.getByRole('heading', { name: 'There is no such table.' })).toBeVisible();
});
