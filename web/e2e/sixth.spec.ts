import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { PAGE } from '../driver/selectors.ts';
import { expectNoScrolling, nextMoment, seeEnding } from '../driver/table.ts';
import { serve } from '../serve.mjs';
import { findings } from './axe.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What `docs/table-component.md` asks of whoever adds a game: a line in each of three files. */
const LINES = {
  'src/look/games.ts': ["'cryptrick']", "'cryptrick', 'whist']"],
  'src/shelf/loadGame.ts': [
    'const RULES = {',
    `const RULES = { whist: async () => (await import('${join(ROOT, '../examples/whist/src/index.ts')}')).whist,`,
  ],
  'src/shelf/shelf.ts': [
    'ShelfCard>> = {',
    `ShelfCard>> = { whist: { name: { en: 'Whist', ja: 'ホイスト' }, line: { en: 'Follow suit.', ja: 'スートに従う。' },
      seats: { min: 4, max: 4 }, usual: 4, minutes: 5 },`,
  ],
} as const;

const sixth = (): Plugin => ({
  name: 'a sixth game',
  enforce: 'pre',
  transform(code, id) {
    for (const [file, [at, line]] of Object.entries(LINES))
      if (id.endsWith(file)) return code.replace(at, line);
    return null;
  },
});

test('a sixth game has a box, rules and a table to play at, without any code of its own for the page', {
  tag: '@long',
}, async ({ page }) => {
  for (const [file, [at]] of Object.entries(LINES))
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(at);
  const folder = mkdtempSync(join(tmpdir(), 'overtrick-sixth-'));
  await build({
    root: ROOT,
    logLevel: 'error',
    plugins: [sixth()],
    worker: { plugins: () => [sixth()] },
    build: { outDir: folder, emptyOutDir: true },
  });
  const { server, port } = await serve({ port: 0, host: '127.0.0.1', folder });
  try {
    const address = `http://127.0.0.1:${port}/`;
    await page.addInitScript(() =>
      localStorage.setItem(
        'overtrick.settings',
        JSON.stringify({ language: 'en', motion: 'off', pace: 'fast', autoPlay: false }),
      ),
    );
    await page.goto(`${address}#/rules/whist`);
    await expect(page.getByRole('heading', { level: 1, name: 'Whist' })).toBeVisible();
    await page.goto(`${address}#/about`);
    await expect(page.getByText('Whist')).toBeVisible();
    await page.goto(address);
    expect(await findings(page), 'home').toEqual([]);
    await page.getByRole('button', { name: 'Play now: Whist' }).click();
    for (let turn = 0; (await nextMoment(page)) === 'mine'; turn++) {
      if (turn === 1) {
        await expectNoScrolling(page);
        expect(await findings(page), 'table').toEqual([]);
      }
      const held = await page.locator(PAGE.card).count();
      await page.locator(PAGE.lively).first().click();
      await page.locator(PAGE.go).click();
      await expect(page.locator(PAGE.card)).toHaveCount(held - 1);
    }
    await seeEnding(page);
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await expect(page.locator('.replay')).toBeVisible();
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
