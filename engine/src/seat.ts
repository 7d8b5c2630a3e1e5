/** A place at the table, 0 … n−1 clockwise. */
export type Seat = number;

/** Who looks: a seat, or −1 for a spectator, who is a seat with no hand. */
export type Observer = number;

/** Somebody who looks on: an observer without a seat. */
export const SPECTATOR: Observer = -1;

/**
 * How well a bot on a seat plays, the weakest first. Only the names: what a level thinks is in `match`. They are here because the API and `match` both speak
 * of levels, and the engine is all that both know.
 */
export const LEVELS = ['novice', 'casual', 'club', 'expert', 'master'] as const;
/** The name of a level. */
export type Level = (typeof LEVELS)[number];

/** The seat to the left of a seat: the next one, or 0 after the last. A mask does it without a branch. */
export const leftOf = (seat: Seat, players: number): Seat => (seat + 1) & ((seat + 1 - players) >> 31);

/** The seats of a bit mask, ascending. */
export function seatsOf(mask: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; mask >> seat !== 0; seat++) if ((mask >> seat) & 1) seats.push(seat);
  return seats;
}
