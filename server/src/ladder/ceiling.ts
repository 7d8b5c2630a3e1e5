import type { Store } from '../store/store.ts';
import { pairsSince } from './past.ts';
import { CEILING, SEASON } from './rules.ts';

/**
 * How high somebody can stand: a little above the third best of those whom they were ahead of in matches of this season that counted.
 * Everybody begins at 0. Who is fed by others gets no higher than those have come by themselves.
 */
export async function ceilingOf(
  store: Pick<Store, 'db'>,
  person: string,
  game: string,
  now: number,
): Promise<number> {
  const beaten = await pairsSince(store, now - SEASON)
    .innerJoin('ratings', (join) =>
      join.onRef('ratings.person', '=', 'theirs.person').onRef('ratings.game', '=', 'mine.game'),
    )
    .select(['theirs.person', 'ratings.ordinal'])
    .distinct()
    .where('mine.person', '=', person)
    .where('mine.game', '=', game)
    .where('mine.weight', '>', 0)
    .where('theirs.left', '=', 0)
    .whereRef('mine.place', '<', 'theirs.place')
    .orderBy('ratings.ordinal', 'desc')
    .limit(CEILING.beaten)
    .execute();
  return Math.max(0, beaten[CEILING.beaten - 1]?.ordinal ?? 0) + CEILING.above;
}
