import type { Game, Race, RaceLine } from '@overtrick/engine';

/** A place on a plot: both from 0 to 1, from the left and from the top. */
export type Point = readonly [x: number, y: number];

/** A race as it is drawn: the best on top, so that with fewest points the lines fall. */
export interface Plot {
  /** The largest number on the scale. */
  readonly most: number;
  /** Where a number lies, from the top. */
  readonly yOf: (sum: number) => number;
  readonly lines: readonly { readonly line: RaceLine; readonly points: readonly Point[] }[];
}

/** Lays a race out. */
export function plotOf({ lines }: Race, best: Game['best']): Plot {
  const most = Math.max(1, ...lines.flatMap(({ sums, goal }) => [...sums, goal ?? 0]));
  const yOf = (sum: number): number => (best === 'most' ? 1 - sum / most : sum / most);
  return {
    most,
    yOf,
    lines: lines.map((line) => ({
      line,
      points: line.sums.map((sum, step): Point => [step / Math.max(1, line.sums.length - 1), yOf(sum)]),
    })),
  };
}

/** Moves labels apart so that each has its room and stays on the plot; in the order they came. */
export function spread(places: readonly number[], room: number): number[] {
  const order = places.map((_, at) => at).sort((one, other) => places[one] - places[other]);
  const spaced = order.map((at) => places[at]);
  for (let i = 1; i < spaced.length; i++) spaced[i] = Math.max(spaced[i], spaced[i - 1] + room);
  for (let i = spaced.length - 1; i >= 0; i--) {
    const below = i === spaced.length - 1 ? 1 : spaced[i + 1] - room;
    spaced[i] = Math.min(spaced[i], below);
  }
  const moved = [...places];
  for (const [i, at] of order.entries()) moved[at] = spaced[i];
  return moved;
}
