import type { MatchLog } from '@overtrick/engine';
import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import type { MatchEntry } from './matches.ts';
import type { KeptReview } from './reviews.ts';
import type { MatchSummary } from './summaries.ts';

/** Everything this browser keeps. A new version only adds; old entries stay readable. */
export interface LocalDatabase extends DBSchema {
  matches: { key: string; value: MatchEntry; indexes: { updated: number } };
  logs: { key: string; value: MatchLog };
  /** Since version 2: summaries of finished matches, under the name they first had. */
  deeds: { key: string; value: MatchSummary };
  /** Since version 3: what was judged of matches. */
  reviews: { key: string; value: KeptReview; indexes: { updated: number } };
}

const NAME = 'overtrick';
const VERSION = 3;

let opening: Promise<IDBPDatabase<LocalDatabase>> | null = null;

/** The database of this browser, opened once in a page or worker. */
export function database(): Promise<IDBPDatabase<LocalDatabase>> {
  opening ??= openDatabase();
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

async function openDatabase(): Promise<IDBPDatabase<LocalDatabase>> {
  const callbacks: OpenDBCallbacks<LocalDatabase> = {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
        db.createObjectStore('logs');
      }
      if (before < 2) db.createObjectStore('deeds', { keyPath: 'id' });
      if (before < 3) db.createObjectStore('reviews', { keyPath: 'key' }).createIndex('updated', 'updated');
    },
    // A newer page wants to upgrade: step aside, and open again when needed.
    blocking: (_current, _next, event) => {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated: () => {
      opening = null;
    },
  };
  try {
    return await openDB<LocalDatabase>(NAME, VERSION, callbacks);
  } catch (problem) {
    // A newer page has upgraded it while this one still runs. As versions only add, its match goes on.
    const newer = problem instanceof DOMException && problem.name === 'VersionError';
    if (!newer) throw problem;
    return openDB<LocalDatabase>(NAME, undefined, callbacks);
  }
}
