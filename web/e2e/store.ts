import type { Page } from '@playwright/test';
import { openHome } from '../driver/table.ts';

/** A match as a browser keeps it; of which version it is, is for the test to say. */
interface Kept {
  readonly entry: { readonly id: string };
  readonly log: object;
}

/** Lays matches into an empty store of a browser, as version 1 did; the app of today takes it from there. */
export async function layDown(page: Page, matches: readonly Kept[]): Promise<void> {
  // A file of the same origin that opens no store by itself.
  await page.goto('./licenses.txt');
  await page.evaluate(
    (all) =>
      new Promise<void>((done, failed) => {
        indexedDB.deleteDatabase('overtrick');
        const opening = indexedDB.open('overtrick', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
          opening.result.createObjectStore('logs');
        };
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['matches', 'logs'], 'readwrite');
          for (const { entry, log } of all) {
            transaction.objectStore('matches').put(entry);
            transaction.objectStore('logs').put(log, entry.id);
          }
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    matches,
  );
}

/** Sits down at a match that stands somewhere in the middle. */
export async function sitDownAt(page: Page, match: Kept): Promise<void> {
  await layDown(page, [match]);
  await openHome(page);
  await page.goto(`./#/table/${match.entry.id}`);
}
