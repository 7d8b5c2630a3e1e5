import type { GameTypes, Maxim } from '@overtrick/engine';
import type { Advice } from '../source/source.ts';

/** What the adviser says: it still thinks, knows nothing, or would decide this. */
export type Hint =
  | 'thinking'
  | 'none'
  | {
      readonly decision: GameTypes['decision'];
      /** Its chance to win the match, in percent; null where all choices are as good. */
      readonly percent: number | null;
      /** A rule of thumb that speaks for it; null where none does. */
      readonly reason: Maxim | null;
    };

/** The best of the advice. A figure is only said where there is another to compare it with. */
export function hintOf(advice: readonly Advice[], reason: Maxim | null = null): Hint {
  const [best] = advice;
  if (!best) return 'none';
  const percents = advice.map(({ chance }) => Math.round(100 * chance));
  return { decision: best.decision, percent: new Set(percents).size > 1 ? percents[0] : null, reason };
}
