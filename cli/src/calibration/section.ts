import type { Game } from '@overtrick/engine';
import { diagonal } from '../chart/lines.ts';
import type { Section } from '../chart/page.ts';
import type { CalibrationRow, Held } from './row.ts';

/** What was found of one bot in one game with so many players. */
export interface Calibrated extends CalibrationRow {
  readonly game: string;
  readonly players: number;
}

export const points = (value: number): string => value.toFixed(1);
export const percent = (chance: number): string => `${(100 * chance).toFixed(0)}%`;
const range = ({ low, high }: { low: number; high: number }): string =>
  Number.isFinite(low) ? `${signed(low)} … ${signed(high)}` : '?';
const signed = (value: number): string => `${value >= 0 ? '+' : ''}${points(value)}`;

/** How far all claims are off, one line a game and number of players. */
export function calibrationOverview(rows: readonly Calibrated[], nameOf: (id: string) => string): Section {
  return {
    id: 'overview',
    title: 'Do claimed chances come true?',
    says: [
      'At every decision with a choice a bot says how often the decision it takes wins the match. Claims are sorted into ten bins, and each bin is held against how often those matches were won.',
      '“Off by” is the mean distance over all claims, in points of a hundred; “by chance” is what claims that are perfectly right would show in so few matches.',
    ],
    drawings: [],
    table: {
      titles: [
        'game',
        'players',
        'bot',
        'off by',
        'by chance',
        'too hopeful by',
        '95%',
        'decisions',
        'matches',
      ],
      rows: rows.map((row) => [
        nameOf(row.game),
        String(row.players),
        row.bot,
        points(row.off),
        points(row.noise),
        signed(row.error.mean),
        range(row.error),
        String(row.decisions),
        String(row.matches),
      ]),
    },
  };
}

/** What bots claim in one game with so many players, bin by bin, phase by phase and deal by deal. */
export function calibrationSection(game: Game, players: number, rows: readonly Calibrated[]): Section {
  const title = `${game.name.en}, ${players} players: claimed and came true`;
  return {
    id: `${game.id}-${players}`,
    title,
    says: rows.map(
      (row) =>
        `${row.bot} is off by ${points(row.off)} points, and too hopeful by ${signed(row.error.mean)} (${range(row.error)}).`,
    ),
    drawings: [
      diagonal(
        title,
        rows.map(({ bot, bins }) => ({
          name: bot,
          points: bins.map(({ claimed, came, error }) => ({
            x: claimed,
            mean: came,
            low: Number.isFinite(error.high) ? Math.max(0, claimed - error.high / 100) : came,
            high: Number.isFinite(error.low) ? Math.min(1, claimed - error.low / 100) : came,
          })),
        })),
        { below: 'claimed', beside: 'came true', showX: percent, showY: percent },
      ),
    ],
    table: {
      titles: ['', 'claimed', 'came true', 'too hopeful by', '95%', 'off by', 'decisions'],
      rows: rows.flatMap((row) => [
        ...row.phases.map((each) => heldCells(`${row.bot}, ${each.phase}`, each, points(each.off))),
        ...(row.deals.length > 1
          ? row.deals.map((each) => heldCells(`${row.bot}, deal ${each.deal + 1}`, each, points(each.off)))
          : []),
        ...row.bins.map((each) =>
          heldCells(
            `${row.bot}, ${percent(each.from)} to ${percent(each.to)}`,
            each,
            points(Math.abs(each.error.mean)),
          ),
        ),
      ]),
    },
  };
}

const heldCells = (name: string, held: Held, off: string): string[] => [
  name,
  percent(held.claimed),
  percent(held.came),
  signed(held.error.mean),
  range(held.error),
  off,
  String(held.decisions),
];
