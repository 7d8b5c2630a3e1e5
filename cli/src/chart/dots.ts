import type { Estimate } from '../lab/interval.ts';
import { linear } from './scale.ts';
import { drawing, inkOf, label, tag } from './svg.ts';

/** One line of a dot chart: what it is, and where its value lies. */
export interface Dot extends Estimate {
  readonly name: string;
  /** Which ink; the first unless said. */
  readonly ink?: number;
}

const WIDTH = 640;
const LEFT = 230;
const RIGHT = 80;
const ROW = 26;
const TOP = 46;

/** Values with their intervals, one below the other, beside what is fair or usual. */
export function dots(
  title: string,
  rows: readonly Dot[],
  show: (value: number) => string,
  usual: { readonly value: number; readonly name: string } | null,
): string {
  const bottom = TOP + rows.length * ROW;
  const values = rows.flatMap(({ mean, low, high }) => [mean, low, high]);
  const x = linear(usual ? [...values, usual.value] : values, LEFT, WIDTH - RIGHT);
  const axis = x.ticks.flatMap((tick) => [
    tag('line', { x1: x.at(tick), x2: x.at(tick), y1: TOP, y2: bottom, class: 'grid' }),
    label(x.at(tick), bottom + 18, show(tick), { class: 'quiet', 'text-anchor': 'middle' }),
  ]);
  const fair = usual
    ? [
        tag('line', { x1: x.at(usual.value), x2: x.at(usual.value), y1: TOP, y2: bottom, class: 'fair' }),
        label(x.at(usual.value), bottom + 36, `${usual.name} ${show(usual.value)}`, {
          class: 'quiet',
          'text-anchor': 'middle',
        }),
      ]
    : [];
  const marks = rows.flatMap((row, at) => {
    const y = TOP + (at + 0.5) * ROW;
    const ink = inkOf(row.ink ?? 0);
    return [
      label(LEFT - 12, y + 4, row.name, { 'text-anchor': 'end' }),
      ...(Number.isFinite(row.low)
        ? [
            tag('line', {
              x1: x.at(row.low),
              x2: x.at(row.high),
              y1: y,
              y2: y,
              stroke: ink,
              'stroke-width': 4,
              'stroke-linecap': 'round',
              'stroke-opacity': 0.45,
            }),
          ]
        : []),
      tag('circle', { cx: x.at(row.mean), cy: y, r: 5, fill: ink }),
      label(WIDTH - RIGHT + 12, y + 4, show(row.mean)),
    ];
  });
  return drawing(WIDTH, bottom + (usual ? 48 : 30), title, [...axis, ...fair, ...marks]);
}
