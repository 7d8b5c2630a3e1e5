import type { Seat, View } from '@overtrick/engine';
import type { Inversion } from '@overtrick/games/inversion';
import type { Tally } from '../board.ts';

/** One of the two sides of the race: the parent against the children, or one player against the other. */
export interface Side {
  readonly seats: readonly Seat[];
  readonly taken: number;
  /** Tricks that win the match. */
  readonly need: number;
}

/** The two sides, the parent's or the own one first; null until the auction has made them. */
export function sidesOf({ now }: View<Inversion>, seats: readonly Seat[]): [Side, Side] | null {
  const { parent, taken, needs } = now.board;
  if (needs === null) return null;
  const side = (members: readonly Seat[]): Side => ({
    seats: members,
    taken: members.reduce((sum, seat) => sum + taken[seat], 0),
    need: needs[members[0]],
  });
  const first = parent ?? seats[0];
  return [side([first]), side(seats.filter((seat) => seat !== first))];
}

/** Black buttons for what was declared, as long as it counts; white ones for the tricks. */
export function tallyOf({ now: { board } }: View<Inversion>, seat: Seat): Tally {
  const { taken, declared, parent, phase } = board;
  const bid = phase === 'auction' || seat === parent ? declared[seat] : null;
  if (phase === 'auction') return bid === null ? {} : { bid };
  return { taken: taken[seat], ...(bid !== null && { bid }) };
}
