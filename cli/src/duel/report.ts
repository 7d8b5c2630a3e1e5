import type { Game, Setup } from '@overtrick/engine';
import type { Estimate } from '../lab/interval.ts';
import { grid } from '../text/grid.ts';
import type { Paint } from '../text/paint.ts';
import { isClear, type Row } from './rows.ts';

/** A number with its sign, also where it is positive. */
export const signed = (value: number, digits = 2): string => (value >= 0 ? '+' : '') + value.toFixed(digits);

/** The rows as a table for people. */
export function printRows(
  game: Game,
  { players }: Setup,
  seed: string,
  rows: readonly Row[],
  paint: Paint,
): string {
  const [{ deals, confidence }] = rows;
  const right = { side: 'right' } as const;
  const percent = `${Number((100 * confidence).toFixed(1))}%`;
  const columns = [
    { title: 'a' },
    { title: 'b' },
    { title: 'points', ...right },
    { title: percent, ...right },
    { title: 'wins', ...right },
    { title: percent, ...right },
    { title: 'ahead', ...right },
    { title: 'better' },
  ];
  const body = rows.map((row) => [
    row.a,
    row.b,
    signed(row.difference),
    range({ mean: row.difference, low: row.low, high: row.high }, (value) => signed(value)),
    inPercent(row.wins.mean),
    range(row.wins, inPercent),
    `${(100 * row.ahead.mean).toFixed(0)}%`,
    isClear(row) ? (row.difference > 0 ? row.a : row.b) : 'not clear',
  ]);
  return [
    paint.bold(`${game.name.en} · ${players} players · ${deals} deals in every seating · seed ${seed}`),
    '',
    ...grid(columns, body, paint),
    '',
    'Points: by how much a is better, a deal and seat. Wins: the same of the win, a match and seat. Ahead: matches in',
    'which a had more points over all seatings.',
    '',
  ].join('\n');
}

const inPercent = (share: number): string => `${signed(100 * share, 1)}%`;
const range = ({ low, high }: Estimate, show: (value: number) => string): string =>
  Number.isFinite(low) ? `${show(low)} … ${show(high)}` : '?';
