import { groupDigits } from '../text/digits.ts';
import type { Scene, SeatColumn, Sketch } from './scene.ts';

/** A board for any game, read off its view: a list of one value a seat becomes a column, everything else a line. */
export function sketchAny({ view }: Scene): Sketch {
  const fields: [string, unknown][] =
    typeof view.now.board === 'object' && view.now.board !== null ? Object.entries(view.now.board) : [];
  const isColumn = (value: unknown): value is readonly unknown[] =>
    Array.isArray(value) && value.length === view.players;
  const columns = fields.flatMap(([title, value]): SeatColumn[] =>
    isColumn(value) ? [{ title, side: 'right', cell: (seat) => plain(value[seat]) }] : [],
  );
  const isFact = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';
  const facts = fields.flatMap(([name, value]) => (isFact(value) ? [`${name} ${plain(value)}`] : []));
  const middle = fields.flatMap(([name, value]) =>
    isColumn(value) || isFact(value) || value === null ? [] : [`${name}: ${plain(value)}`],
  );
  return { facts, middle, columns, marks: () => '' };
}

/** A value of a view as a person would write it. */
export function plain(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'string') return value.length > 4 ? groupDigits(value) : value;
  if (Array.isArray(value)) return value.map(plain).join(' ') || '–';
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, each]) => `${name} ${plain(each)}`)
      .join(', ');
  }
  return String(value);
}
