import { LEVELS, type Level } from '@overtrick/engine';
import { GAMES, type GameName } from '../look/games.ts';
import type { CountedMatch } from './countedMatch.ts';

/** One line of the statistics: a game with a number of players and a level of bots. */
export interface StatisticsRow {
  readonly game: GameName;
  readonly players: number;
  readonly level: Level | null;
  readonly matches: number;
  readonly wins: number;
  /** How many of them one of equals would have won. */
  readonly expected: number;
  /** Mean match points. */
  readonly points: number;
  readonly bids: number;
  readonly met: number;
}

/** Sums up matches, in the order of the shelf, then by players and level. */
export function statisticsOf(matches: readonly CountedMatch[]): StatisticsRow[] {
  const found = new Map<string, StatisticsRow>();
  for (const { game, players, level, won, chance, points, bids, met } of matches) {
    const key = `${game} ${players} ${level}`;
    const sum = found.get(key) ?? {
      ...{ game, players, level },
      ...{ matches: 0, wins: 0, expected: 0, points: 0, bids: 0, met: 0 },
    };
    found.set(key, {
      ...sum,
      matches: sum.matches + 1,
      wins: sum.wins + (won ? 1 : 0),
      expected: sum.expected + chance,
      points: (sum.points * sum.matches + points) / (sum.matches + 1),
      bids: sum.bids + bids,
      met: sum.met + met,
    });
  }
  const order = ({ game, players, level }: StatisticsRow) =>
    GAMES.indexOf(game) * 100 + players * 10 + (level ? LEVELS.indexOf(level) : LEVELS.length);
  return [...found.values()].sort((a, b) => order(a) - order(b));
}

/** So many matches make the form at any moment. */
export const FORM = 10;

/** After each match, oldest first: the share of wins among the last ten, and what equals would have won of them. */
export function formOf(
  matches: readonly CountedMatch[],
): readonly { readonly rate: number; readonly even: number }[] {
  return matches.map((_, at) => {
    const last = matches.slice(Math.max(0, at + 1 - FORM), at + 1);
    return {
      rate: last.filter(({ won }) => won).length / last.length,
      even: last.reduce((sum, { chance }) => sum + chance, 0) / last.length,
    };
  });
}
