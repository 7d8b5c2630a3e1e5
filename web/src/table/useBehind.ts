import type { View } from '@overtrick/engine';
import { useDeferredValue, useMemo } from 'react';
import type { Selection } from '../games/board.ts';

/**
 * The selection as the board shows it: a moment behind the hand and the question, so that what is touched answers first and
 * the preview is drawn in pieces. On a new view there is nothing old to show.
 */
export function useBehind(selection: Selection, view: View): Selection {
  const now = useMemo(() => ({ selection, view }), [selection, view]);
  const before = useDeferredValue(now);
  return before.view === view ? before.selection : selection;
}
