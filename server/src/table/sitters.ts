import { type CompiledQuery, sql } from 'kysely';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live.ts';

/** Who sits where, for the list of a person's tables; under the same condition as the row. */
export function seatQueries(db: Store['db'], { id, at, room }: LiveTable): CompiledQuery[] {
  const row = db.selectFrom('tables').where('tables.id', '=', id).where('updated', '<=', at);
  return [
    db
      .deleteFrom('sitters')
      .where('table_id', '=', id)
      .where((e) => e.exists(row.select('tables.id')))
      .compile(),
    ...room.seats.flatMap(({ person }, seat) =>
      person === null
        ? []
        : db
            .insertInto('sitters')
            .columns(['table_id', 'person', 'seat'])
            .expression(
              row.select([
                'tables.id',
                sql<string>`cast(${person} as text)`.as('person'),
                sql<number>`cast(${seat} as integer)`.as('seat'),
              ]),
            )
            .onConflict((c) => c.doNothing())
            .compile(),
    ),
  ];
}
