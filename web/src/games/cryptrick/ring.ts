import type { Seat } from '@overtrick/engine';
import type { Shape } from '../board.ts';

/** The other seats around the table, clockwise from the own left hand. */
export interface Ring {
  /** From the top down, as they are drawn. */
  readonly left: readonly Seat[];
  readonly top: readonly Seat[];
  readonly right: readonly Seat[];
}

/** A phone upright has its room at the sides, one on its side above, and a desk at both. */
export function ringOf(others: readonly Seat[], shape: Shape): Ring {
  const half = Math.floor(others.length / 2);
  const side = shape === 'tall' ? half : shape === 'desk' && others.length > 6 ? 3 : 2;
  return {
    left: others.slice(0, side).reverse(),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}

/** In how many columns all seats lie when a deal is over: two rows where there is width, else rows that are as alike as can be. */
export function columnsFor(seats: number, shape: Shape): number {
  if (shape === 'desk') return Math.ceil(seats / 2);
  return seats % 3 === 0 ? 3 : 4;
}
