import type { MatchLog } from '@overtrick/engine';
import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import type { Deeds } from './deeds.ts';
import type { MatchEntry } from './matches.ts';

/** Everything this browser keeps. A new version only adds; old entries stay readable. */
export interface House extends DBSchema {
  matches: { key: string; value: MatchEntry; indexes: { updated: number } };
  logs: { key: string; value: MatchLog };
  /** Since version 2. */
  deeds: { key: string; value: Deeds };
}

const NAME = 'overtrick';
const VERSION = 2;

let opening: Promise<IDBPDatabase<House>> | null = null;

/** The database of this browser, opened once in a page or worker. */
export function house(): Promise<IDBPDatabase<House>> {
  opening ??= openHouse();
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

async function openHouse(): Promise<IDBPDatabase<House>> {
  const manners: OpenDBCallbacks<House> = {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
        db.createObjectStore('logs');
      }
      if (before < 2) db.createObjectStore('deeds', { keyPath: 'id' });
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
    return await openDB<House>(NAME, VERSION, manners);
  } catch (problem) {
    // A newer page has upgraded it while this one still runs. As versions only add, its match goes on.
    const newer = problem instanceof DOMException && problem.name === 'VersionError';
    if (!newer) throw problem;
    return openDB<House>(NAME, undefined, manners);
  }
}
