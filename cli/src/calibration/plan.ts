import type { Setup } from '@overtrick/engine';

/** What is asked: all that a thread must know, as plain data. One bot holds every seat. */
export interface CalibrationPlan {
  readonly game: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly bot: string;
}

/** One match for a thread to play and to listen to. */
export interface CalibrationTask {
  readonly plan: CalibrationPlan;
  readonly match: number;
}

/** Parts of a deal: bids, then what follows in thirds. */
export const PHASES = ['bids', 'early', 'middle', 'late'] as const;
export type Phase = (typeof PHASES)[number];

/** Chances are sorted into so many bins of equal width. */
export const BINS = 10;

/** Claims of one match that were alike, added up: so many, what they claimed, what came true of it. */
export interface Claims {
  readonly deal: number;
  readonly phase: Phase;
  readonly bin: number;
  readonly count: number;
  /** The sum of the chances that were claimed. */
  readonly claimed: number;
  /** The sum of what came true: 1 for a win, its part where it is shared or drawn. */
  readonly came: number;
  /** The sum of (claimed − came)². */
  readonly squares: number;
}
