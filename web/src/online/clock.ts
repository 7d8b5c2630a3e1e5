import type { Clock } from '@overtrick/api';
import type { Say } from '../words/say.ts';
import { W } from './words.ts';

/** The clocks to choose from. */
export const PACES = {
  brisk: { kind: 'live', bank: 120, move: 15, away: 60 },
  steady: { kind: 'live', bank: 300, move: 30, away: 120 },
  relaxed: { kind: 'live', bank: 900, move: 60, away: 300 },
} as const satisfies Record<string, Clock>;
export type Pace = keyof typeof PACES;

export const HOURS = [8, 24, 72] as const;

/** What a running clock shows: first the time of the turn, and when that is used up the reserve. */
export function splitTime(left: number, reserve: number): { readonly left: number; readonly more: number } {
  return left > reserve ? { left: left - reserve, more: reserve } : { left, more: 0 };
}

/** A clock in words that need no guessing. */
export function explainClock(clock: Clock, say: Say): string {
  if (clock.kind === 'live') return say(W.clockLive, { move: clock.move, bank: Math.round(clock.bank / 60) });
  return clock.kind === 'correspondence'
    ? say(W.clockDays, { hours: clock.hours })
    : say(W.clockNone).replace(/[.。]$/, '');
}

/** Milliseconds as people read them on a clock; where there are hours, nobody counts the rest. */
export function sayTime(left: number, say: Say): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? say(W.hours, { hours }) : `${minutes}:${two(seconds % 60)}`;
}
