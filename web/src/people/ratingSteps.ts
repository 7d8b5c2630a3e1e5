import type { HistoryLine } from '@overtrick/api';
import { GAMES, type GameName } from '../look/games.ts';

/** What was believed of somebody's strength after a match. */
export interface RatingStep {
  readonly at: number;
  readonly mu: number;
  readonly sigma: number;
}

/** The ratings of a history, which is told newest first: oldest first, by game, where there are at least two to compare. */
export function ratingSteps(history: readonly HistoryLine[]): ReadonlyMap<GameName, readonly RatingStep[]> {
  const found = new Map<GameName, RatingStep[]>();
  for (const { game, at, rating } of [...history].reverse()) {
    const name = GAMES.find((each) => each === game);
    if (name && rating) found.set(name, [...(found.get(name) ?? []), { at, ...rating }]);
  }
  return new Map([...found].filter(([, steps]) => steps.length > 1));
}

/** The band that a rating lies in: its lower edge is what people compare, and the leaderboard sorts by. */
export const bandOf = ({ mu, sigma }: RatingStep): readonly [low: number, high: number] => [
  mu - 3 * sigma,
  mu + 3 * sigma,
];
