import type { GameTypes, Random, View } from '@overtrick/engine';

/** Asks a long search to end soon and answer with the best so far. An `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
}

/** A signal that asks to stop after so many milliseconds, or earlier when another one does. */
export function within(milliseconds: number, signal?: StopSignal): StopSignal {
  const deadline = performance.now() + milliseconds;
  return {
    get aborted() {
      return signal?.aborted === true || performance.now() >= deadline;
    },
  };
}

/** Chooses a decision from what one seat knows. There is no way to see more: a view is all it gets. */
export interface Bot {
  /** As `parseBot` reads it, such as `ismcts:1000`. */
  readonly name: string;
  /** One of `view.now.choices`. The same view and the same random numbers give the same answer, unless time is the budget. */
  decide(view: View, random: Random, signal?: StopSignal): GameTypes['decision'];
}
