import { GAMES, type GameName } from '../look/games.ts';
import type { MatchEntry } from '../store/matches.ts';
import type { MatchSummary } from '../store/summaries.ts';
import { outcomeOf } from './ending.ts';

/** One line of the statistics: a game with a number of players. */
export interface StatisticsRow {
  readonly game: GameName;
  readonly players: number;
  readonly matches: number;
  /** Shared wins are wins, a draw is none. */
  readonly wins: number;
  /** Mean match points. */
  readonly points: number;
  /** Deals with a bid, and how many of those bids were met. */
  readonly bids: number;
  readonly met: number;
}

/** The only person of a match; null where several played around one device. */
export function personOf({ sitters }: MatchEntry): number | null {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return people.length === 1 ? people[0] : null;
}

/** True for a match that counts: finished by one person who took nothing back and did not begin in the middle. */
export const counts = (entry: MatchEntry): boolean =>
  entry.status === 'over' && entry.takenBack === 0 && !entry.playedOn && personOf(entry) !== null;

const hasWon = (entry: MatchEntry, seat: number): boolean =>
  outcomeOf(entry).kind !== 'drawn' && entry.winners.includes(seat);

/** Sums up every match that counts, in the order of the shelf. */
export function statisticsOf(
  entries: readonly MatchEntry[],
  summaries: readonly MatchSummary[],
): StatisticsRow[] {
  const found = new Map<string, StatisticsRow>();
  for (const entry of entries.filter(counts)) {
    const seat = personOf(entry) ?? 0;
    const players = entry.sitters.length;
    const key = `${entry.game} ${players}`;
    const sum = found.get(key) ?? {
      game: entry.game,
      players,
      matches: 0,
      wins: 0,
      points: 0,
      bids: 0,
      met: 0,
    };
    const bids = summaries.find(({ id }) => id === entry.id)?.deals.filter(({ bid }) => bid !== null) ?? [];
    found.set(key, {
      ...sum,
      matches: sum.matches + 1,
      wins: sum.wins + (hasWon(entry, seat) ? 1 : 0),
      points: (sum.points * sum.matches + entry.points[seat]) / (sum.matches + 1),
      bids: sum.bids + bids.length,
      met: sum.met + bids.filter(({ met }) => met).length,
    });
  }
  const order = (row: StatisticsRow) => GAMES.indexOf(row.game) * 10 + row.players;
  return [...found.values()].sort((a, b) => order(a) - order(b));
}
