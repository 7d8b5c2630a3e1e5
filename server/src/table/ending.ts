import type { CompiledQuery } from 'kysely';
import { rateMatch } from '../people/ratings.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live.ts';
import type { Step } from './tables.ts';

interface Finished {
  readonly seat: number;
  readonly person: string;
  readonly place: number;
  readonly points: number;
}

/** The last entry of a match: S is revealed, and results and ratings are written with it, once. */
export async function ending(store: Store, live: LiveTable): Promise<Step> {
  const { setup } = live.room;
  const finished = finishedOf(live);
  const also: CompiledQuery[] = finished.map(({ seat, person, place, points }) =>
    store.db
      .insertInto('results')
      .values({
        table_id: live.id,
        seat,
        person,
        game: setup.game,
        players: setup.players,
        place,
        points,
        rated: setup.rated ? 1 : 0,
        at: store.now(),
      })
      .compile(),
  );
  if (setup.rated) also.push(...(await rateMatch(store, setup.game, finished)));
  return { entry: { t: 'end', secret: live.secret }, also };
}

function finishedOf({ room, match, game }: LiveTable): Finished[] {
  if (!match) return [];
  const points = Array.from(match.state.points);
  const better = (a: number, b: number): boolean => (game.best === 'most' ? a > b : a < b);
  return room.seats.flatMap(({ person }, seat) => {
    if (person === null) return [];
    const place = 1 + points.filter((each) => better(each, points[seat])).length;
    return [{ seat, person, place, points: points[seat] }];
  });
}
