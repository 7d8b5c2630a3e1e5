import type { Rating } from '@overtrick/api';
import type { CompiledQuery } from 'kysely';
import { ordinal, rate, rating } from 'openskill';
import type { RatingRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** The new ratings after a match, written together with its end. */
export async function rateMatch(
  store: Store,
  game: string,
  finished: readonly { readonly person: string; readonly place: number }[],
): Promise<CompiledQuery[]> {
  if (finished.length < 2) return [];
  const rows = await store.db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where(
      'person',
      'in',
      finished.map(({ person }) => person),
    )
    .execute();
  const before = finished.map(({ person }) => rows.find((row) => row.person === person));
  const rated = rate(
    before.map((row) => [row ? rating({ mu: row.mu, sigma: row.sigma }) : rating()]),
    { rank: finished.map(({ place }) => place) },
  );
  return finished.map(({ person, place }, at) => {
    const [{ mu, sigma }] = rated[at];
    const played = (before[at]?.played ?? 0) + 1;
    const won = (before[at]?.won ?? 0) + (place === 1 ? 1 : 0);
    const row: RatingRow = { person, game, mu, sigma, ordinal: ordinal({ mu, sigma }), played, won };
    return store.db
      .insertInto('ratings')
      .values(row)
      .onConflict((c) => c.columns(['person', 'game']).doUpdateSet(row))
      .compile();
  });
}

/** A rating as people see it. */
export const makeRating = ({ game, mu, sigma, ordinal: shown, played, won }: RatingRow): Rating => ({
  game,
  mu,
  sigma,
  ordinal: shown,
  played,
  won,
});
