import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestClient, type TestStream } from '../../testing/client.ts';
import { serve, type TestServer } from '../../testing/serve.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.end());

const people = (...names: readonly string[]) =>
  Promise.all(names.map((name) => TestClient.named(server.url, name)));
const sitters = (stream: TestStream) => stream.room?.seats.map(({ kind, name }) => name || kind);

/** Ann and bots, in their first deal. */
async function dealtIn(ann: TestClient, input = {}): Promise<{ id: string; stream: TestStream }> {
  const bots = ['novice', 'novice'] as const;
  const { id } = await ann.create({ game: 'inflation', players: 3, bots, giveWay: true, ...input });
  await ann.ready(id, (await ann.get(`/api/tables/${id}`)).body.room.commitment, 0);
  await ann.post(`/api/tables/${id}/start`);
  await ann.reveal(id);
  const stream = ann.follow(id);
  await stream.until((s) => s.now !== null, 'the first deal');
  return { id, stream };
}

/** Ann plays whatever comes first until this holds. */
async function playUntil(
  ann: TestClient,
  id: string,
  stream: TestStream,
  holds: (stream: TestStream) => boolean,
): Promise<void> {
  while (!holds(stream)) {
    await stream.until((s) => holds(s) || (s.now?.legal.length ?? 0) > 0, 'a turn', 20_000);
    if (holds(stream)) return;
    const { n } = stream;
    await ann.post(`/api/tables/${id}/decisions`, { decision: stream.now?.legal[0] });
    await stream.until((s) => s.n > n, 'the decision');
  }
}

describe('before the start', () => {
  test('a bot gives its seat to a person, by itself where no seat is free, and never to an outside bot', async () => {
    const [ann, ben, cleo] = await people('Ann', 'Ben', 'Cleo');
    const { id } = await ann.create({
      ...{ game: 'inflation', players: 3, bots: ['novice', 'club'], giveWay: true, public: true },
    });
    const { token } = (await ann.post('/api/me/tokens', { name: 'Hasty' })).body;
    const robot = { authorization: `Bearer ${token}` };
    expect((await ann.post(`/api/tables/${id}/sit`, { seat: 1 }, robot)).problem).toBe('seat-taken');
    const listed = async () => (await ben.get('/api/lobby')).body.tables.find((table) => table.id === id);
    await expect.poll(listed).toMatchObject({ taken: 1 });
    expect((await ben.post(`/api/tables/${id}/sit`)).status).toBe(200);
    expect((await cleo.post(`/api/tables/${id}/sit`, { seat: 2 })).status).toBe(200);
    const { room } = (await ann.get(`/api/tables/${id}`)).body;
    expect(room.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cleo']);
    expect(room.giveWay).toBe(true);
  });

  test('a bot keeps its seat where that was not asked for', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    const { id } = await ann.create({ game: 'inflation', players: 3, bots: ['novice', 'novice'] });
    expect((await ben.post(`/api/tables/${id}/sit`)).problem).toBe('full');
    expect((await ben.post(`/api/tables/${id}/sit`, { seat: 1 })).problem).toBe('seat-taken');
  });

  test('at a rated table nobody gives way', async () => {
    const [ann] = await people('Ann');
    const clock = { kind: 'live', bank: 180, move: 30, away: 120 };
    const input = { game: 'inflation', players: 3, public: true, rated: true, clock };
    expect((await ann.post('/api/tables', { ...input, giveWay: true })).problem).toBe('rated');
    expect((await ann.post('/api/tables', input)).status).toBe(201);
  });

  test('who looks at the table is named to those who are there, and no more once they sit', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    const { id } = await ann.create({ game: 'inflation', players: 3 });
    const visitors = (stream: TestStream) =>
      stream.told.findLast(({ event }) => event === 'presence')?.data as { visitors: unknown } | undefined;
    const stream = ann.follow(id);
    await stream.until((s) => s.whole !== null);
    const looking = ben.follow(id);
    const named = [{ person: ben.id, name: 'Ben', face: null }];
    await stream.until((s) => JSON.stringify(visitors(s)?.visitors) === JSON.stringify(named), 'the visitor');
    await ben.post(`/api/tables/${id}/sit`, { seat: 1 });
    await stream.until((s) => {
      const { seats, visitors: left } = (visitors(s) ?? {}) as { seats?: boolean[]; visitors?: unknown[] };
      return seats?.[1] === true && left?.length === 0;
    }, 'the visitor on a seat');
    looking.close();
    stream.close();
  });
});

describe('in the match', () => {
  test('a newcomer claims a bot’s seat, gets it before the next deal and never sees the running hand', async () => {
    const [ann, ben, cleo] = await people('Ann', 'Ben', 'Cleo');
    const { id, stream } = await dealtIn(ann);
    const looking = ben.follow(id);
    await looking.until((s) => s.whole !== null);
    expect((await ben.post(`/api/tables/${id}/sit`, { seat: 2 })).status).toBe(200);
    await stream.until((s) => s.room?.seats[2].coming?.name === 'Ben', 'the claim');
    expect((await ben.post(`/api/tables/${id}/sit`, { seat: 2 })).problem).toBe('already-there');
    expect((await cleo.post(`/api/tables/${id}/sit`, { seat: 2 })).problem).toBe('seat-taken');
    expect((await ann.post(`/api/tables/${id}/sit`, { seat: 1 })).problem).toBe('seated');
    expect([looking.whole?.seat, looking.now?.hand]).toEqual([-1, []]);
    await playUntil(ann, id, stream, () => looking.whole?.seat === 2);
    expect(looking.whole?.view?.now.deal).toBe(0);
    expect(looking.room).toMatchObject({ betweenDeals: true });
    expect(sitters(looking)).toEqual(['Ann', 'bot', 'Ben']);
    await looking.until((s) => s.now?.deal === 1 && s.now.hand.length === 12, 'the own hand');
    looking.close();
    stream.close();
  });

  test('a claim is given up by standing up, and lost by who is not there', async () => {
    const [ann, ben, cleo] = await people('Ann', 'Ben', 'Cleo');
    const { id, stream } = await dealtIn(ann);
    await ben.post(`/api/tables/${id}/sit`, { seat: 2 });
    await stream.until((s) => s.room?.seats[2].coming !== null, 'the claim');
    expect((await ben.post(`/api/tables/${id}/stand`)).status).toBe(200);
    await stream.until((s) => s.room?.seats[2].coming === null, 'no claim');
    expect((await ben.post(`/api/tables/${id}/stand`)).problem).toBe('not-seated');
    await cleo.post(`/api/tables/${id}/sit`, { seat: 2 });
    await playUntil(ann, id, stream, (s) => s.now?.deal === 1);
    expect(sitters(stream)).toEqual(['Ann', 'bot', 'bot']);
    expect(stream.room?.seats[2].coming).toBeNull();
    stream.close();
  });

  test('at a table without spectators who has claimed a seat is let in, and nobody else; who gives it up is shut out', async () => {
    const [ann, ben, cleo] = await people('Ann', 'Ben', 'Cleo');
    const { id, stream } = await dealtIn(ann, { spectators: false });
    expect((await ben.get(`/api/tables/${id}`)).problem).toBe('no-spectators');
    expect((await ben.post(`/api/tables/${id}/sit`)).status).toBe(200);
    const looking = ben.follow(id);
    await looking.until((s) => s.whole !== null, 'the table');
    expect([looking.whole?.seat, looking.now?.hand]).toEqual([-1, []]);
    expect((await cleo.get(`/api/tables/${id}/stream`)).problem).toBe('no-spectators');
    expect((await cleo.post(`/api/tables/${id}/sit`)).status).toBe(200);
    const leaving = cleo.follow(id);
    await leaving.until((s) => s.whole !== null, 'the table');
    await cleo.post(`/api/tables/${id}/stand`);
    await leaving.until((s) => s.ended, 'the end of the line');
    expect((await cleo.get(`/api/tables/${id}`)).problem).toBe('no-spectators');
    await playUntil(ann, id, stream, () => looking.whole?.seat === 1);
    expect(sitters(looking)).toEqual(['Ann', 'Ben', 'bot']);
    looking.close();
    stream.close();
  });

  test('nobody comes while no one who was dealt in plays, nor for the last deal', async () => {
    const [ann, ben] = await people('Ann', 'Ben');
    const away = await dealtIn(ann, { clock: { kind: 'live', bank: 60, move: 60, away: 60 } });
    await ann.post(`/api/tables/${away.id}/stand`);
    expect((await ben.post(`/api/tables/${away.id}/sit`, { seat: 2 })).problem).toBe('nobody-votes');
    away.stream.close();
    const single = await dealtIn(ann, { game: 'escalation' });
    expect((await ben.post(`/api/tables/${single.id}/sit`, { seat: 2 })).problem).toBe('last-deal');
    single.stream.close();
  });

  test('a yes to somebody who asked for the seat ends when a bot has given it to another', async () => {
    const [ann, ben, cleo, dan] = await people('Ann', 'Ben', 'Cleo', 'Dan');
    const { id, stream } = await dealtIn(ann);
    const take = (who: TestClient, input: object) => who.post(`/api/tables/${id}/takeover`, input);
    // Ben sits with Ann's yes, so that two must agree from now on.
    await take(ben, { seat: 1 });
    await take(ann, { seat: 1, person: ben.id });
    await take(cleo, { seat: 2 });
    await take(ann, { seat: 2, person: cleo.id });
    const looking = dan.follow(id);
    await looking.until((s) => s.whole !== null);
    expect((await dan.post(`/api/tables/${id}/sit`, { seat: 2 })).status).toBe(200);
    await ben.post(`/api/tables/${id}/stand`);
    await playUntil(ann, id, stream, () => looking.whole?.seat === 2);
    await ben.post(`/api/tables/${id}/back`);
    await dan.post(`/api/tables/${id}/stand`);
    expect((await take(ben, { seat: 2, person: cleo.id })).problem).toBe('nobody-votes');
    looking.close();
    stream.close();
  });

  test('who has held a hand of the match comes back to no other seat', async () => {
    const [ann, ben, cleo] = await people('Ann', 'Ben', 'Cleo');
    const { id, stream } = await dealtIn(ann);
    const take = (who: TestClient, input: object) => who.post(`/api/tables/${id}/takeover`, input);
    expect((await take(ben, { seat: 2 })).status).toBe(200);
    expect((await take(ann, { seat: 2, person: ben.id })).status).toBe(200);
    await ben.post(`/api/tables/${id}/stand`);
    expect((await take(cleo, { seat: 2 })).status).toBe(200);
    expect((await take(ann, { seat: 2, person: cleo.id })).status).toBe(200);
    await stream.until((s) => s.room?.seats[2].name === 'Cleo', 'Cleo');
    expect((await ben.post(`/api/tables/${id}/sit`, { seat: 1 })).problem).toBe('has-seen');
    stream.close();
  });
});
