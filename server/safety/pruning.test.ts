import { expect, test } from 'vitest';
import { begin } from '../testing/begin.ts';
import { TestClient } from '../testing/client.ts';
import { serve } from '../testing/serve.ts';

const DAY = 86_400_000;
const ADMIN = 'the-admin-token-of-this-test';

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

test('closed tables are forgotten as fast as they can be opened: all that are due at once', async () => {
  const server = await serve();
  const ann = await TestClient.named(server.url, 'Ann');
  const { id } = await ann.create({ game: 'inflation', players: 3 });
  const { db } = server.store;
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const entry = { n: 0, kind: 'open', payload: '{}', at: 1, key: null };
  for (let at = 0; at < 1_030; at++) {
    const copy = `closed-${at}`;
    const closed = { ...row, id: copy, code: copy, status: 'closed' as const, updated: 1 };
    await server.store.write([
      db.insertInto('tables').values(closed).compile(),
      db
        .insertInto('journal')
        .values({ table_id: copy, ...entry })
        .compile(),
    ]);
  }
  await server.tidy();
  const tables = await db.selectFrom('tables').select('id').execute();
  expect(tables).toEqual([{ id }]);
  const journal = await db.selectFrom('journal').select('table_id').distinct().execute();
  expect(journal).toEqual([{ table_id: id }]);
  await server.end();
}, 60_000);

test('guests who never played are forgotten after a month; who left anything, or came back, stays', async () => {
  const server = await serve();
  const { db } = server.store;
  const named = (name: string) => TestClient.named(server.url, name);
  const [passer, host, keeper, owner, banned, back] = await Promise.all(
    ['Passer', 'Host', 'Keeper', 'Owner', 'Banned', 'Back'].map(named),
  );
  const many = await Promise.all(Array.from({ length: 30 }, (_, at) => named(`Passer ${at}`)));
  await host.create({ game: 'inflation', players: 3 });
  await keeper.post('/api/me/recovery');
  await owner.post('/api/me/tokens', { name: 'Robo' });
  const played = await begin([server.url, server.url, server.url]);
  played.close();
  await db.updateTable('people').set({ banned: 1 }).where('id', '=', banned.id).execute();
  await db
    .updateTable('people')
    .set((e) => ({ seen: e('seen', '-', 31 * DAY) }))
    .execute();
  await server.stop();
  const again = await serve({ data: server.config.data });
  expect(
    (await Object.assign(new TestClient(again.url), { cookie: back.cookie }).get('/api/me')).status,
  ).toBe(200);
  await again.tidy();
  const left = new Set(
    (await again.store.db.selectFrom('people').select('id').execute()).map(({ id }) => id),
  );
  const stay = [host, keeper, owner, banned, back, ...played.people];
  expect(stay.filter(({ id }) => !left.has(id))).toEqual([]);
  expect([passer, ...many].filter(({ id }) => left.has(id))).toEqual([]);
  // And the bot of the owner.
  expect(left.size).toBe(stay.length + 1);
  const gone = Object.assign(new TestClient(again.url), { cookie: passer.cookie });
  expect((await gone.post('/api/me', { name: 'Passer' })).status).toBe(201);
  await again.end();
}, 60_000);

test('reports are forgotten 90 days after they were dealt with, and where people were after a month', async () => {
  const server = await serve({ adminToken: ADMIN });
  const { db } = server.store;
  const [ann, eve, ben] = await Promise.all(
    ['Ann', 'Eve', 'Ben'].map((name) => TestClient.named(server.url, name)),
  );
  for (const { id } of [eve, ben]) {
    expect((await ann.post(`/api/people/${id}/report`, { reason: 'spam' })).status).toBe(200);
  }
  const reports = () => db.selectFrom('reports').select(['id', 'person', 'closed']).execute();
  const filed = (await reports()).find(({ person }) => person === eve.id)!;
  const admin = { 'overtrick-admin': ADMIN };
  expect((await ann.post(`/admin/reports/${filed.id}/close`, { why: 'done' }, admin)).status).toBe(200);
  const grow = async (days: number) => {
    await db
      .updateTable('reports')
      .set((e) => ({ at: e('at', '-', days * DAY), closed: e('closed', '-', days * DAY) }))
      .execute();
    await db
      .updateTable('whereabouts')
      .set((e) => ({ at: e('at', '-', days * DAY) }))
      .execute();
    await server.tidy();
  };
  const places = async () => (await db.selectFrom('whereabouts').selectAll().execute()).length;
  await expect.poll(places).toBe(1);

  await grow(29);
  expect([(await reports()).length, await places()]).toEqual([2, 1]);
  await grow(2);
  expect([(await reports()).length, await places()]).toEqual([2, 0]);
  await grow(58);
  expect(await reports()).toHaveLength(2);
  await grow(2);
  // What nobody has dealt with waits for as long as it takes.
  expect(await reports()).toMatchObject([{ person: ben.id, closed: null }]);
  await server.end();
});
