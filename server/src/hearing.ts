import type { Streams } from './http/streams.ts';
import type { ShutAddresses } from './moderation/shutAddresses.ts';
import { sayWarning, unseenBy } from './moderation/warnings.ts';
import type { People } from './people/people.ts';
import type { PersonRow } from './store/schema.ts';
import type { Store } from './store/store.ts';
import type { OpenTables } from './table/lobby.ts';
import type { Attendance } from './table/presence.ts';
import type { Tables } from './table/tables.ts';
import type { Topic } from './wake/wake.ts';

/** Hangs up on a person who may not listen any more. */
export async function heedPerson(streams: Streams, people: People, id: string): Promise<void> {
  const row = await people.get(id);
  streams.endOf(id, row && !people.isBanned(row) ? row : undefined);
}

/** Reads which addresses are shut out, and hangs up on them. */
export async function heedAddresses(streams: Streams, addresses: ShutAddresses): Promise<void> {
  await addresses.load();
  streams.endFrom((origin) => addresses.refuse(origin) !== null);
}

/** Tells a person at a table what an admin has told them. */
async function tellWarnings(store: Store, tables: Tables, id: string): Promise<void> {
  const lines = [...tables.all()].flatMap(({ listeners }) =>
    [...listeners].filter(({ person }) => person === id),
  );
  if (lines.length === 0) return;
  for (const warning of await unseenBy(store, id)) {
    for (const line of lines) line.send(sayWarning(warning));
  }
}

interface Hearing {
  readonly store: Store;
  readonly streams: Streams;
  readonly tables: Tables;
  readonly people: People;
  readonly addresses: ShutAddresses;
  readonly lobby: OpenTables;
  readonly attendance: Attendance;
}

/** What a node does when another tells it that something has changed. */
export function makeHearing({
  store,
  streams,
  tables,
  people,
  addresses,
  lobby,
  attendance,
}: Hearing): (topic: Topic) => void {
  const look = async (topic: Topic): Promise<void> => {
    const [what, id, n] = topic.split('/');
    const live = tables.peek(id);
    if (what === 'table') await tables.refresh(id, Number(n));
    else if (what === 'presence' && live) await attendance.refresh(live);
    else if (what === 'lobby') lobby.touch();
    else if (what === 'addresses') await heedAddresses(streams, addresses);
    else if (what === 'person') {
      people.forget(id);
      await heedPerson(streams, people, id);
      await tellWarnings(store, tables, id);
      await tables.rename(id);
    } else if (what === 'all') {
      lobby.touch();
      await heedAddresses(streams, addresses);
      for (const row of await people.read(streams.holders())) {
        const known = people.known(row.id);
        if (known && hasChanged(known, row)) people.forget(row.id);
        await heedPerson(streams, people, row.id);
      }
      await tables.refreshAll();
    }
  };
  return (topic) => void look(topic).catch(() => {});
}

const hasChanged = (known: PersonRow, row: PersonRow): boolean =>
  (['banned', 'banned_until', 'muted_until', 'epoch'] as const).some((each) => known[each] !== row[each]);
