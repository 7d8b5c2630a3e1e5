import type { MatchLog, Outcome } from '@overtrick/engine';
import type { GameName } from '../look/games.ts';
import type { Sitter } from '../source/source.ts';
import { database } from './database.ts';
import { reviewsOf } from './reviews.ts';

/** What lists and statistics need of a match; the log itself lies beside it. */
export interface MatchEntry {
  readonly id: string;
  readonly game: GameName;
  readonly sitters: readonly Sitter[];
  readonly started: number;
  readonly updated: number;
  readonly status: 'playing' | 'over';
  readonly deal: number;
  readonly deals: number;
  readonly points: readonly number[];
  readonly winners: readonly number[];
  /** How it ended; null while it runs, absent in what an older version kept. */
  readonly outcome?: Outcome | null;
  readonly takenBack: number;
  /** Begun in the middle of another match; it does not count in statistics. */
  readonly playedOn?: boolean;
  /** Counts every change, so that a second tab notices that it is behind. */
  readonly revision: number;
}

export interface StoredMatch {
  readonly entry: MatchEntry;
  readonly log: MatchLog;
}

/** What came of keeping a match: written, or not, because another tab has changed or deleted it meanwhile. */
export type Kept = 'kept' | 'behind' | 'deleted';

/** Keeps a match. Only its first writing lays it down: one that was deleted does not come back. */
export async function keepMatch({ entry, log }: StoredMatch, first: boolean): Promise<Kept> {
  const db = await database();
  const transaction = db.transaction(['matches', 'logs'], 'readwrite');
  const matches = transaction.objectStore('matches');
  const stored = await matches.get(entry.id);
  const hindered = stored ? stored.revision !== entry.revision - 1 : !first;
  if (hindered) {
    await transaction.done;
    return stored ? 'behind' : 'deleted';
  }
  await Promise.all([
    matches.put(entry),
    transaction.objectStore('logs').put(log, entry.id),
    transaction.done,
  ]);
  return 'kept';
}

/** The match of this id. */
export async function readMatch(id: string): Promise<StoredMatch | undefined> {
  const db = await database();
  const transaction = db.transaction(['matches', 'logs']);
  const [entry, log] = await Promise.all([
    transaction.objectStore('matches').get(id),
    transaction.objectStore('logs').get(id),
  ]);
  return entry && log && { entry, log };
}

/** Every match, the latest first. */
export async function listMatches(): Promise<MatchEntry[]> {
  const db = await database();
  return (await db.getAllFromIndex('matches', 'updated')).reverse();
}

/** Forgets a match. */
export async function deleteMatch(id: string): Promise<void> {
  const db = await database();
  const transaction = db.transaction(['matches', 'logs', 'deeds', 'reviews'], 'readwrite');
  await Promise.all([
    transaction.objectStore('matches').delete(id),
    transaction.objectStore('logs').delete(id),
    transaction.objectStore('deeds').delete(id),
    transaction.objectStore('reviews').delete(reviewsOf(id)),
    transaction.done,
  ]);
}

/** Forgets everything. */
export async function deleteAll(): Promise<void> {
  const db = await database();
  const transaction = db.transaction(['matches', 'logs', 'deeds', 'reviews'], 'readwrite');
  await Promise.all([
    transaction.objectStore('matches').clear(),
    transaction.objectStore('logs').clear(),
    transaction.objectStore('deeds').clear(),
    transaction.objectStore('reviews').clear(),
    transaction.done,
  ]);
}
