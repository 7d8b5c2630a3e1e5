import { isOver, type MatchLog } from '@overtrick/engine';
import type { LiveTable } from './live.ts';

/** The log with names, deals and proof; null until the match is over and S revealed. */
export function logOf({ room, match, faces }: LiveTable): MatchLog | null {
  if (!match || room.secret === null || !isOver(match.state)) return null;
  const names = room.seats.map(({ person, level }) =>
    person === null ? `bot (${level})` : (faces.get(person)?.name ?? ''),
  );
  return match.log(names, match.deals);
}
