import type { Setup } from '@overtrick/engine';

/** Who plays the deals from which the positions come: every bot is asked at the same ones. */
export const GUIDE = 'ismcts:100';
/** A position where cards are hidden is judged by so many worlds. */
export const JUDGED_WORLDS = 200;

/** What is asked: all that a thread must know, as plain data. */
export interface RegretPlan {
  readonly game: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly bots: readonly string[];
}

/** What one bot lost in one deal. */
export interface Loss {
  /** Of the count that matters, such as tricks, over all its decisions. */
  readonly count: number;
  /** Of the result: 1 is a win thrown away. */
  readonly result: number;
  readonly decisions: number;
  /** How long it thought, over all its decisions. */
  readonly ms: number;
}
