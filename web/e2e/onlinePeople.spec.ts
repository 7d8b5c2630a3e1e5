import { readFileSync } from 'node:fs';
import type { PersonalData } from '@overtrick/api';
import { expect, type Page, test } from '@playwright/test';
import { person, start } from '../driver/friends.ts';
import { decide, nextMoment, QUICK, seeEnding } from '../driver/table.ts';
import { startTableServer, type TableServer } from '../driver/tableServer.ts';
import { findings } from './axe.ts';

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer();
});
test.afterAll(() => server.end());
test.beforeEach(() => test.setTimeout(120_000));

async function introduce(page: Page, name: string): Promise<void> {
  await page.goto('./#/me');
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Keep this name' }).click();
  await expect(page.getByText('Kept.')).toBeVisible();
}

test('a profile goes to another device by a code, is exported, and deleted', async ({ browser }) => {
  const [phone, desk] = await Promise.all([
    person(browser, server.url),
    person(browser, server.url, { size: 'desk', settings: { theme: 'dark' } }),
  ]);
  await phone.goto('./#/friends');
  await phone.getByRole('link', { name: 'Your profile' }).click();
  await introduce(phone, 'Ann');
  await expect(phone.getByText('No online match yet.')).toBeVisible();
  expect(await findings(phone)).toEqual([]);

  await test.step('a wrong code says so, the right one brings Ann here', async () => {
    await phone.getByRole('button', { name: 'Show me a recovery code' }).click();
    const code = await phone.getByLabel('Your recovery code').inputValue();
    expect(code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    expect(await findings(phone)).toEqual([]);
    await phone.reload();
    await expect(phone.getByRole('button', { name: 'Make a new code' })).toBeVisible();
    await expect(phone.getByLabel('Your recovery code')).toHaveCount(0);

    await desk.goto('./#/me');
    await desk.getByLabel('Have a code from another device?').fill('AAAA-BBBB-CCCC');
    await desk.getByRole('button', { name: 'Use it here' }).click();
    await expect(desk.getByText('Nobody has this code. Check every letter.')).toBeVisible();
    await desk.getByLabel('Have a code from another device?').fill(code.toLowerCase());
    await desk.getByRole('button', { name: 'Use it here' }).click();
    await expect(desk.getByLabel('Your name at the table')).toHaveValue('Ann');
    expect(await findings(desk)).toEqual([]);
  });

  await test.step('a bot gets a token, which is good until it is ended', async () => {
    await desk.getByLabel('Name of the bot').fill('Robby');
    await desk.getByRole('button', { name: 'Make a token' }).click();
    const token = await desk.getByLabel('Token of Robby').inputValue();
    const me = () => fetch(new URL('/api/me', server.url), { headers: { authorization: `Bearer ${token}` } });
    expect(await (await me()).json()).toMatchObject({ name: 'Robby', robot: true });
    await desk.getByRole('button', { name: 'End Robby' }).click();
    await expect(desk.getByRole('button', { name: 'End Robby' })).toHaveCount(0);
    expect((await me()).status).toBe(401);
  });

  await test.step('everything about Ann is a file', async () => {
    const saving = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Save my data as a file' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^overtrick-profile-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as PersonalData;
    expect(data).toMatchObject({ me: { name: 'Ann' }, ratings: [], history: [], chat: [] });
  });

  await test.step('deleted only after a second question', async () => {
    await desk.getByRole('button', { name: 'Delete me' }).click();
    expect(await findings(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Stay' }).click();
    await expect(desk.getByLabel('Your name at the table')).toHaveValue('Ann');
    await desk.getByRole('button', { name: 'Delete me' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Delete me' }).click();
    await expect(desk.getByText('You are deleted on this server.')).toBeVisible();
    await expect(desk.getByLabel('Your name at the table')).toHaveValue('');
    expect((await desk.request.get('./api/me')).status()).toBe(404);
  });
});

test('after three rated matches among friends both are on the leaderboard, and their profiles tell of them', {
  tag: '@long',
}, async ({ browser }) => {
  const club = await startTableServer({ ladder: 'friends' });
  const [ann, bob] = await Promise.all([
    person(browser, club.url, { settings: { theme: 'dark' } }),
    person(browser, club.url, { size: 'desk' }),
  ]);
  await ann.goto('./#/leaderboard/inversion');
  await expect(ann.getByText('Nobody is ranked in this game yet')).toBeVisible();
  expect(await findings(ann)).toEqual([]);
  await ann.getByRole('link', { name: 'New rated table' }).click();
  await expect(ann.getByRole('switch', { name: 'Rated' })).toBeChecked();
  await expect(ann.getByRole('switch', { name: 'Hints' })).toHaveCount(0);
  await expect(ann.getByRole('group', { name: 'Bots that sit down' })).toHaveCount(0);
  const clock = ann.getByRole('group', { name: 'Clock' });
  await expect(clock.getByRole('radio', { name: 'Live' })).toBeChecked();
  await expect(clock.getByRole('radio', { name: 'None' })).toHaveCount(0);
  expect(await findings(ann)).toEqual([]);
  await ann.getByLabel('Your name at the table').fill('Ann');
  await ann.getByRole('group', { name: 'Seats' }).getByRole('radio', { name: '2' }).check();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await expect(ann.getByRole('button', { name: /^Bot on seat/ })).toHaveCount(0);
  await expect(ann.getByText('takes the last place')).toBeVisible();

  await bob.goto('./#/friends');
  await bob.getByLabel('Your name at the table').fill('Bob');
  const card = bob.locator('.table-card', { hasText: 'Ann' });
  await expect(card).toContainText('Rated');
  expect(await findings(bob)).toEqual([]);
  await card.click();
  await bob.getByLabel('Your name at the table').fill('Bob');
  await bob.getByRole('button', { name: 'Sit here: seat 2' }).click();

  const play = async (page: Page): Promise<void> => {
    for (let turn = 0; (await nextMoment(page)) === 'mine'; turn++) await decide(page, turn, QUICK);
  };
  for (let match = 0; match < 3; match++) {
    await bob.getByRole('button', { name: 'I am ready' }).click();
    await start(ann);
    await Promise.all([play(ann), play(bob)]);
    for (const page of [ann, bob]) await seeEnding(page);
    // It is offered when the server has closed the books; until then nobody is rated.
    const rematch = ann.getByRole('button', { name: 'Rematch' });
    await expect(rematch).toBeVisible();
    if (match === 2) break;
    await rematch.click();
    await bob.getByRole('link', { name: 'To the rematch' }).click();
  }

  await ann.goto('./#/leaderboard/inversion');
  const lines = ann.locator('.board tbody tr');
  await expect(lines).toHaveCount(2);
  const ratings = (await lines.locator('.board-rating').allInnerTexts()).map((text) =>
    Number(text.replace('−', '-')),
  );
  expect(ratings[0]).toBeGreaterThanOrEqual(ratings[1]);
  await expect(ann.locator('.board tr[data-own]')).toContainText('Ann');
  expect(await findings(ann)).toEqual([]);
  await ann.getByRole('link', { name: 'Bob' }).click();
  await expect(ann.getByRole('heading', { name: 'Bob' })).toBeVisible();
  await expect(ann.locator('.past-match')).toHaveCount(3);
  await expect(ann.locator('.past-match').first()).toContainText('rated');
  await expect(ann.locator('.chart-place canvas'), 'the rating over time').toBeVisible();
  expect(await findings(ann)).toEqual([]);
  await ann.goto('./#/me');
  const against = ann.getByRole('region', { name: 'Against your friends' });
  await expect(against.getByRole('row', { name: /Bob.* 3 / })).toBeVisible();
  expect(await findings(ann)).toEqual([]);
  await ann.goBack();
  await ann.locator('.past-match a').first().click();
  await expect(ann.getByRole('link', { name: 'Replay', exact: true })).toBeVisible();
  await club.end();
});

test('among strangers who play from one address a rated match moves nothing, and the pages say what is missing', async ({
  browser,
}) => {
  const [ann, bob] = await Promise.all([person(browser, server.url), person(browser, server.url)]);
  await introduce(ann, 'Ann');
  await introduce(bob, 'Bob');
  const clock = { kind: 'live', bank: 300, move: 30, away: 120 };
  const made = await ann.request.post('./api/tables', {
    data: { game: 'inversion', players: 2, public: true, rated: true, clock },
  });
  const { id } = await made.json();
  await ann.goto(`./#/t/${id}`);
  await bob.goto(`./#/t/${id}`);
  await bob.getByRole('button', { name: 'Sit here: seat 2' }).click();
  await bob.getByRole('button', { name: 'I am ready' }).click();
  await start(ann);
  await expect(ann.getByRole('button', { name: /^Talk/ })).toBeVisible();

  // Bob is host of nothing and Ann cannot end it for both: one leaves, and the other wins.
  await bob.getByRole('button', { name: /^Talk/ }).click();
  await expect(bob.getByText('once a bot has played for you')).toBeVisible();
  await expect(bob.getByRole('button', { name: 'Close the table' })).toHaveCount(0);
  await bob.getByRole('button', { name: 'Let a bot play for me' }).click();
  for (let turn = 0; (await nextMoment(ann)) === 'mine'; turn++) await decide(ann, turn, QUICK);
  await seeEnding(ann);
  await expect(ann.getByText('Bob left and took the last place')).toBeVisible();

  await ann.goto('./#/leaderboard/inversion');
  await expect(ann.getByText('Nobody is ranked in this game yet')).toBeVisible();
  await expect(ann.locator('.unranked')).toContainText('12 more rated matches that count');
  await expect(ann.locator('.unranked')).toContainText('12 more households');
  expect(await findings(ann)).toEqual([]);
  await bob.goto('./#/me');
  await expect(bob.locator('.standings').first()).toContainText('unranked');
  await expect(bob.locator('.past-match').first()).toContainText('Place 2 of 2');
  await expect(bob.locator('.past-match').first()).toContainText('left early');
  expect(await findings(bob)).toEqual([]);
});

test('at a table of days a device is told of a turn, and leads to the table', async ({ browser }) => {
  const ann = await person(browser, server.url, { serviceWorkers: 'allow' });
  await ann.context().grantPermissions(['notifications'], { origin: new URL(server.url).origin });
  // The push service of the browser's maker is out of reach here; everything on both sides of it is real.
  await ann.addInitScript(() => {
    let held: PushSubscription | null = null;
    PushManager.prototype.getSubscription = async () => held;
    PushManager.prototype.subscribe = async () => {
      const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
      const endpoint = 'https://push.example.org/device/1';
      const made: Partial<PushSubscription> = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          held = null;
          return true;
        },
      };
      held = made as PushSubscription;
      return held;
    };
  });
  await openDays(ann);
  const wish = ann.getByRole('switch', { name: 'Tell this device when it is my turn' });
  await expect(wish).not.toBeChecked();
  expect(await findings(ann)).toEqual([]);
  const told = ann.waitForResponse(
    (answer) => answer.url().endsWith('/api/me/push') && answer.request().method() === 'POST',
  );
  await wish.click();
  expect((await told).status()).toBe(200);
  await expect(wish).toBeChecked();
  await wish.click();
  await expect(wish).not.toBeChecked();

  await test.step('a message becomes a notification in the language of the page that leads to the table', async () => {
    const address = ann.url();
    await ann.goto('./#/settings');
    await ann.getByRole('radio', { name: '日本語' }).check();
    await ann.goto(address);
    const table = ann.url().replace(/.*\//, '');
    const wire = await ann.context().newCDPSession(ann);
    const registration = new Promise<string>((done) => {
      wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) done(registrations[0].registrationId);
      });
    });
    // A message to a worker that is not at work yet is lost.
    await ann.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await wire.send('ServiceWorker.enable');
    await wire.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(server.url).origin,
      registrationId: await registration,
      data: JSON.stringify({ t: 'turn', table, game: 'escalation' }),
    });
    const shown = () =>
      ann.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ title, tag, data }) => ({ title, tag, data }));
      });
    await expect
      .poll(shown)
      .toEqual([{ title: 'あなたの番です · エスカレーション！', tag: table, data: `./#/t/${table}` }]);
  });

  await test.step('a click on it opens the table in the window that is there', async () => {
    const table = ann.url();
    await ann.goto('./#/friends');
    await expect(ann.getByRole('heading', { name: '友だちと遊ぶ' })).toBeVisible();
    await ann
      .context()
      .serviceWorkers()[0]
      .evaluate(async () => {
        const scope = self as unknown as { readonly registration: ServiceWorkerRegistration } & EventTarget;
        const [notification] = await scope.registration.getNotifications();
        const click = new Event('notificationclick');
        Object.assign(click, { notification, waitUntil: (work: Promise<unknown>) => work.catch(() => {}) });
        scope.dispatchEvent(click);
      });
    await expect(ann).toHaveURL(table);
    await expect(ann.getByLabel('このテーブルのリンク')).toBeVisible();
  });
});

for (const [why, words] of [
  ['insecure', 'browsers allow notifications only over https'],
  ['denied', 'Notifications are blocked for this site'],
  ['unsupported', 'This browser cannot receive notifications'],
] as const) {
  test(`a device that cannot be told of a turn says why: ${why}`, async ({ browser }) => {
    const ann = await person(browser, server.url);
    await ann.addInitScript((hindrance) => {
      const is = (on: object, name: string, value: unknown) =>
        Object.defineProperty(on, name, { get: () => value });
      is(window, 'isSecureContext', hindrance !== 'insecure');
      is(Notification, 'permission', hindrance === 'denied' ? 'denied' : 'default');
      if (hindrance === 'unsupported') Reflect.deleteProperty(window, 'PushManager');
    }, why);
    await openDays(ann);
    await expect(ann.getByText(words)).toBeVisible();
    await expect(ann.getByRole('switch', { name: 'Tell this device' })).toHaveCount(0);
    expect(await findings(ann)).toEqual([]);
  });
}

/** A table with a day for every decision. */
async function openDays(page: Page): Promise<void> {
  await page.goto('./#/friends/new?game=escalation');
  await page.getByLabel('Your name at the table').fill('Ann');
  await page.getByRole('radio', { name: 'Days' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByLabel('Link to this table')).toBeVisible();
}
