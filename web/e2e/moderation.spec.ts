import { readFileSync } from 'node:fs';
import type { AuditLine } from '@overtrick/api';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { join, openTable, person } from '../driver/friends.ts';
import { startTableServer, type TableServer } from '../driver/tableServer.ts';
import { findings } from './axe.ts';

const TOKEN = 'the-admin-token-of-this-test';
let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer({ adminToken: TOKEN });
});
test.afterAll(() => server.end());

async function comeIn(page: Page, token: string): Promise<void> {
  await page.goto('./#/admin');
  await page.getByLabel('Your admin token').fill(token);
  await page.getByRole('button', { name: 'Come in' }).click();
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Message').fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('somebody is reported for a line, and a named moderator warns, mutes and bans them', async ({
  browser,
}) => {
  const [ann, eve, desk] = await Promise.all([
    person(browser, server.url),
    person(browser, server.url, { settings: { theme: 'dark' } }),
    person(browser, server.url, { size: 'desk' }),
  ]);
  const link = await openTable(ann, 'Ann', { game: 'inflation', seats: 3, bots: 1 });
  await join(eve, link, 'Eve', 2);
  await say(ann, 'good evening');
  await say(eve, 'go away, you fool');

  await test.step('from the line itself, and Ann is told that it arrived', async () => {
    await ann.getByRole('button', { name: 'Report what Eve said' }).click();
    const sheet = ann.getByRole('dialog', { name: 'Report Eve' });
    await expect(sheet).toContainText('go away, you fool');
    expect(await findings(ann)).toEqual([]);
    await sheet.getByLabel('In your own words').fill('every evening');
    await sheet.getByRole('button', { name: 'Send the report' }).click();
    await expect(sheet.getByText('it has arrived')).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).last().click();
    await ann.getByRole('button', { name: 'Report what Eve said' }).click();
    await ann.getByRole('button', { name: 'Send the report' }).click();
    await expect(ann.getByText('You have reported this already')).toBeVisible();
    await ann.keyboard.press('Escape');
    await expect(eve.getByRole('button', { name: 'Report what Eve said' })).toHaveCount(0);
  });

  await test.step('the first admin comes in with ADMIN_TOKEN and makes a moderator', async () => {
    await desk.goto('./admin');
    await expect(desk).toHaveURL(/#\/admin$/);
    await comeIn(desk, 'not-the-token-at-all');
    await expect(desk.getByText('not the token of an admin')).toBeVisible();
    await comeIn(desk, TOKEN);
    await desk.getByRole('radio', { name: 'Admins' }).check();
    await desk.getByLabel('Name').fill('Maria');
    await desk.getByRole('button', { name: 'Make an admin' }).click();
    const token = await desk.getByLabel('Token of Maria').inputValue();
    expect(await findings(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Sign out' }).click();
    await comeIn(desk, token);
    await expect(desk.getByText('Maria · moderator')).toBeVisible();
    await expect(desk.getByRole('radio', { name: 'Admins' })).toHaveCount(0);
  });

  const report = desk.locator('.admin-report', { hasText: 'Eve' });
  const act = async (what: string): Promise<void> => {
    await report.getByRole('radio', { name: what, exact: true }).check();
  };
  const doIt = async (): Promise<void> => {
    await report.getByRole('button', { name: 'Do it' }).click();
    await expect(report.getByText('Done, and written down.')).toBeVisible();
  };
  await test.step('Maria reads it with what was said, and warns Eve, who sees it at once and once', async () => {
    await expect(report.locator('mark')).toHaveText('go away, you fool');
    await expect(report).toContainText('good evening');
    await expect(report).toContainText('every evening');
    await report.getByText('Do something about Eve').click();
    expect(await findings(desk)).toEqual([]);
    await report.getByLabel('What they read').fill('Please be kind.');
    await doIt();
    const warning = eve.getByRole('dialog', { name: 'A word from the host' });
    await expect(warning).toContainText('Please be kind.');
    expect(await findings(eve)).toEqual([]);
    await warning.getByRole('button', { name: 'I have read it' }).click();
    await expect(warning).toHaveCount(0);
    const asked = eve.waitForResponse((answer) => answer.url().endsWith('/api/me/warnings'));
    await eve.reload();
    await asked;
    await expect(eve.getByLabel('Message')).toBeVisible();
    await expect(warning).toHaveCount(0);
  });

  await test.step('who is muted is told until when', async () => {
    await act('Mute');
    await report.getByRole('radio', { name: '1 week' }).check();
    await doIt();
    await say(eve, 'hello?');
    await expect(eve.getByText(/have muted you until .*\d{4}/)).toBeVisible();
  });

  await test.step('who is banned is out at once', async () => {
    await act('Ban');
    await report.getByLabel('Why').fill('went on');
    await doIt();
    await expect(eve.getByRole('heading', { name: /has banned you until/ })).toBeVisible();
    await report.getByRole('button', { name: 'Dealt with' }).click();
    await expect(desk.getByText('Nobody has reported anything.')).toBeVisible();
    await desk.getByRole('radio', { name: 'In force' }).check();
    await expect(desk.locator('.admin-report')).toContainText(/Eve.*banned until.*muted until/);
    expect(await findings(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Let in again' }).click();
    await expect(desk.getByRole('button', { name: 'Let in again' })).toHaveCount(0);
  });

  await test.step('everything is in the log of acts, which is a file too', async () => {
    await desk.getByRole('radio', { name: 'Log of acts' }).check();
    await expect(desk.getByText('Maria: banned Eve')).toBeVisible();
    expect(await findings(desk)).toEqual([]);
    const saving = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Save all as a file' }).click();
    const lines = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as AuditLine[];
    expect(lines.map(({ by, act: done }) => `${by.name} ${done}`)).toEqual([
      ...['Maria unban', 'Maria close-report', 'Maria ban', 'Maria mute', 'Maria warn', 'root make-admin'],
    ]);
    expect(lines[2]).toMatchObject({ to: { name: 'Eve' }, why: 'went on' });
  });
});

/** Somebody at localhost, where browsers have passkeys, with an authenticator of their own. */
async function withAuthenticator(browser: Browser) {
  const page = await person(browser, server.url.replace('127.0.0.1', 'localhost'));
  const wire = await page.context().newCDPSession(page);
  await wire.send('WebAuthn.enable');
  const { authenticatorId } = await wire.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return { page, wire, authenticatorId };
}

test('a passkey brings somebody to another device, until it is removed', async ({ browser }) => {
  const phone = await withAuthenticator(browser);
  const ann = phone.page;
  await ann.goto('./#/me');
  await ann.getByLabel('Your name at the table').fill('Ann');
  await ann.getByRole('button', { name: 'Keep this name' }).click();
  await ann.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(ann.getByText('Made. It works on every device')).toBeVisible();
  await expect(ann.getByText('never used yet')).toBeVisible();
  expect(await findings(ann)).toEqual([]);

  const desk = await withAuthenticator(browser);
  await desk.page.goto('./#/me');
  await desk.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(desk.page.getByText('The browser gave no passkey')).toBeVisible();
  // The password manager of both devices shares it.
  const { credentials } = await phone.wire.send('WebAuthn.getCredentials', phone);
  for (const credential of credentials)
    await desk.wire.send('WebAuthn.addCredential', { ...desk, credential });
  await desk.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(desk.page.getByLabel('Your name at the table')).toHaveValue('Ann');
  await expect(desk.page.getByText('last used on')).toBeVisible();

  await desk.page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await expect(desk.page.getByRole('button', { name: /^Remove the passkey/ })).toHaveCount(0);
  await desk.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(desk.page.getByText('does not know this passkey')).toBeVisible();
});

test('at a plain address the page offers no passkey and says why', async ({ browser }) => {
  const ann = await person(browser, server.url);
  await ann.goto('./#/me');
  await expect(ann.getByText('browsers bind passkeys to the name of a site over https')).toBeVisible();
  await expect(ann.getByRole('button', { name: /passkey/ })).toHaveCount(0);
  expect(await findings(ann)).toEqual([]);
});

test('a recovery code signs everybody else out unless told to keep them', async ({ browser }) => {
  const [phone, desk] = await Promise.all([person(browser, server.url), person(browser, server.url)]);
  await phone.goto('./#/me');
  await phone.getByLabel('Your name at the table').fill('Ann');
  await phone.getByRole('button', { name: 'Keep this name' }).click();
  await phone.getByRole('button', { name: 'Show me a recovery code' }).click();
  const code = await phone.getByLabel('Your recovery code').inputValue();
  const come = async (keep: boolean): Promise<void> => {
    await desk.goto('./#/me');
    await desk.getByLabel('Have a code from another device?').fill(code);
    const box = desk.getByRole('checkbox', { name: 'Keep my other devices signed in' });
    await expect(box).not.toBeChecked();
    await expect(desk.getByText('Everybody else who is signed in as you is signed out')).toBeVisible();
    if (keep) await box.check();
    const answered = desk.waitForResponse((answer) => answer.url().endsWith('/api/me/recover'));
    await desk.getByRole('button', { name: 'Use it here' }).click();
    expect((await answered).status()).toBe(200);
    await expect(desk.getByLabel('Your name at the table')).toHaveValue('Ann');
  };
  await come(true);
  expect((await phone.request.get('./api/me')).status()).toBe(200);
  await come(false);
  expect((await phone.request.get('./api/me')).status()).toBe(404);
  expect((await desk.request.get('./api/me')).status()).toBe(200);
});
