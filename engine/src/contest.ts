import type { MatchState } from './match.ts';

/**
 * A deal in which two sides contest one count, such as the tricks of one of them: all that a search must know to solve it
 * exactly once every card is known. `count`, `left` and `key` allocate nothing.
 */
export interface Contest<S extends MatchState = MatchState> {
  /** Bit mask of the seats that want the count to be high; all others want it low. 0 while the sides are not settled. */
  takers(state: S): number;
  /** The count so far. It never falls. */
  count(state: S): number;
  /** By how much it can still grow. */
  left(state: S): number;
  /** The counts at which the result changes, ascending: with fewer the takers lose, from the last on they win. */
  marks(state: S): readonly number[];
  /** Between these a higher count is better for the takers; what lies beyond is as good as the nearer of them. */
  matters(state: S): { readonly least: number; readonly most: number };
  /** How many numbers `key` writes. */
  keySize(players: number): number;
  /**
   * Writes what the rest of the deal depends on, the count so far apart. False where a position is not worth remembering,
   * such as in the middle of a trick.
   */
  key(state: S, out: Int32Array): boolean;
}

/** What a final count brings the takers: 1 for a win, 0 for a loss, between for a draw. */
export const resultOf = (marks: readonly number[], count: number): number =>
  marks.filter((mark) => count >= mark).length / marks.length;
