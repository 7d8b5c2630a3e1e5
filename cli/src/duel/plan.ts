import type { Setup } from '@overtrick/engine';

/** Two bots that are held against each other. */
export interface Pair {
  readonly a: string;
  readonly b: string;
}

/** What is played: all that a thread must know, as plain data. How many deals is not part of it, so that a run can go on. */
export interface DuelPlan {
  readonly game: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly pairs: readonly Pair[];
}

/** Every two of a list of bots. */
export const pairsOf = (bots: readonly string[]): Pair[] =>
  bots.flatMap((a, at) => bots.slice(at + 1).map((b) => ({ a, b })));

/**
 * Every way a pair sits: turn and turn about, from either of them, in all rotations. With an odd number of seats one
 * of the two has a seat more, each as often as the other, so every seat is held equally often by both.
 */
export function seatings({ a, b }: Pair, players: number): string[][] {
  const ways = [
    [a, b],
    [b, a],
  ].flatMap((order) =>
    Array.from({ length: players }, (_, turned) =>
      Array.from({ length: players }, (_, seat) => order[((seat + turned) % players) % 2]),
    ),
  );
  return [...new Map(ways.map((way) => [way.join(), way])).values()];
}
