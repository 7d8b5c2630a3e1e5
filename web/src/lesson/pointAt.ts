import type { Pointing } from '@overtrick/engine';

const MARK = 'data-pointed';

/** Where on the table a line of the coach points. */
function placeOf(at: Pointing): string {
  if (at === 'board') return '.table-felt';
  if ('card' in at) return `.hand-card:has([data-card="${CSS.escape(at.card)}"])`;
  if ('choice' in at) return `[data-choice="${CSS.escape(at.choice)}"]`;
  return `[data-spot="seat-${at.seat}"]`;
}

/** Marks what the coach speaks of, and nothing else. */
export function pointAt(at: Pointing | null): void {
  const wanted = at === null ? null : document.querySelector(placeOf(at));
  for (const marked of document.querySelectorAll(`[${MARK}]`)) {
    if (marked !== wanted) marked.removeAttribute(MARK);
  }
  wanted?.setAttribute(MARK, '');
}
