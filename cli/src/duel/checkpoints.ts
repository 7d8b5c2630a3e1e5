import type { Confidence } from '../lab/interval.ts';

/** Checkpoints before the end, and the fewest matches of which Student's interval is to be trusted then. */
const EARLY = 9;
const FEWEST = 20;

/** A moment at which a run may stop, and how sure an interval must be there. */
export interface Checkpoint {
  readonly matches: number;
  readonly confidence: Confidence;
}

/**
 * When a run that stops as soon as it is clear looks at its results: after every tenth. Looking often finds something by
 * chance. So an interval is a 99.9% one at the nine checkpoints on the way and a 95.9% one at the end: at most
 * 9 × 0.1% + 4.1% = 5% of all runs print one that misses the truth, whenever they stop.
 */
export function checkpointsOf(matches: number): Checkpoint[] {
  const early = Array.from({ length: EARLY }, (_, at) => Math.floor((matches * (at + 1)) / (EARLY + 1)));
  return [
    ...early.filter((at) => at >= FEWEST).map((at): Checkpoint => ({ matches: at, confidence: 0.999 })),
    { matches, confidence: 0.959 },
  ];
}

/** A run that is played to its end looks once. */
export const onlyEnd = (matches: number): Checkpoint[] => [{ matches, confidence: 0.95 }];
