import type { View } from '@overtrick/engine';
import type { Escalation } from '@overtrick/games/escalation';

/** The rule that applies now. */
export function rule({ now, past }: View<Escalation>): string {
  const { over, asked, legal, board } = now;
  if (over) return 'ESC-4.1';
  if (asked.length === 0) return 'ESC-3.3';
  const last = past.at(-1);
  if (board.phase === 'lead') {
    return last?.t === 'choice' && last.action === 'take' ? 'ESC-2.4' : 'ESC-2.1';
  }
  if (legal.length === 0 || legal.some((decision) => decision.startsWith('play:'))) return 'ESC-2.1';
  return legal.includes('pass') ? 'ESC-2.3' : 'ESC-2.4';
}
