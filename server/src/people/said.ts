import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** A literal in the query: SQLite uses the index on chat entries only then. */
const CHAT = sql.lit('chat');
/** Chat lines that are looked through at once: between two pages the store serves others. */
const PAGE = 2_000;

/** A line of chat as the journal holds it. */
export interface Said {
  readonly table_id: string;
  readonly n: number;
  readonly at: number;
  readonly payload: string;
}

/** Every line of chat that these people have said, oldest first, page by page. */
export async function* saidBy({ db }: Store, people: readonly string[]): AsyncGenerator<Said> {
  const chat = db.selectFrom('journal').where('kind', '=', CHAT);
  for (let after = -1; ; ) {
    const last = await chat
      .select('at')
      .where('at', '>', after)
      .orderBy('at')
      .offset(PAGE - 1)
      .limit(1)
      .executeTakeFirst();
    let page = chat
      .select(['table_id', 'n', 'at', 'payload'])
      .where('at', '>', after)
      .where((e) => e.or(people.map((id) => e('payload', 'like', `%"person":"${id}"%`))))
      .orderBy('at');
    if (last) page = page.where('at', '<=', last.at);
    yield* await page.execute();
    if (!last) return;
    after = Number(last.at);
  }
}
