import type { Kysely } from 'kysely';
import type { Database, OwnRow } from './schema.ts';

/** A row of `house`; null when there is none. */
export async function readHouseRow(db: Kysely<Database>, key: OwnRow): Promise<string | null> {
  const row = await db.selectFrom('house').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

/** Writes a row of `house` if it still is as it was; false when another node was faster. */
export async function swapHouseRow(
  db: Kysely<Database>,
  key: OwnRow,
  before: string | null,
  value: string,
): Promise<boolean> {
  if (before === null) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('house')
      .values({ key, value })
      .onConflict((c) => c.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('house')
    .set({ value })
    .where('key', '=', key)
    .where('value', '=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
