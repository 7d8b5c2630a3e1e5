import { inflation } from '@overtrick/games';
import { expect, test } from '@playwright/test';
import { sampleLog } from './sample.ts';
import { decide, nextMoment, openHome } from './table.ts';

test('a match that an older version kept goes on in this one', async ({ page }) => {
  const whole = sampleLog(inflation, 3, ['', 'Mia', 'Otto']);
  // Deal 1, after all bids: seat 0 of the sample is asked again before long.
  const log = { ...whole, decisions: whole.decisions.slice(0, 3) };
  const entry = {
    id: 'old',
    game: 'inflation',
    sitters: [
      { name: '', kind: 'human' },
      { name: 'Mia', kind: 'bot', level: 'novice' },
      { name: 'Otto', kind: 'bot', level: 'novice' },
    ],
    started: 1,
    updated: 2,
    status: 'playing',
    deal: 0,
    deals: 3,
    points: [0, 0, 0],
    winners: [],
    takenBack: 0,
    revision: 4,
  };
  // As version 1 of the store laid it down, before the app of today has been opened.
  await page.goto('./licenses.txt');
  await page.evaluate(
    ([kept, played]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('overtrick', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
          opening.result.createObjectStore('logs');
        };
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['matches', 'logs'], 'readwrite');
          transaction.objectStore('matches').put(kept);
          transaction.objectStore('logs').put(played, 'old');
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [entry, log] as const,
  );
  await openHome(page);
  await page.getByRole('link', { name: /Continue Inflation!/ }).click();
  for (let turn = 0; turn < 3; turn++) {
    expect(await nextMoment(page)).toBe('mine');
    await decide(page, turn);
  }
  await page.goto('./#/history');
  await expect(page.locator('.past-match')).toHaveCount(1);
  const version = await page.evaluate(async () => (await indexedDB.databases())[0].version);
  expect(version).toBeGreaterThan(1);
});
