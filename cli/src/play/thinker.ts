import type { GameTypes, View } from '@overtrick/engine';

/** Lets bots think while the screen stays awake. `Thinkers` is one; tests have another. */
export interface Thinker {
  /** What this bot would decide; ends early when the signal says so. */
  think(
    question: {
      readonly bot: string;
      readonly limit?: number;
      readonly view: View;
      readonly seed: string;
    },
    signal: AbortSignal,
  ): Promise<{ readonly decision: GameTypes['decision'] }>;
}
