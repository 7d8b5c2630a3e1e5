import type { LessonPosition } from '@overtrick/engine';

/** What this browser remembers about learning a game. */
export interface LessonProgress {
  /** The lesson was offered on *Play now* and somebody answered: it is not offered again. */
  readonly answered?: boolean;
  /** Where the lesson was left; nothing when it was not begun, or is over. Browsers have kept it under this name. */
  readonly place?: LessonPosition | null;
  /** How often each line of the coach was shown at real tables, by rule; nothing while there is no coach. */
  readonly coach?: Readonly<Record<string, number>> | null;
}

const KEY = 'overtrick.lessons';

function readAll(): Readonly<Record<string, LessonProgress>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, LessonProgress>) : {};
  } catch {
    // Storage is switched off or holds something foreign: then everything is new.
    return {};
  }
}

/** What is remembered of a game. */
export const progressOf = (game: string): LessonProgress => readAll()[game] ?? {};

/** Remembers something more of a game. */
export function keepProgress(game: string, change: LessonProgress): void {
  const all = readAll();
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: { ...all[game], ...change } }));
  } catch {
    // Not kept: the lesson begins anew next time.
  }
}
