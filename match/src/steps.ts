import type { Seat } from '@overtrick/engine';
import { SPECTATOR } from '@overtrick/engine';
import type { Match } from './match.ts';

/** One position of a match: a fresh deal, or the table after a decision. */
export interface Step {
  readonly deal: number;
  /** Tricks finished in this deal. */
  readonly tricks: number;
  /** Who decided; null for a fresh deal. */
  readonly seat: Seat | null;
  /** Decisions taken so far. */
  readonly decided: number;
}

/** Every position of a match that was opened whole, the first deal first; leaves it at its end. */
export function stepsOf(match: Match): Step[] {
  const steps: Step[] = [];
  match.goTo(1);
  for (;;) {
    const last = match.record(SPECTATOR).at(-1);
    const tricks = last?.t === 'deal' ? 0 : (steps.at(-1)?.tricks ?? 0) + (match.last === 'trick' ? 1 : 0);
    const seat = last?.t === 'choice' ? last.seat : null;
    steps.push({ deal: match.state.deal, tricks, seat, decided: match.decided });
    if (match.isAtEnd) return steps;
    match.goTo(match.at + 1);
  }
}
