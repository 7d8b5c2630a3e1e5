import type { View } from '@overtrick/engine';
import type { Inflation } from '@overtrick/games/inflation';

/** The rule that applies now. */
export function rule({ now }: View<Inflation>): string {
  if (now.over) return 'INF-5.2';
  // Between two deals nobody is asked, and everybody looks at the points.
  if (now.asked.length === 0) return 'INF-4.1';
  if (now.board.phase === 'bid') return 'INF-2.1';
  return now.board.led === null ? 'INF-3.2' : 'INF-3.3';
}
