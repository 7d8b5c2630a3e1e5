import type { View } from '@overtrick/engine';
import type { Charms } from '@overtrick/games/charms';
import { type Duty, dutyOf } from './duty.ts';

/** What the led suit asks from the second trick on; of somebody who waits, what it asks of most. */
const FOLLOWING: Readonly<Record<Duty, string>> = {
  none: 'CHA-5.3',
  bid: 'CHA-3.1',
  lead: 'CHA-5.2',
  show: 'CHA-5.3',
  keep: 'CHA-5.4',
  uncover: 'CHA-5.5',
  free: 'CHA-5.6',
};

/** The rule that applies now. */
export function rule(view: View<Charms>): string {
  const { over, asked, board } = view.now;
  if (over) return 'CHA-7.2';
  if (asked.length === 0) return 'CHA-7.1';
  if (board.phase === 'bid') return 'CHA-3.1';
  if (board.trick === 0) return board.led === null ? 'CHA-4.2' : 'CHA-4.3';
  return board.led === null ? 'CHA-5.2' : FOLLOWING[dutyOf(view)];
}
