import { readFileSync } from 'node:fs';
import type { Game } from '@overtrick/engine';
import { charms, cryptrick, inflation, inversion } from '@overtrick/games';
import { Match, stepsOf } from '@overtrick/match';
import { expect, type Page, test } from '@playwright/test';
import { PAGE } from '../driver/selectors.ts';
import { openHome } from '../driver/table.ts';
import { pack } from '../src/replay/pack.ts';
import { sampleLog } from './sample.ts';

const NAMES = ['Ann', 'Ben', 'Cem'];
const LONG_NAMES = Array.from({ length: 9 }, (_, seat) => `Bartholomew ${seat + 1}`);
const log = sampleLog(inflation, 3, NAMES);
const position = (page: Page) => page.locator('.replay').getAttribute('data-position');
const line = (page: Page) => page.locator('.replay-line');

/** Opens a log as somebody does who was sent the link. */
async function openLink(page: Page, text: string): Promise<void> {
  await openHome(page);
  await page.goto(`./#/log/${await pack(text)}`);
}

test('a shared match is stepped, scrubbed, seen through other eyes and checked', async ({ page }) => {
  await openLink(page, JSON.stringify(log));
  await expect(line(page)).toContainText('Deal 1');
  await page.getByRole('button', { name: 'One step on' }).click();
  const [, bid] = log.decisions[0].split(':');
  await expect(line(page)).toContainText(bid);
  await page.getByRole('button', { name: 'Next trick' }).click();
  // Three bids, three cards, and the deal itself.
  await expect.poll(() => position(page)).toBe('7');
  await page.getByRole('slider', { name: 'Position' }).fill('30');
  await expect.poll(() => position(page)).toBe('30');
  await page.keyboard.press('Escape');
  await page.locator('.replay-line').click();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => position(page)).toBe('29');
  await expect(page.locator('.replay-hands .replay-hand')).toHaveCount(3);
  await page.getByLabel('Seen by').selectOption('Ben');
  await expect(page.locator('.replay-hands')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Hand of Ben' }).getByRole('img').first()).toBeVisible();
  await page.getByLabel('Deals').selectOption('Deal 2');
  await expect(page.getByText('Deal 2: the cards are dealt').first()).toBeVisible();
  await page.getByRole('button', { name: 'Log, scores and more' }).click();
  await page.locator('.jump-log button').nth(5).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => position(page)).toBe('6');
  await page.getByRole('button', { name: 'Log, scores and more' }).click();
  await page.getByRole('button', { name: 'Was it dealt fairly?' }).click();
  await expect(page.getByText('Yes: everything fits.')).toBeVisible();
});

test('a link and a file bring the same match to somebody else', async ({ page }) => {
  await openLink(page, JSON.stringify(log));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/#\/log\/z/);
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(log);

  await page.goto('./#/import');
  await page.getByLabel('From a link').fill(`Look at this: ${link} !`);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(line(page)).toContainText('Deal 1');
  await page.goto('./#/import');
  await page.getByLabel('From a file').setInputFiles(file);
  await expect(line(page)).toContainText('Deal 1');
  await page.getByRole('slider', { name: 'Position' }).fill('12');
  await expect(line(page)).toContainText(/Ann|Ben|Cem/);
});

test('at the end of a deal a replay speaks of no trick that the deal does not have', async ({ page }) => {
  for (const [game, players, tricks] of [
    [inflation, 3, 12],
    [charms, 3, 12],
    [inversion, 3, 10],
    [cryptrick, 6, 6],
  ] as const) {
    const whole = sampleLog(game, players);
    const match = Match.open(game as Game, whole);
    if (!match.ok) throw new Error('the sample does not replay');
    const steps = stepsOf(match.value);
    const end = steps.findLastIndex(({ deal }) => deal === 0) + 1;
    await openLink(page, JSON.stringify(whole));
    await page.getByRole('slider', { name: 'Position' }).fill(String(end));
    await expect.poll(() => position(page)).toBe(String(end));
    const text = await page.locator('.replay').innerText();
    const numbers = [...text.matchAll(/trick (\d+)/gi)].map(([, number]) => Number(number));
    expect(Math.max(0, ...numbers), game.id).toBeLessThanOrEqual(tricks);
  }
});

test('a damaged link or a foreign file says what is wrong and harms nothing', async ({ page }) => {
  const packed = await pack(JSON.stringify(log));
  await openHome(page);
  const unfolds = await pack(JSON.stringify(log).replace('"game"', 'game"'));
  for (const damaged of [packed.slice(0, 300), `x${packed.slice(1)}`, '%E0%A4', 'z', unfolds]) {
    await page.goto(`./#/log/${damaged}`);
    await expect(page.getByRole('alert')).toHaveText(
      /^This link is damaged.* Nothing of yours was changed\.$/,
    );
  }
  const odd: readonly [object, RegExp][] = [
    [{ ...log, decisions: log.decisions.with(4, '1 play:99') }, /^This link is damaged.*decision 5/],
    [{ ...log, rules: 99 }, /newer Overtrick/],
    [{ ...log, game: 'chess' }, /not here \(“chess”\).* Escalation! and Cryptrick: New Listings\./],
    [{ hello: 1 }, /^This link is damaged/],
  ];
  for (const [wrong, words] of odd) {
    await page.goto(`./#/log/${await pack(JSON.stringify(wrong))}`);
    await expect(page.getByRole('alert')).toContainText(words);
  }
  await page.goto('./#/import');
  const files = {
    'a.json': 'not json {',
    'b.json': '[1, 2]',
    'c.json': '{"overtrickArchive":"x","matches":1}',
    'd.json': JSON.stringify({ ...log, decisions: log.decisions.toReversed() }),
    'e.json': JSON.stringify({ ...log, game: 'chess' }),
  };
  for (const [name, text] of Object.entries(files)) {
    await page
      .getByLabel('From a file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByRole('alert')).toContainText('Nothing was changed');
  }
  await page.getByLabel('From a link').fill('https://example.org/');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('not an Overtrick link');
});

test('what is wrong with a link is said in Japanese, by the names that the games have there', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('overtrick.settings', '{"language":"ja"}'));
  await page.goto(`./#/log/${await pack(JSON.stringify({ ...log, game: 'chess' }))}`);
  await expect(page.getByRole('alert')).toContainText('インフレーション！、チャームズ');
  await expect(page.getByRole('alert')).not.toContainText('inflation');
  await page.goto(`./#/log/${await pack(JSON.stringify({ ...log, decisions: log.decisions.toReversed() }))}`);
  await expect(page.getByRole('alert')).toContainText('このリンクは壊れています');
});

test('somebody plays on from a position of a replay', async ({ page }) => {
  const whole = sampleLog(charms, 3, NAMES);
  await openLink(page, JSON.stringify(whole));
  await page.getByRole('slider', { name: 'Position' }).fill('14');
  await page.getByLabel('Seen by').selectOption('Cem');
  const cards = await page.getByRole('list', { name: 'Hand of Cem' }).getByRole('img').count();
  await page.getByRole('button', { name: 'Play on from here as Cem' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator(PAGE.card)).toHaveCount(cards);
  await page.locator(PAGE.mine).waitFor();
  await page.goto('./#/history');
  await expect(page.locator('.past-match')).toContainText('played on');
});

test('the position survives a reload and the way back from a table', async ({ page }) => {
  await openLink(page, JSON.stringify(log));
  await page.getByRole('slider', { name: 'Position' }).fill('13');
  await expect(page).toHaveURL(/\?at=13$/);
  await page.reload();
  await expect.poll(() => position(page)).toBe('13');
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect.poll(() => position(page)).toBe('12');
  await page.getByRole('button', { name: /^Play on from here/ }).dblclick();
  await page.locator('.table-screen .question').waitFor();
  await page.goBack();
  await expect.poll(() => position(page)).toBe('12');
  await page.goto('./#/history');
  await expect(page.locator('.past-match')).toHaveCount(1);
});

test('while it plays the address stays, and when it stops it is written', async ({ page }) => {
  await openLink(page, JSON.stringify(log));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await position(page))).toBeGreaterThan(2);
  await expect(page).not.toHaveURL(/at=/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page).toHaveURL(/\?at=\d+$/);
});

test('the way out of a replay leads to where it was opened', async ({ page }) => {
  await openLink(page, JSON.stringify(log));
  await page.getByRole('button', { name: /^Play on from here/ }).click();
  await page.locator('.table-screen .question').waitFor();
  const id = new URL(page.url()).hash.split('/').at(-1);
  await page.goto('./#/history');
  await expect(page.locator('.past-match')).toHaveCount(1);
  await page.evaluate((match) => {
    location.hash = `#/replay/${match}`;
  }, id);
  await page.getByRole('button', { name: 'Leave the replay' }).click();
  await expect(page.locator('.past-match')).toHaveCount(1);
});

test('a seat without a name is named by each reader’s language', async ({ page }) => {
  await openLink(page, JSON.stringify({ ...log, names: ['', 'Ben', ''] }));
  await expect(page.locator('.replay-name').first()).toHaveText('Player 1');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/#\/log\/z/);
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: '日本語' }).check();
  await page.goto(link);
  await expect(page.locator('.replay-name')).toHaveText(['プレイヤー1', 'Ben', 'プレイヤー3']);
});

test('on a desk the cards of every hand lie side by side, clear of the names', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [game, players] of [
    [inflation, 4],
    [cryptrick, 9],
  ] as const) {
    await openLink(page, JSON.stringify(sampleLog(game, players, LONG_NAMES.slice(0, players))));
    const hands = page.locator('.replay-hands .replay-hand');
    await expect(hands).toHaveCount(players);
    await page.getByRole('slider', { name: 'Position' }).fill('12');
    await expect.poll(() => position(page)).toBe('12');
    const pieces = await page
      .locator('.replay-hands :is(.replay-name, .replay-cards .card)')
      .evaluateAll((all) =>
        all.map((piece) => {
          const { left, right, top, bottom } = piece.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
    const covered = pieces.filter((one) =>
      pieces.some(
        (other) =>
          other !== one &&
          other.left < one.right - 1 &&
          one.left < other.right - 1 &&
          other.top < one.bottom - 1 &&
          one.top < other.bottom - 1,
      ),
    );
    expect(covered, game.id).toEqual([]);
  }
});

test('the title of a replay has two lines on a phone, whatever the game is called', async ({ page }) => {
  await openHome(page);
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: '日本語' }).check();
  await page.goto(`./#/log/${await pack(JSON.stringify(sampleLog(cryptrick, 6)))}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('リプレイ：クリプトリック：新規上場');
  const cut = await page
    .locator('.table-title > *')
    .evaluateAll((lines) => lines.filter((line) => line.scrollWidth > line.clientWidth).length);
  expect(cut).toBe(0);
  const bar = await page.locator('.table-bar').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(48);
});
