import type { Setup } from '@overtrick/engine';

/** Who plays the matches from which the positions come. */
export const GUIDE = 'ismcts:100';
/** Who knows what is a clear blunder: exact where nothing is hidden, a deep search elsewhere. */
export const JUDGE = 'solver:100000';
/** From this cost on the judge calls a decision a clear blunder: 10 points of the chance to win the match. */
export const CLEAR = 0.1;
/** So many positions are taken of each match. */
export const POSITIONS = 4;

/** What is asked: all that a thread must know, as plain data. */
export interface BlamePlan {
  readonly game: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly reviewer: string;
  readonly judge: string;
}

/** What the review says of a decision that the judge knows. */
export interface Tried {
  readonly kind: 'blunder' | 'best';
  /** What the decision costs, by the judge and by the review. */
  readonly judged: number;
  readonly reviewed: number;
  /** How long the review thought. */
  readonly ms: number;
}
