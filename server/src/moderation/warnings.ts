import type { Warning } from '@overtrick/api';
import type { Store } from '../store/store.ts';

/** What somebody was told and has not seen yet, the oldest first. */
export const unseenBy = ({ db }: Pick<Store, 'db'>, person: string): Promise<Warning[]> =>
  db
    .selectFrom('warnings')
    .select(['id', 'words', 'at'])
    .where('person', '=', person)
    .where('seen', 'is', null)
    .orderBy('at')
    .execute();

/** Somebody has seen a warning; false when it was not theirs, or seen before. */
export async function markSeen(store: Store, person: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await store.db
    .updateTable('warnings')
    .set({ seen: store.now() })
    .where('id', '=', id)
    .where('person', '=', person)
    .where('seen', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** One message of a stream. */
export const sayWarning = (warning: Warning): string =>
  `event: warning\ndata: ${JSON.stringify(warning)}\n\n`;
