import type { Estimate } from '../lab/interval.ts';
import { type Scale, span } from './scale.ts';
import { drawing, inkOf, label, tag } from './svg.ts';

/** A point of a line: where it stands, and the value there. */
export interface Point extends Estimate {
  readonly x: number;
}
export interface Line {
  readonly name: string;
  readonly points: readonly Point[];
}

const WIDTH = 640;
const HEIGHT = 416;
const LEFT = 64;
const RIGHT = 24;
const TOP = 62;
const BOTTOM = HEIGHT - 78;

export interface Axes {
  readonly below: string;
  readonly beside: string;
  readonly showX: (value: number) => string;
  readonly showY: (value: number) => string;
}

/** Claimed chances from left to right, what came true upwards: right claims lie on the diagonal. */
export function diagonal(title: string, lines: readonly Line[], axes: Axes): string {
  const x = span(0, 1, LEFT, WIDTH - RIGHT);
  const y = span(0, 1, BOTTOM, TOP);
  const fair = tag('line', { x1: x.at(0), y1: y.at(0), x2: x.at(1), y2: y.at(1), class: 'fair' });
  return plot(title, lines, axes, x, y, [fair]);
}

function plot(
  title: string,
  lines: readonly Line[],
  { below, beside, showX, showY }: Axes,
  x: Scale,
  y: Scale,
  behind: readonly string[],
): string {
  const grid = [
    ...x.ticks.flatMap((tick) => [
      tag('line', { x1: x.at(tick), x2: x.at(tick), y1: TOP, y2: BOTTOM, class: 'grid' }),
      label(x.at(tick), BOTTOM + 18, showX(tick), { class: 'quiet', 'text-anchor': 'middle' }),
    ]),
    ...y.ticks.flatMap((tick) => [
      tag('line', { x1: LEFT, x2: WIDTH - RIGHT, y1: y.at(tick), y2: y.at(tick), class: 'grid' }),
      label(LEFT - 8, y.at(tick) + 4, showY(tick), { class: 'quiet', 'text-anchor': 'end' }),
    ]),
    label((LEFT + WIDTH - RIGHT) / 2, BOTTOM + 38, below, { class: 'quiet', 'text-anchor': 'middle' }),
    label(LEFT - 8, TOP - 8, beside, { class: 'quiet' }),
  ];
  const drawn = lines.flatMap(({ points }, at) => {
    const ink = inkOf(at);
    const path = points
      .map((point) => `${x.at(point.x).toFixed(1)},${y.at(point.mean).toFixed(1)}`)
      .join(' ');
    return [
      tag('polyline', { points: path, fill: 'none', stroke: ink, 'stroke-width': 2 }),
      ...points.flatMap((point) => [
        tag('line', {
          x1: x.at(point.x),
          x2: x.at(point.x),
          y1: y.at(point.low),
          y2: y.at(point.high),
          stroke: ink,
          'stroke-width': 4,
          'stroke-opacity': 0.4,
          'stroke-linecap': 'round',
        }),
        tag('circle', { cx: x.at(point.x), cy: y.at(point.mean), r: 4, fill: ink }),
      ]),
    ];
  });
  const room = (WIDTH - LEFT - RIGHT) / lines.length;
  const legend = lines.flatMap(({ name }, at) => [
    tag('circle', { cx: LEFT + at * room + 6, cy: HEIGHT - 18, r: 5, fill: inkOf(at) }),
    label(LEFT + at * room + 18, HEIGHT - 14, name),
  ]);
  return drawing(WIDTH, HEIGHT, title, [...grid, ...behind, ...drawn, ...legend]);
}
