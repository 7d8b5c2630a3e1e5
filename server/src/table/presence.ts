import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import type { Wake } from '../wake/wake.ts';
import type { LiveTable } from './live.ts';
import { meetPeople } from './read.ts';
import { tellPresence } from './tell.ts';

/** A node that was not seen for this long is gone, with its visitors. */
export const NODE_GONE = 20_000;

export interface AttendanceDuties {
  readonly node: string;
  readonly store: Store;
  readonly wake: () => Wake;
  /** True when there are other nodes to tell. */
  readonly shared: boolean;
  readonly log: Logger;
}

/** Who is connected: to this node by its listeners, to others by what they have written. */
export class Attendance {
  readonly #duties: AttendanceDuties;

  constructor(duties: AttendanceDuties) {
    this.#duties = duties;
  }

  /** Somebody started or stopped listening here. */
  changed(live: LiveTable, person: string | null, here: boolean): void {
    tellPresence(live);
    if (!this.#duties.shared || person === null) return;
    const still = [...live.listeners].some((listener) => listener.person === person);
    if (here !== still) return;
    void this.#write(live.id, person, here).catch((error: unknown) => {
      this.#duties.log.warn({ err: error }, 'presence could not be kept');
    });
  }

  /** Reads who listens at other nodes. */
  async refresh(live: LiveTable): Promise<void> {
    const { store, node, shared } = this.#duties;
    if (!shared) return;
    const rows = await store.db
      .selectFrom('presence')
      .innerJoin('nodes', 'nodes.id', 'presence.node')
      .select('person')
      .where('table_id', '=', live.id)
      .where('node', '!=', node)
      .where('nodes.seen', '>', store.now() - NODE_GONE)
      .execute();
    const elsewhere = new Set(rows.map((row) => row.person));
    if (elsewhere.size === live.elsewhere.size && [...elsewhere].every((id) => live.elsewhere.has(id)))
      return;
    await meetPeople(store, live, elsewhere);
    live.elsewhere = elsewhere;
    tellPresence(live);
  }

  /** True when a person is connected somewhere. */
  async isHere(live: LiveTable, person: string): Promise<boolean> {
    await this.refresh(live);
    return live.isHere(person);
  }

  async #write(table: string, person: string, here: boolean): Promise<void> {
    const { store, node, wake } = this.#duties;
    if (here) {
      await store.db
        .insertInto('presence')
        .values({ table_id: table, person, node, at: store.now() })
        .onConflict((c) => c.doNothing())
        .execute();
    } else {
      await store.db
        .deleteFrom('presence')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('node', '=', node)
        .execute();
    }
    wake().publish(`presence/${table}`);
  }
}
