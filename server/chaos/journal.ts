import type { Store } from '../src/store/store.ts';
import type { Sitting } from './sitting.ts';
import type { Tally } from './tally.ts';

/** The last look, into the store itself: every position once, every key once, and nothing beside. */
export async function checkJournal(store: Store, sittings: readonly Sitting[], tally: Tally): Promise<void> {
  const { db } = store;
  for (const { table, people, acknowledged, length } of sittings) {
    const violate = (what: string): void => tally.violate(`table ${table}, in the store: ${what}`);
    const rows = await db
      .selectFrom('journal')
      .select(['n', 'key'])
      .where('table_id', '=', table)
      .orderBy('n')
      .execute();
    if (rows.some(({ n }, at) => n !== at)) violate('its positions have a gap');
    if (rows.length !== length + 1) violate(`${rows.length} positions, but ${length + 1} were told`);
    const keys = rows.flatMap(({ key }) => key ?? []);
    if (new Set(keys).size !== keys.length) violate('a key was applied twice');
    if (keys.length !== acknowledged.length)
      violate(`${keys.length} keys, but ${acknowledged.length} were acknowledged`);
    for (const { n, key, person } of acknowledged) {
      if (rows[n]?.key !== `${person.slice(0, 8)}:${key}`) violate(`${key} is not at ${n}`);
    }
    const row = await db.selectFrom('tables').select('status').where('id', '=', table).executeTakeFirst();
    if (row?.status !== 'over') violate(`the match is over and its row says ${row?.status}`);
    const results = await db.selectFrom('results').select('person').where('table_id', '=', table).execute();
    if (results.length !== people.length) violate(`${results.length} results for ${people.length} people`);
  }
  const tables = await db.selectFrom('tables').select('id').execute();
  if (tables.length !== tally.opened)
    tally.violate(`${tally.opened} tables were opened and ${tables.length} are kept`);
}
