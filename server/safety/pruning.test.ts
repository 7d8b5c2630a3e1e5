import { expect, test } from 'vitest';
import { begin } from '../testing/begin.ts';
import { TestClient } from '../testing/client.ts';
import { serve } from '../testing/serve.ts';

const DAY = 86_400_000;

/** Makes a table and all that happened at it older. */
async function age(server: Awaited<ReturnType<typeof serve>>, table: string, days: number): Promise<void> {
  const { db } = server.store;
  const older = days * DAY;
  await db
    .updateTable('tables')
    .set((e) => ({ updated: e('updated', '-', older) }))
    .where('id', '=', table)
    .execute();
  await db
    .updateTable('journal')
    .set((e) => ({ at: e('at', '-', older) }))
    .where('table_id', '=', table)
    .execute();
}

test('abandoned tables are closed, their secret shown, and forgotten later; living ones stay', async () => {
  const server = await serve();
  const ann = await TestClient.named(server.url, 'Ann');
  const { id: abandoned } = await ann.create({ game: 'inflation', players: 3 });
  const { id: fresh } = await ann.create({ game: 'inflation', players: 3 });
  const left = await begin([server.url, server.url, server.url]);
  const played = await begin([server.url, server.url, server.url]);
  left.close();
  played.close();
  await server.stop();
  const again = await serve({ data: server.config.data });
  for (const table of [abandoned, left.id, played.id]) await age(again, table, 31);
  const phone = Object.assign(new TestClient(again.url), { cookie: ann.cookie });
  // Somebody plays on at a table whose row looks old: a decision without a clock does not touch the row.
  const turn = played.streams[0].now!.asked[0];
  const player = Object.assign(new TestClient(again.url), { cookie: played.people[turn].cookie });
  expect((await player.post(`/api/tables/${played.id}/decisions`, { decision: 'bid:1' })).status).toBe(200);
  await again.store.db.updateTable('tables').set({ updated: 1 }).where('id', '=', played.id).execute();

  await again.tidy();
  const room = async (id: string) => (await phone.get(`/api/tables/${id}`)).body.room;
  expect(await room(abandoned)).toMatchObject({ status: 'closed', secret: expect.any(String) });
  expect(await room(left.id)).toMatchObject({ status: 'closed', secret: expect.any(String) });
  expect(await room(fresh)).toMatchObject({ status: 'open', secret: null });
  expect(await room(played.id)).toMatchObject({ status: 'playing', secret: null });

  await again.store.db.updateTable('tables').set({ updated: 1 }).where('id', '=', abandoned).execute();
  await again.tidy();
  const rows = (id: string) =>
    again.store.db.selectFrom('journal').select('n').where('table_id', '=', id).execute();
  expect(await rows(abandoned)).toEqual([]);
  expect((await rows(left.id)).length).toBeGreaterThan(0);
  await again.end();
});
