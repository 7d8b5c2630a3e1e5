import type { Paint } from './paint.ts';
import { pad, widthOf } from './width.ts';

/** A column of a grid; numbers stand on the right. */
export interface Column {
  readonly title: string;
  readonly side?: 'left' | 'right';
}

/** Lays rows out in columns under their titles. */
export function grid(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  paint: Paint,
): string[] {
  const widths = columns.map(({ title }, at) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[at] ?? ''))),
  );
  const lay = (cells: readonly string[]): string =>
    columns
      .map(({ side }, at) => pad(cells[at] ?? '', widths[at], side === 'right' ? 'left' : 'right'))
      .join('  ')
      .trimEnd();
  return [paint.dim(lay(columns.map(({ title }) => title))), ...rows.map(lay)];
}
