import { evenChance, type Game, type Level, placesOf } from '@overtrick/engine';
import type { GameName } from '../look/games.ts';
import type { MatchEntry } from '../store/matches.ts';
import type { MatchSummary } from '../store/summaries.ts';
import { outcomeOf } from './ending.ts';

/** A match that counts, as its person sees it. */
export interface CountedMatch {
  readonly id: string;
  readonly game: GameName;
  readonly players: number;
  /** Of its bots; null when they are of several levels. */
  readonly level: Level | null;
  readonly at: number;
  /** The place from 1, and how many there are: one a player, or one a side. */
  readonly place: number;
  readonly of: number;
  /** A shared win is a win, a draw is none. */
  readonly won: boolean;
  /** How often one of equals wins such a match. */
  readonly chance: number;
  readonly points: number;
  /** Deals with a bid, and how many of those bids were met. */
  readonly bids: number;
  readonly met: number;
}

/** The only person of a match; null where several played around one device. */
export function personOf({ sitters }: Pick<MatchEntry, 'sitters'>): number | null {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return people.length === 1 ? people[0] : null;
}

/** True for a match that counts: finished by one person who took nothing back and did not begin in the middle. */
export const counts = (entry: MatchEntry): boolean =>
  entry.status === 'over' && entry.takenBack === 0 && !entry.playedOn && personOf(entry) !== null;

/** The level of all bots of a match; null when they differ. */
export function levelOf({ sitters }: Pick<MatchEntry, 'sitters'>): Level | null {
  const levels = new Set(sitters.flatMap(({ kind, level }) => (kind === 'bot' && level ? [level] : [])));
  return levels.size === 1 ? [...levels][0] : null;
}

/** The place of a seat among all, or of its side among the sides, whose seats have the same points. */
function placeIn({ best, sides }: Pick<Game, 'best' | 'sides'>, points: readonly number[], seat: number) {
  if (sides === undefined) return { place: placesOf(points, best)[seat], of: points.length };
  const distinct = [...new Set(points)];
  return { place: placesOf(distinct, best)[distinct.indexOf(points[seat])], of: sides };
}

/** What a match that counts brought its person. */
export function countedMatch(
  game: Pick<Game, 'best' | 'sides'>,
  entry: MatchEntry,
  summary: MatchSummary | null,
): CountedMatch {
  const seat = personOf(entry) ?? 0;
  const players = entry.sitters.length;
  const bids = summary?.deals.filter(({ bid }) => bid !== null) ?? [];
  return {
    id: entry.id,
    game: entry.game,
    players,
    level: levelOf(entry),
    at: entry.updated,
    ...placeIn(game, entry.points, seat),
    won: outcomeOf(entry).kind !== 'drawn' && entry.winners.includes(seat),
    chance: evenChance(game, players),
    points: entry.points[seat],
    bids: bids.length,
    met: bids.filter(({ met }) => met).length,
  };
}
