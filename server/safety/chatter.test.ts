import { checkSetup, explain, type Game } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LADDERS } from '../src/ladder/rules.ts';
import { readPersonalData } from '../src/people/profile.ts';
import { listen } from '../src/table/tell.ts';
import { begin } from '../testing/begin.ts';
import { TestClient } from '../testing/client.ts';
import { serve, type TestServer } from '../testing/serve.ts';
import { tableOf } from './botTable.ts';
import { randomWorld } from './twin.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.end());

const TABLE = { game: 'inflation', players: 3 };

test('who comes back far behind gets everything as it is now, and who is near every step', () => {
  const game = gameOf('inflation') as Game;
  const setup = checkSetup(game, 3, {});
  if (!setup.ok) throw new Error(explain(setup.error));
  const live = tableOf(game, 3, randomWorld(game, setup.value, 'far', 3));
  const say = () =>
    live.take({
      n: live.n + 1,
      at: live.at + 1,
      key: null,
      entry: { t: 'chat', person: 'ann', seat: -1, text: 'x'.repeat(300), name: '' },
    });
  for (let lines = 0; lines < 2_000; lines++) say();
  const hear = (after: number) => {
    let heard = '';
    const line = {
      send(text: string) {
        heard += text;
      },
      end() {},
    };
    listen(live, null, after, line, 0);
    return {
      bytes: heard.length,
      frames: heard.match(/^id: /gm)?.length,
      whole: heard.includes('event: whole'),
    };
  };
  const near = hear(live.n - 500);
  expect([near.frames, near.whole]).toEqual([500, false]);
  const far = hear(0);
  expect([far.frames, far.whole]).toEqual([1, true]);
  expect(Math.max(near.bytes, far.bytes)).toBeLessThan(300_000);
});

test('a table that was talked full still seats people and plays', async () => {
  const begun = await begin([server.url, server.url], { players: 3 });
  const [ann, ben] = begun.people;
  const say = (person: TestClient) => person.post(`/api/tables/${begun.id}/chat`, { text: 'x'.repeat(300) });
  for (let line = 0; line < 500; line += 50) {
    const said = await Promise.all(Array.from({ length: 50 }, () => say(ann)));
    expect(said.every(({ status }) => status === 200)).toBe(true);
  }
  expect((await say(ann)).problem).toBe('talked-out');
  expect((await say(ben)).status).toBe(200);
  expect((await ann.post(`/api/tables/${begun.id}/pause`)).status).toBe(200);
  begun.close();
}, 60_000);

test('a table at which somebody waits is not pushed off the lobby by many that were left behind', async () => {
  const ann = await TestClient.named(server.url, 'Ann');
  const { id } = await ann.create({ ...TABLE, public: true });
  const stream = ann.follow(id);
  await stream.until((s) => s.room !== null, 'the room');
  const flooders = await Promise.all(
    Array.from({ length: 60 }, (_, at) => TestClient.named(server.url, `Flooder ${at}`)),
  );
  const [one] = flooders;
  for (let at = 0; at < 12; at++) await one.create({ ...TABLE, public: true });
  for (const flooder of flooders)
    for (let at = 0; at < 2; at++) await flooder.create({ ...TABLE, public: true });
  await expect
    .poll(async () => {
      const { tables } = (await ann.get('/api/lobby')).body;
      const ofOne = tables.filter(({ names }) => names.includes('Flooder 0')).length;
      return [tables.length, tables[0]?.id, ofOne <= 5];
    })
    .toEqual([100, id, true]);
  stream.close();
}, 60_000);

test('who asks for all that is kept about them holds up nobody', async () => {
  const ann = await TestClient.named(server.url, 'Ann');
  const { id } = await ann.create(TABLE);
  await ann.post(`/api/tables/${id}/chat`, { text: 'mine' });
  const { store } = server;
  const payload = JSON.stringify({ person: 'somebody-else', seat: 0, text: 'x'.repeat(100), name: '' });
  await sql`with recursive lines (n) as (select 1 union all select n + 1 from lines where n < 60000)
    insert into journal (table_id, n, kind, payload, at, key) select 'talk', n, 'chat', ${payload}, n / 3, null from lines`.execute(
    store.db,
  );
  await ann.post(`/api/tables/${id}/chat`, { text: 'mine too' });
  const row = await store.db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', ann.id)
    .executeTakeFirstOrThrow();
  let ended = false;
  const asked = readPersonalData(store, LADDERS.strangers, row).finally(() => {
    ended = true;
  });
  // Whenever the store is asked meanwhile it answers between two pages, not after the last.
  let writes = 0;
  while (!ended) {
    await store.write([store.db.updateTable('people').set({ seen: 1 }).where('id', '=', 'x').compile()]);
    writes++;
  }
  expect((await asked).chat.map(({ text }) => text)).toEqual(['mine', 'mine too']);
  expect((await ann.get('/api/me/export')).body).toEqual(await asked);
  expect(writes).toBeGreaterThan(5);
}, 60_000);
