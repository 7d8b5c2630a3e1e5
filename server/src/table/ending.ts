import type { Finished, Ladder } from '../ladder/ladder.ts';
import type { LiveTable } from './live.ts';
import type { Step } from './tables.ts';

/** The last entry of a match: S is revealed, and results and ratings are written with it, once. */
export async function ending(ladder: Ladder, live: LiveTable, at: number): Promise<Step> {
  const also = await ladder.record(finishedMatch(live, finishedOf(live), at));
  return { entry: { t: 'end', secret: live.secret }, also };
}

/**
 * The last entry of a match that nobody went on with. At a rated table whoever was to decide has left it; the others share what is
 * before them.
 */
export async function abandoning(ladder: Ladder, live: LiveTable, at: number): Promise<Step> {
  const entry = { t: 'close', why: 'abandoned', secret: live.secret } as const;
  const { match, room } = live;
  if (!match || !room.setup.rated) return { entry };
  const finished = sitters(live).map((each) => {
    const left = each.left || room.seats[each.seat].askedAt > 0;
    return { ...each, left, place: left ? room.seats.length : 1 };
  });
  return { entry, also: await ladder.record(finishedMatch(live, finished, at)) };
}

const finishedMatch = ({ id, room }: LiveTable, finished: readonly Finished[], at: number) => ({
  table: id,
  game: room.setup.game,
  players: room.setup.players,
  rated: room.setup.rated,
  at,
  took: at - room.dealtAt,
  finished,
});

/** The people at a table, with their points so far. */
function sitters({ room, match }: LiveTable): Omit<Finished, 'place'>[] {
  return room.seats.flatMap(({ person, away, replaced }, seat) =>
    person === null || !match
      ? []
      : [{ seat, person, points: match.state.points[seat], left: room.setup.rated && (away || replaced) }],
  );
}

/** Who came in where. At a rated table those who left share the last place, and those who stayed are placed among themselves. */
function finishedOf(live: LiveTable): Finished[] {
  const { game, match, room } = live;
  const people = sitters(live);
  const better = (a: number, b: number): boolean => (game.best === 'most' ? a > b : a < b);
  const points = Array.from(match?.state.points ?? []);
  const rivals = points.filter((_, seat) => !people.some((each) => each.seat === seat && each.left));
  return people.map((each) => ({
    ...each,
    place: each.left ? room.seats.length : 1 + rivals.filter((other) => better(other, each.points)).length,
  }));
}
