import { fail, ok } from '@overtrick/engine';
import type { Store } from '../store/store.ts';
import type { Tables } from './tables.ts';

/** Closes what somebody has opened and nobody has started, when they are sent away for good. Matches go on: they are the others' too. */
export async function closeUnstarted(store: Store, tables: Tables, host: string): Promise<void> {
  const opened = await store.db
    .selectFrom('tables')
    .select('id')
    .where('host', '=', host)
    .where('status', '=', 'open')
    .execute();
  for (const { id } of opened) {
    await tables.act(id, null, ({ room, secret }) =>
      room.status === 'open' && room.host === host
        ? ok({ entry: { t: 'close', why: 'admin', secret } })
        : fail('started'),
    );
  }
}
