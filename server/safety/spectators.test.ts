import type { Whole } from '@overtrick/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PersonRow } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Store } from '../src/store/store.ts';
import type { LiveTable } from '../src/table/live.ts';
import { callOf, Device } from './seatDevice.ts';
import { checkInput, type Doors, openDoors } from './seatDoors.ts';

let store: Store;
let doors: Doors;
beforeAll(async () => {
  store = await Store.open(openSqlite(':memory:'));
  doors = openDoors(store);
});
afterAll(async () => {
  await doors.close();
  await store.close();
});

const personOf = (name: string): PersonRow => ({
  ...{ id: name.padEnd(20, '0'), name, recovery: null, robot: 0, banned: 0, epoch: 0, created: 0, seen: 0 },
  ...{ face: null, banned_until: null, muted_until: null },
});
const [HOST, EVE] = [personOf('Host'), personOf('Eve')];

/** A new table at which so many look on. */
async function watchedBy(count: number): Promise<LiveTable> {
  const name = 'POST /api/tables';
  const made = await doors.doors[name].go(
    callOf(HOST, ''),
    checkInput(name, { game: 'inflation', players: 3 }),
  );
  const { id } = (made.ok && made.value && 'json' in made.value ? made.value.json : {}) as { id: string };
  const live = await doors.tables.get(id);
  if (!live) throw new Error('the table is gone');
  for (let at = 0; at < count; at++) {
    const person = `watcher-${at}`;
    live.faces.set(person, { name: person, face: null, robot: false });
    live.listeners.add({ person, observer: -1, send() {}, end() {} });
  }
  return live;
}

const listen = ({ id }: LiveTable, person: PersonRow | null) =>
  doors.doors['GET /api/tables/:id/stream'].go(new Device(person).call(id), undefined);

test('five hundred look on at a table, and who sits there gets in all the same', async () => {
  const live = await watchedBy(499);
  expect((await listen(live, EVE)).ok).toBe(true);
  for (const late of [EVE, null]) {
    expect(await listen(live, late)).toMatchObject({ error: { problem: 'crowded' } });
  }
  expect((await listen(live, HOST)).ok).toBe(true);
});

test('twenty visitors are named at most', async () => {
  const live = await watchedBy(30);
  const look = await doors.doors['GET /api/tables/:id'].go(callOf(HOST, live.id), undefined);
  const { presence } = (look.ok && look.value && 'json' in look.value ? look.value.json : {}) as Whole;
  expect([presence.spectators, presence.visitors.length]).toEqual([30, 20]);
});
