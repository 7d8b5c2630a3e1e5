import { checkLog, fail, ok, type Result } from '@overtrick/engine';
import { GAMES } from '../look/games.ts';
import { house } from './house.ts';
import type { MatchEntry, StoredMatch } from './matches.ts';

/** The way of writing everything into one file. */
const ARCHIVE_FORMAT = 1;

/** What taking in a file brought. */
export interface Arrival {
  readonly added: number;
  readonly known: number;
  readonly refused: number;
  readonly [count: string]: number;
}

/** Everything this browser keeps, as the text of one file. */
export async function writeArchive(): Promise<string> {
  const db = await house();
  const transaction = db.transaction(['matches', 'logs']);
  const entries = await transaction.objectStore('matches').getAll();
  const logs = transaction.objectStore('logs');
  const matches = await Promise.all(entries.map(async (entry) => ({ entry, log: await logs.get(entry.id) })));
  return `${JSON.stringify({ overtrickArchive: ARCHIVE_FORMAT, written: new Date().toISOString(), matches })}\n`;
}

/** Takes in what was read from such a file. A match that is here already stays as it is. */
export async function takeIn(read: object): Promise<Result<Arrival, 'notOurs' | 'newer' | 'noStorage'>> {
  if (!('overtrickArchive' in read) || !('matches' in read)) return fail('notOurs');
  const { overtrickArchive: format, matches } = read;
  if (!Number.isInteger(format) || !Array.isArray(matches)) return fail('notOurs');
  if (Number(format) > ARCHIVE_FORMAT) return fail('newer');
  const whole = matches.filter(isStored);
  try {
    const db = await house();
    const transaction = db.transaction(['matches', 'logs'], 'readwrite');
    let added = 0;
    for (const { entry, log } of whole) {
      if (await transaction.objectStore('matches').getKey(entry.id)) continue;
      await transaction.objectStore('matches').put(entry);
      await transaction.objectStore('logs').put(log, entry.id);
      added++;
    }
    await transaction.done;
    return ok({ added, known: whole.length - added, refused: matches.length - whole.length });
  } catch {
    return fail('noStorage');
  }
}

/** True for a match that every list and every replay can live with. */
function isStored(each: unknown): each is StoredMatch {
  if (typeof each !== 'object' || each === null || !('entry' in each) || !('log' in each)) return false;
  const log = checkLog(each.log);
  return log.ok && isEntry(each.entry) && each.entry.game === log.value.game;
}

function isEntry(entry: unknown): entry is MatchEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  const read: Partial<Record<keyof MatchEntry, unknown>> = entry;
  const numbers = [read.started, read.updated, read.deal, read.deals, read.takenBack, read.revision];
  return (
    typeof read.id === 'string' &&
    GAMES.some((game) => game === read.game) &&
    (read.status === 'playing' || read.status === 'over') &&
    numbers.every((number) => Number.isFinite(number)) &&
    isNumbers(read.points) &&
    isNumbers(read.winners) &&
    Array.isArray(read.sitters) &&
    read.sitters.every(isSitter)
  );
}

const isNumbers = (list: unknown): boolean =>
  Array.isArray(list) && list.every((number) => Number.isFinite(number));
const isSitter = (sitter: unknown): boolean =>
  typeof sitter === 'object' &&
  sitter !== null &&
  'name' in sitter &&
  typeof sitter.name === 'string' &&
  'kind' in sitter &&
  (sitter.kind === 'human' || sitter.kind === 'bot');
