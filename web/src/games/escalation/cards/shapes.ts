import { round } from '../../../cards/path.ts';

/** Stairs on a card from the lower left to the right edge: as many steps as it is worth. */
export function stairs(steps: number, rise: number): { readonly fill: string; readonly edge: string } {
  const run = 232 / steps;
  const lift = rise / steps;
  let edge = 'M9 309';
  for (let i = 0; i < steps; i++) edge += `v${round(-lift, 2)}h${round(run, 2)}`;
  return { fill: `${edge}V341H9z`, edge };
}

/** A comic burst about the origin. */
export function burst(points: number, outer: number, inner: number): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const angle = (i / points) * Math.PI - Math.PI / 2;
    const wobble = i % 4 === 0 ? 1.1 : 1;
    const reach = (i % 2 ? inner : outer) * wobble;
    d += `${i ? 'L' : 'M'}${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach)}`;
  }
  return `${d}z`;
}

/** One row group of newspaper dots: zero-length strokes with round caps. */
export function dots(top: number, rows: number): string {
  let d = '';
  for (let row = 0; row < rows; row++)
    for (let x = row % 2 ? 30 : 22; x < 240; x += 16) d += `M${x} ${top + row * 14}h.01`;
  return d;
}
