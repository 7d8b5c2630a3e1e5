import { pack } from '../replay/pack.ts';
import { addMatches, openArchive } from '../store/archive.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { LeftOut, Outcome, Progress } from './outcome.ts';
import { labelOf, vetLog, vetMatch } from './vetMatch.ts';

const LARGEST = 60_000_000;
const LARGEST_MATCH = 1_500_000;
/** Often enough to be seen moving, seldom enough to cost nothing. */
const TELLING = 20;

/** A file of anything: one match is shown, a collection is taken in, everything else is left alone. */
export async function readFile(file: File, tell: (progress: Progress) => void): Promise<Outcome> {
  if (file.size > LARGEST) return { kind: 'tooLarge' };
  const text = await file.text().catch(() => null);
  if (text === null) return { kind: 'unreadable' };
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { kind: 'notOurs' };
  }
  if (typeof read !== 'object' || read === null) return { kind: 'notOurs' };
  if ('overtrick' in read) return readMatch(read, text.length);
  const archive = openArchive(read);
  return archive.ok ? takeIn(archive.value, tell) : { kind: archive.error };
}

async function readMatch(read: object, length: number): Promise<Outcome> {
  if (length > LARGEST_MATCH) return { kind: 'tooLarge' };
  const vetted = await vetLog(read);
  return vetted.ok ? { kind: 'match', packed: await pack(JSON.stringify(read)) } : vetted.error;
}

/** Adds what holds and names what does not. */
async function takeIn(matches: readonly unknown[], tell: (progress: Progress) => void): Promise<Outcome> {
  const whole: StoredMatch[] = [];
  const leftOut: LeftOut[] = [];
  for (const [at, each] of matches.entries()) {
    if (at % TELLING === 0) tell({ checked: at, of: matches.length });
    const vetted = await vetMatch(each);
    if (vetted.ok) whole.push(vetted.value);
    else leftOut.push({ place: at + 1, ...labelOf(each), problem: vetted.error });
  }
  try {
    const added = await addMatches(whole);
    return { kind: 'collection', added, known: whole.length - added, leftOut };
  } catch {
    return { kind: 'noStorage' };
  }
}
