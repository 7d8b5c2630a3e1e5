import { readFileSync } from 'node:fs';
import { type Game, winnersOf } from '@overtrick/engine';
import { inflation, inversion } from '@overtrick/games';
import { Match } from '@overtrick/match';
import { expect, test } from '@playwright/test';
import { openHome } from '../driver/table.ts';
import { findings } from './axe.ts';
import { sampleLog } from './sample.ts';

/** A finished match of yours on seat 1, as it is kept. */
function stored(game: Game, players: number, id: string, change: object = {}): object {
  const log = sampleLog(game, players);
  const match = Match.open(game, log);
  if (!match.ok) throw new Error('the sample does not replay');
  const { state } = match.value;
  const sitters = Array.from({ length: players }, (_, seat) =>
    seat === 1 ? { name: '', kind: 'human' } : { name: `Bot ${seat}`, kind: 'bot', level: 'casual' },
  );
  const entry = {
    id,
    game: game.id,
    sitters,
    started: 1_790_000_000_000,
    updated: 1_790_000_000_000,
    status: 'over',
    deal: state.deal,
    deals: state.deals,
    points: Array.from(state.points),
    winners: winnersOf(state, game.best),
    takenBack: 0,
    revision: 9,
    ...change,
  };
  return { entry, log };
}

const archive = (...matches: readonly object[]) => ({
  name: 'everything.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ overtrickArchive: 1, matches })),
});

test('a damaged match is named and left out, and the others are added', async ({ page }) => {
  const turned = sampleLog(inflation, 3);
  await openHome(page);
  await page.goto('./#/import');
  const field = page.getByLabel('From a file');
  await field.setInputFiles(
    archive(
      stored(inflation, 3, 'a', { points: [], winners: [], status: 'playing' }),
      { ...stored(inflation, 3, 'b'), log: { ...turned, decisions: turned.decisions.toReversed() } },
      stored(inversion, 3, 'c', { sitters: [] }),
    ),
  );
  await expect(page.getByText('1 match added, 0 already here, 2 could not be used.')).toBeVisible();
  const leftOut = page.locator('.import-left-out li');
  await expect(leftOut.nth(0)).toContainText(/No. 2 in the file · Inflation! · .*does not follow the rules/);
  await expect(leftOut.nth(1)).toContainText(/No. 3 in the file · Inversion · .*who sat on each seat/);
  await expect(field, 'the same file can be chosen again').toHaveValue('');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'To your history' }).click();
  await expect(page.locator('.past-match')).toHaveCount(1);
  await expect(page.locator('.past-match')).toContainText('Replay');
  await expect(page.locator('.past-result')).toHaveText(/ wins?( · place \d of 3)? · \d+ : \d+ : \d+/);
  await expect(page.locator('.standings tbody tr')).toHaveCount(1);
});

test('a long history is shown piece by piece, and its figures when they have been added up', async ({
  page,
}) => {
  await openHome(page);
  await page.goto('./#/import');
  const many = Array.from({ length: 120 }, (_, at) =>
    stored(inversion, 2, `m${at}`, { updated: 1_790_000_000_000 + at * 86_400_000 }),
  );
  await page.getByLabel('From a file').setInputFiles(archive(...many, stored(inflation, 3, 'a')));
  await expect(page.getByText('121 matches added')).toBeVisible();
  let addUp = () => {};
  const wait = new Promise<void>((done) => {
    addUp = done;
  });
  await page.route(/history\.worker/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.getByRole('link', { name: 'To your history' }).click();
  await expect(page.locator('.past-match')).toHaveCount(50);
  await expect(page.getByText('Adding up…')).toBeVisible();
  await expect(page.getByText('Finish a match')).toHaveCount(0);
  addUp();
  await expect(page.locator('.standings tbody tr')).toHaveCount(2);
  // Pictures of it: the last places, the form against chance, and the same as a table.
  await expect(page.locator('.strip-places li')).toHaveCount(40);
  await expect(page.locator('.chart-place canvas')).toBeVisible();
  await page.getByText('As a table').click();
  await expect(page.locator('.chart-table tbody tr')).toHaveCount(121);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Inflation!' });
  await expect(page.locator('.strip-places li')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'All games' });
  await page.getByRole('button', { name: 'Show 50 more' }).click();
  await expect(page.locator('.past-match')).toHaveCount(100);
  await page.getByRole('button', { name: 'Show 21 more' }).click();
  await expect(page.locator('.past-match')).toHaveCount(121);
  await expect(page.getByRole('button', { name: /Show \d+ more/ })).toHaveCount(0);
  await page.getByLabel('Show').selectOption('Inflation!');
  await expect(page.locator('.past-match')).toHaveCount(1);
});

test('the home page asks before it deletes a match, finished or not', async ({ page }) => {
  const log = sampleLog(inversion, 3);
  await openHome(page);
  await page.goto('./#/import');
  await page.getByLabel('From a file').setInputFiles(
    archive(stored(inflation, 3, 'a'), {
      ...stored(inversion, 3, 'b'),
      log: { ...log, decisions: log.decisions.slice(0, 5) },
    }),
  );
  await expect(page.getByText('2 matches added')).toBeVisible();
  await page.goto('./#/');
  await expect(page.locator('.match')).toHaveCount(2);
  for (const left of [1, 0]) {
    const forget = page.getByRole('button', { name: 'Remove this match' }).first();
    await forget.click();
    await page.getByRole('button', { name: 'Keep' }).click();
    await expect(page.locator('.match')).toHaveCount(left + 1);
    await forget.click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.locator('.match')).toHaveCount(left);
    await page.reload();
    await expect(page.locator('.match')).toHaveCount(left);
  }
});

test('everything goes into one file and comes back from it', async ({ page }) => {
  await openHome(page);
  await page.goto('./#/import');
  await page
    .getByLabel('From a file')
    .setInputFiles(
      archive(
        stored(inflation, 3, 'a'),
        stored(inversion, 3, 'b'),
        stored(inversion, 3, 'c', { takenBack: 1 }),
        { entry: {}, log: {} },
      ),
    );
  await expect(page.getByText('3 matches added, 0 already here, 1 could not be used.')).toBeVisible();
  await page.getByRole('link', { name: 'To your history' }).click();
  await expect(page.locator('.past-match')).toHaveCount(3);
  const rows = page.locator('.standings tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Inflation!');
  await expect(rows.nth(0).locator('td').nth(2), 'bids met in three deals').toHaveText(/^(0|33|67|100)%$/);
  await expect(rows.nth(1).locator('td').first(), 'the one with take-backs is left out').toHaveText('1');
  expect(await findings(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as a file' }).click();
  const file = await (await saving).path();
  expect(JSON.parse(readFileSync(file, 'utf8')).matches).toHaveLength(3);

  await page.locator('.past-match').first().getByRole('button').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.locator('.past-match')).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.locator('.past-match')).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No match yet.')).toBeVisible();

  await page.goto('./#/import');
  await page.getByLabel('From a file').setInputFiles(file);
  await expect(page.getByText('3 matches added')).toBeVisible();
  await page.getByLabel('From a file').setInputFiles(archive(stored(inflation, 3, 'a')));
  await expect(page.getByText('0 matches added, 1 already here')).toBeVisible();
  await page.getByLabel('From a file').setInputFiles({
    ...archive(),
    buffer: Buffer.from(JSON.stringify({ overtrickArchive: 99, matches: [] })),
  });
  await expect(page.getByRole('alert')).toContainText('newer Overtrick');
  await page.goto('./#/');
  await page.getByRole('link', { name: /Replay Inflation!/ }).click();
  await expect(page.locator('.replay')).toBeVisible();
});
