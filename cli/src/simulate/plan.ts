import type { Setup } from '@overtrick/engine';

/** One run of simulated matches: all that a thread must know, as plain data. */
export interface Plan {
  readonly game: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly matches: number;
  /** Who sits where, one bot a seat. */
  readonly bots: readonly string[];
  readonly trace: boolean;
}

/** Seats a list of bots; a short list is repeated around the table. */
export function seatBots(bots: readonly string[], players: number): string[] {
  return Array.from({ length: players }, (_, seat) => bots[seat % bots.length]);
}

/** The seed of a bot's own stream; the deals of a match have theirs, and no bot draws from them. */
export const seatStream = (seed: string, match: number, seat: number): string =>
  `${seed} match ${match} seat ${seat}`;
