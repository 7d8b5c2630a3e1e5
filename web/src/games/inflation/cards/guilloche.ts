import { round } from '../../../cards/path.ts';

type Point = readonly [number, number];

/** A closed or open curve through the middles of its corners: smooth, and two numbers a point. */
function curve(points: readonly Point[], closed: boolean): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const text = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  const first = closed ? middle(points[points.length - 1], points[0]) : points[0];
  let d = `M${text(first)}`;
  const last = closed ? points.length : points.length - 1;
  for (let i = closed ? 0 : 1; i < last; i++) {
    d += `Q${text(points[i])} ${text(middle(points[i], points[(i + 1) % points.length]))}`;
  }
  return closed ? `${d}Z` : d;
}

type Rosette = {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How deep the lobes cut, as a share of the radius. */
  readonly depth: number;
  readonly lobes: number;
  readonly strands: number;
};

/** The engine-turned flower of a banknote: one wave, wound round and shifted a strand at a time. */
export function rosette({ x, y, radius, depth, lobes, strands }: Rosette): string {
  const steps = lobes * 6;
  let d = '';
  for (let strand = 0; strand < strands; strand++) {
    const shift = (strand / strands) * Math.PI * 2;
    const points: Point[] = [];
    for (let i = 0; i < steps; i++) {
      const angle = (i / steps) * Math.PI * 2;
      const reach = radius * (1 - depth / 2 + (depth / 2) * Math.sin(lobes * angle + shift));
      points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]);
    }
    d += curve(points, true);
  }
  return d;
}

type Band = {
  /** Where it begins, on its middle line. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The distance after which it repeats; notes overlap by a multiple of it, so that the line never breaks. */
  readonly period: number;
  readonly strands: number;
};

/** The border: strands that swell and cross. */
export function band({ x, y, width, height, period, strands }: Band): string {
  let d = '';
  for (let strand = 0; strand < strands; strand++) {
    const shift = (strand / strands) * Math.PI * 2;
    const points: Point[] = [];
    for (let along = 0; along <= width; along += period / 8) {
      const swing = Math.sin((along / period) * Math.PI * 2 + shift);
      points.push([x + along, y + (swing * height) / 2]);
    }
    d += curve(points, false);
  }
  return d;
}
