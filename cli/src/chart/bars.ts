import { span, ticksOf } from './scale.ts';
import { drawing, label, tag } from './svg.ts';

const WIDTH = 640;
const HEIGHT = 260;
const LEFT = 56;
const RIGHT = 20;
const TOP = 46;
const BOTTOM = HEIGHT - 54;
/** More names than this do not fit below the bars. */
const NAMES = 16;

/** How often each thing happened, side by side, as parts of all. */
export function bars(
  title: string,
  columns: readonly { readonly name: string; readonly count: number }[],
  below: string,
): string {
  const all = columns.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...columns.map(({ count }) => count)) / all;
  const y = span(0, most * 1.08, BOTTOM, TOP);
  const step = (WIDTH - LEFT - RIGHT) / columns.length;
  const every = Math.ceil(columns.length / NAMES);
  const axis = ticksOf(0, most * 1.08, 4).flatMap((tick) => [
    tag('line', { x1: LEFT, x2: WIDTH - RIGHT, y1: y.at(tick), y2: y.at(tick), class: 'grid' }),
    label(LEFT - 8, y.at(tick) + 4, `${Number((100 * tick).toFixed(1))}%`, {
      class: 'quiet',
      'text-anchor': 'end',
    }),
  ]);
  const boxes = columns.flatMap(({ name, count }, at) => {
    const x = LEFT + at * step;
    const gap = Math.min(4, step * 0.15);
    return [
      tag('rect', {
        x: x + gap,
        y: y.at(count / all),
        width: step - 2 * gap,
        height: BOTTOM - y.at(count / all),
        fill: 'var(--mark)',
        rx: 2,
      }),
      ...(at % every === 0
        ? [label(x + step / 2, BOTTOM + 17, name, { class: 'quiet', 'text-anchor': 'middle' })]
        : []),
    ];
  });
  const foot = label((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, below, {
    class: 'quiet',
    'text-anchor': 'middle',
  });
  return drawing(WIDTH, HEIGHT, title, [...axis, ...boxes, foot]);
}

/** Sorts whole numbers into columns of equal width, at most about so many. */
export function columnsOf(values: readonly number[], most = 24): { name: string; count: number }[] {
  const least = Math.min(...values);
  const width = Math.max(1, Math.ceil((Math.max(...values) - least + 1) / most));
  const first = Math.floor(least / width);
  const length = Math.floor(Math.max(...values) / width) - first + 1;
  const columns = Array.from({ length }, (_, at) => {
    const from = (first + at) * width;
    return { name: width === 1 ? String(from) : `${from}–${from + width - 1}`, count: 0 };
  });
  for (const value of values) columns[Math.floor(value / width) - first].count++;
  return columns;
}
