import type { Store } from '../store/store.ts';

/** People who are looked at by one query. */
const PAGE = 1_000;

/**
 * Deletes guests who were not seen since then and have left nothing: no match, no seat, no table, no bot and no way back from another
 * device. Whoever is banned, muted or reported stays. Tells how many they were.
 */
export async function clearIdleGuests({ db }: Store, before: number): Promise<number> {
  let cleared = 0;
  for (let last = ''; ; ) {
    const page = await db
      .selectFrom('people')
      .select(['id', 'seen', 'robot', 'recovery', 'banned', 'muted_until'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const idle = page.flatMap(({ id, seen, robot, recovery, banned, muted_until }) =>
      seen < before && robot === 0 && recovery === null && banned === 0 && (muted_until ?? 0) < before
        ? [id]
        : [],
    );
    if (idle.length > 0) {
      const { numDeletedRows } = await db
        .deleteFrom('people')
        .where('id', 'in', idle)
        .where('seen', '<', before)
        .where('id', 'not in', db.selectFrom('results').select('person').where('person', 'in', idle))
        .where('id', 'not in', db.selectFrom('sitters').select('person').where('person', 'in', idle))
        .where('id', 'not in', db.selectFrom('tables').select('host').where('host', 'in', idle))
        .where('id', 'not in', db.selectFrom('tokens').select('owner').where('owner', 'in', idle))
        .where('id', 'not in', db.selectFrom('ratings').select('person').where('person', 'in', idle))
        .where('id', 'not in', db.selectFrom('pushes').select('person').where('person', 'in', idle))
        .where('id', 'not in', db.selectFrom('passkeys').select('person').where('person', 'in', idle))
        .where('id', 'not in', db.selectFrom('reports').select('person').where('person', 'in', idle))
        .executeTakeFirst();
      cleared += Number(numDeletedRows);
    }
    const end = page.at(-1);
    if (page.length < PAGE || !end) return cleared;
    last = end.id;
  }
}
