import type { Seat, View } from '@overtrick/engine';
import type { Inversion } from '@overtrick/games/inversion';
import type { Tally } from '../board.ts';
import { childrenNeed } from './words.ts';

/** One of the two sides of the race: the parent against the children, or one player against the other. */
export interface Side {
  readonly seats: readonly Seat[];
  readonly taken: number;
  /** Tricks that win the match. */
  readonly need: number;
}

/** More than half of ten (INV-5.1). */
const MAJORITY = 6;

/** The two sides, the parent's or the own one first; null until the auction has made them. */
export function sidesOf({ now, players }: View<Inversion>, seats: readonly Seat[]): [Side, Side] | null {
  const { parent, taken, declared } = now.board;
  const side = (members: readonly Seat[], need: number): Side => ({
    seats: members,
    taken: members.reduce((sum, seat) => sum + taken[seat], 0),
    need,
  });
  if (players === 2) return [side([seats[0]], MAJORITY), side([seats[1]], MAJORITY)];
  const need = parent === null ? null : declared[parent];
  if (parent === null || need === null) return null;
  const children = seats.filter((seat) => seat !== parent);
  return [side([parent], need), side(children, childrenNeed(need))];
}

/** Black buttons for what was declared, as long as it counts; white ones for the tricks. */
export function tallyOf({ now: { board } }: View<Inversion>, seat: Seat): Tally {
  const { taken, declared, parent, phase } = board;
  const bid = phase === 'auction' || seat === parent ? declared[seat] : null;
  if (phase === 'auction') return bid === null ? {} : { bid };
  return { taken: taken[seat], ...(bid !== null && { bid }) };
}
