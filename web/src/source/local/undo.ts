import { isOver, type Observer, type Table, thisDeal } from '@overtrick/engine';
import type { Undo } from '../source.ts';

/** Where the last decision of this seat stands in the log; −1 when it has none in this deal. */
export function lastOwn(table: Table, seat: Observer): number {
  const dealStart = table.moves.length - thisDeal(table.record(seat)).choices.length;
  for (let at = table.moves.length - 1; at >= dealStart; at--) if (table.moves[at].seat === seat) return at;
  return -1;
}

/** True when this seat decided last and nothing has been seen since. */
export function isFree(table: Table, seat: Observer): boolean {
  const last = table.record(seat).at(-1);
  return last?.t === 'choice' && last.seat === seat && !last.shows && !last.dealEnd;
}

/** What may be taken back: always an unanswered decision; against bots alone any of this deal, marked. */
export function undoOf(table: Table, seat: Observer, people: number): Undo {
  if (seat < 0 || isOver(table.state) || lastOwn(table, seat) < 0) return 'none';
  if (isFree(table, seat)) return 'free';
  return people === 1 ? 'marked' : 'none';
}
