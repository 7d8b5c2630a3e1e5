import { fail, ok, type Result } from '@overtrick/engine';
import { database } from './database.ts';
import type { StoredMatch } from './matches.ts';

/** The way of writing everything into one file. */
const ARCHIVE_FORMAT = 1;

/** Everything this browser keeps, as the text of one file. */
export async function writeArchive(): Promise<string> {
  const db = await database();
  const transaction = db.transaction(['matches', 'logs']);
  const entries = await transaction.objectStore('matches').getAll();
  const logs = transaction.objectStore('logs');
  const matches = await Promise.all(entries.map(async (entry) => ({ entry, log: await logs.get(entry.id) })));
  return `${JSON.stringify({ overtrickArchive: ARCHIVE_FORMAT, written: new Date().toISOString(), matches })}\n`;
}

/** What was read from such a file, match by match; none of them has been looked at yet. */
export function openArchive(read: object): Result<readonly unknown[], 'notOurs' | 'newer'> {
  if (!('overtrickArchive' in read) || !('matches' in read)) return fail('notOurs');
  const { overtrickArchive: format, matches } = read;
  if (!Number.isInteger(format) || !Array.isArray(matches)) return fail('notOurs');
  return Number(format) > ARCHIVE_FORMAT ? fail('newer') : ok(matches);
}

/** Adds matches, all or none, and says how many were new. One that is here already stays as it is. */
export async function addMatches(matches: readonly StoredMatch[]): Promise<number> {
  const db = await database();
  const transaction = db.transaction(['matches', 'logs'], 'readwrite');
  const entries = transaction.objectStore('matches');
  const logs = transaction.objectStore('logs');
  const known = new Set(await entries.getAllKeys());
  const before = known.size;
  const writing: Promise<unknown>[] = [];
  for (const { entry, log } of matches) {
    if (known.has(entry.id)) continue;
    known.add(entry.id);
    writing.push(entries.add(entry), logs.put(log, entry.id));
  }
  await Promise.all([...writing, transaction.done]);
  return known.size - before;
}
