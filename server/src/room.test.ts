import type { Lobby } from '@overtrick/api';
import { inflation } from '@overtrick/games';
import { prove } from '@overtrick/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, playOn, whoseTurn } from '../testing/begin.ts';
import { TestClient } from '../testing/client.ts';
import { serve, type TestServer } from '../testing/serve.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.end());

const two = () => begin([server.url, server.url]);

describe('before the start', () => {
  test('the host seats and removes; others cannot', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const ben = await TestClient.named(server.url, 'Ben');
    const { id } = await ann.create({ game: 'inflation', players: 4 });
    await ben.post(`/api/tables/${id}/sit`, { seat: 2 });
    expect((await ben.post(`/api/tables/${id}/bot`, { seat: 1, level: 'novice' })).problem).toBe('not-host');
    expect((await ann.post(`/api/tables/${id}/sit`, { seat: 2 })).problem).toBe('seat-taken');
    expect((await ann.post(`/api/tables/${id}/bot`, { seat: 9, level: 'novice' })).problem).toBe(
      'no-such-seat',
    );
    expect((await ann.post(`/api/tables/${id}/start`)).problem).toBe('seats-free');
    expect((await ann.post(`/api/tables/${id}/remove`, { seat: 2 })).status).toBe(200);
    const { body } = await ben.get(`/api/tables/${id}`);
    expect([body.seat, body.room.seats.map(({ kind }) => kind)]).toEqual([
      -1,
      ['person', 'empty', 'empty', 'empty'],
    ]);
    await ben.post(`/api/tables/${id}/sit`, { seat: 3 });
    await ann.post(`/api/tables/${id}/stand`);
    expect((await ben.get(`/api/tables/${id}`)).body.room.host).toBe(ben.id);
    expect((await ben.post(`/api/tables/${id}/close`)).status).toBe(200);
    expect((await ben.post(`/api/tables/${id}/sit`, { seat: 0 })).problem).toBe('closed');
  });

  test('who sits may still open their hands of finished deals, and is ready anew after that', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const { id } = await ann.create({ game: 'inflation', players: 3 });
    const look = async () => (await ann.get(`/api/tables/${id}`)).body.room;
    await ann.ready(id, (await look()).commitment, 0);
    expect((await ann.post(`/api/tables/${id}/sit`, { seat: 0 })).problem).toBe('already-there');
    expect((await ann.post(`/api/tables/${id}/sit`, { seat: 0, openHands: true })).status).toBe(200);
    expect((await look()).seats[0]).toMatchObject({ person: ann.id, openHands: true, ready: false });
    expect((await ann.post(`/api/tables/${id}/sit`, { seat: 0, openHands: true })).problem).toBe(
      'already-there',
    );
  });

  test('a wrong reveal is refused, and the host may go on without one', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const ben = await TestClient.named(server.url, 'Ben');
    const { id } = await ann.create({ game: 'inflation', players: 3, bots: ['novice'] });
    await ben.post(`/api/tables/${id}/sit`, { seat: 1 });
    const { commitment } = (await ann.get(`/api/tables/${id}`)).body.room;
    await ann.ready(id, commitment, 0);
    await ben.ready(id, commitment, 1);
    expect((await ann.reveal(id)).problem).toBe('too-early');
    await ann.post(`/api/tables/${id}/start`);
    expect((await ben.post(`/api/tables/${id}/reveal`, { reveal: '00'.repeat(32) })).problem).toBe(
      'wrong-reveal',
    );
    await ann.reveal(id);
    expect((await ben.post(`/api/tables/${id}/deal`)).problem).toBe('not-host');
    expect((await ann.post(`/api/tables/${id}/deal`)).status).toBe(200);
    const { room, view } = (await ann.get(`/api/tables/${id}`)).body;
    expect(view?.now.hand).toHaveLength(12);
    expect(room.shares.map(({ seat, reveal, from }) => [seat, reveal !== null, from])).toEqual([
      [0, true, 0],
      [1, false, 0],
    ]);
  });

  test('a deal does not wait for ever for a device that is gone, the host’s included, and the proof says so', async () => {
    const hasty = await serve({ revealTime: 300 });
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => TestClient.named(hasty.url, name)));
    const { id } = await ann.create({ game: 'inflation', players: 3, bots: ['novice'] });
    await ben.post(`/api/tables/${id}/sit`, { seat: 1 });
    const { commitment } = (await ann.get(`/api/tables/${id}`)).body.room;
    await ann.ready(id, commitment, 0);
    await ben.ready(id, commitment, 1);
    await ann.post(`/api/tables/${id}/start`);
    await ben.reveal(id);
    const stream = ben.follow(id);
    await stream.until((s) => s.now !== null, 'the deal');
    expect((await ann.reveal(id)).problem).toBe('nothing-to-reveal');
    await ann.post(`/api/tables/${id}/stand`);
    await ben.post(`/api/tables/${id}/stand`);
    await stream.until((s) => s.room?.status === 'over', 'the end', 30_000);
    stream.close();
    const { body: log } = await ben.get(`/api/tables/${id}/log`);
    expect(prove({ game: inflation, log })).toMatchObject({
      ok: true,
      value: { contributed: [1], withheld: [0], over: true },
    });
    await hasty.end();
  });

  test('quick match seats strangers at one table, which starts by itself', async () => {
    const people = await Promise.all(['A', 'B', 'C'].map((name) => TestClient.named(server.url, name)));
    const lobbies: Lobby[] = [];
    const lobby = new TestClient(server.url).api.follow(
      'GET /api/lobby/stream',
      { query: { game: 'charms' } },
      { hear: ({ data }) => lobbies.push(data) },
    );
    const ids: string[] = [];
    for (const person of people) {
      ids.push((await person.post('/api/quick', { game: 'charms', players: 3 })).body.id);
      await new Promise((next) => setTimeout(next, 50));
    }
    expect(new Set(ids).size).toBe(1);
    await expect
      .poll(() => lobbies.flatMap(({ tables }) => tables), { timeout: 10_000 })
      .toContainEqual(expect.objectContaining({ id: ids[0], taken: 3 }));
    lobby.close();
    const { commitment } = (await people[0].get(`/api/tables/${ids[0]}`)).body.room;
    for (const [seat, person] of people.entries()) await person.ready(ids[0], commitment, seat);
    const stream = people[0].follow(ids[0]);
    await stream.until((s) => s.room?.status === 'revealing', 'the start');
    stream.close();
  });
});

describe('during play', () => {
  test('spectators see public information only', async () => {
    const begun = await two();
    const cleo = await TestClient.named(server.url, 'Cleo');
    const watching = await cleo.follow(begun.id).until((s) => s.whole !== null);
    expect(watching.whole?.seat).toBe(-1);
    expect(watching.whole?.view?.now.hand).toEqual([]);
    expect((await cleo.post(`/api/tables/${begun.id}/decisions`, { decision: 'bid:1' })).problem).toBe(
      'not-seated',
    );
    expect((await cleo.post(`/api/tables/${begun.id}/chat`, { text: 'psst' })).problem).toBe('spectator');
    expect((await cleo.get(`/api/tables/${begun.id}/deals`)).status).toBe(403);
    watching.close();
    begun.close();
  });

  test('a pause needs everybody, and nothing moves in it', async () => {
    const begun = await two();
    const [ann, ben] = begun.people;
    const turn = await whoseTurn(begun);
    await ann.post(`/api/tables/${begun.id}/pause`);
    await begun.streams[0].until((s) => s.room?.votes.length === 1);
    expect(begun.streams[0].room?.paused).toBe(false);
    await ben.post(`/api/tables/${begun.id}/pause`);
    await begun.streams[0].until((s) => s.room?.paused === true);
    const decide = () => begun.people[turn].post(`/api/tables/${begun.id}/decisions`, { decision: 'bid:1' });
    expect((await decide()).problem).toBe('paused');
    await ben.post(`/api/tables/${begun.id}/resume`);
    expect((await decide()).status).toBe(200);
    begun.close();
  });

  test('the last decision is taken back when everybody agrees', async () => {
    const begun = await begin([server.url, server.url, server.url]);
    const turn = await whoseTurn(begun);
    const { people, streams, id } = begun;
    const other = (turn + 1) % 3;
    expect((await people[turn].post(`/api/tables/${id}/takeback`)).problem).toBe('too-late');
    await people[turn].post(`/api/tables/${id}/decisions`, { decision: 'bid:12' });
    await people[turn].post(`/api/tables/${id}/takeback`);
    await people[other].post(`/api/tables/${id}/takeback`, { seat: turn });
    await people[(turn + 2) % 3].post(`/api/tables/${id}/takeback`, { seat: turn });
    await streams[turn].until((s) => (s.now?.legal.length ?? 0) === 13, 'the turn again');
    expect(streams[other].whole?.view?.past).toHaveLength(1);
    expect((await people[turn].post(`/api/tables/${id}/decisions`, { decision: 'bid:2' })).status).toBe(200);
    begun.close();
  });

  test('who leaves is played for, may come back, or is replaced by vote', async () => {
    const begun = await two();
    const { people, streams, id } = begun;
    const [ann, ben] = people;
    await ben.post(`/api/tables/${id}/stand`);
    await streams[0].until((s) => s.room?.seats[1].away === true);
    await ben.post(`/api/tables/${id}/back`);
    await streams[0].until((s) => s.room?.seats[1].away === false);
    await ben.post(`/api/tables/${id}/stand`);
    const cleo = await TestClient.named(server.url, 'Cleo');
    const stream = cleo.follow(id);
    expect((await ann.post(`/api/tables/${id}/takeover`, { seat: 1 })).problem).toBe('seated');
    expect((await cleo.post(`/api/tables/${id}/takeover`, { seat: 1 })).status).toBe(200);
    await stream.until((s) => s.room?.votes[0]?.name === 'Cleo', 'who asks');
    await ann.post(`/api/tables/${id}/takeover`, { seat: 1, person: cleo.id });
    await stream.until((s) => s.whole?.seat === 1, 'the seat');
    expect(stream.whole?.view?.now.hand.length).toBeGreaterThan(0);
    expect((await ben.post(`/api/tables/${id}/takeover`, { seat: 2 })).problem).toBe('has-seen');
    expect((await cleo.ready(id, stream.room!.commitment, 1)).status).toBe(200);
    expect((await cleo.reveal(id)).status).toBe(200);
    begun.streams[1].close();
    await playOn({ ...begun, people: [ann, cleo], streams: [streams[0], stream] });
    const { chance } = (await cleo.get(`/api/tables/${id}/log`)).body;
    const contributions = chance.kind === 'fair' ? chance.contributions : [];
    expect(contributions.map(({ seat, from }) => [seat, from])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    stream.close();
    begun.close();
  });

  test('the host does not close a match of others, unless all of them agree', async () => {
    const begun = await two();
    const [ann, ben] = begun.people;
    const close = async (who: TestClient, yes = true) =>
      (await who.post(`/api/tables/${begun.id}/close`, { yes })).problem;
    expect(await close(ben)).toBe('not-host');
    expect(await close(ann, false)).toBe('asked');
    // Being away does not take Ben's say.
    await ben.post(`/api/tables/${begun.id}/stand`);
    expect(await close(ann)).toBeUndefined();
    expect(await close(ann)).toBe('asked');
    await begun.streams[1].until((s) => s.room?.votes[0]?.about === 'close', 'the question');
    expect(begun.streams[1].room).toMatchObject({
      status: 'playing',
      votes: [{ name: 'Person 0', yes: [0] }],
    });
    expect(await close(ben, false)).toBeUndefined();
    await begun.streams[1].until((s) => s.room?.votes.length === 0, 'the answer');
    expect(await close(ben)).toBe('not-host');
    expect(await close(ann)).toBeUndefined();
    expect(await close(ben)).toBeUndefined();
    await begun.streams[0].until((s) => s.room?.status === 'closed', 'the end');
    begun.close();
  });

  test('a rated match cannot be closed, and who leaves it gets their result', async () => {
    const begun = await begin([server.url, server.url, server.url], {
      public: true,
      rated: true,
      clock: { kind: 'live', bank: 180, move: 30, away: 120 },
    });
    const [ann, ben] = begun.people;
    const { id } = begun;
    expect((await ann.post(`/api/tables/${id}/close`)).problem).toBe('rated');
    for (const person of begun.people) await person.post(`/api/tables/${id}/stand`);
    await begun.streams[1].until((s) => s.room?.status === 'over', 'the end', 30_000);
    const { body: profile } = await ben.get(`/api/people/${ann.id}`);
    expect(profile.ratings[0]).toMatchObject({ game: 'inflation', played: 1 });
    begun.close();
  });

  test('the host mutes', async () => {
    const begun = await two();
    const [ann, ben] = begun.people;
    expect((await ben.post(`/api/tables/${begun.id}/mute`, { person: ann.id, on: true })).problem).toBe(
      'not-host',
    );
    await ann.post(`/api/tables/${begun.id}/mute`, { person: ben.id, on: true });
    expect((await ben.post(`/api/tables/${begun.id}/chat`, { text: 'hi' })).problem).toBe('muted');
    begun.close();
  });

  test('a clock runs out, a bot plays, and the person takes the seat back', async () => {
    const begun = await begin([server.url, server.url], {
      clock: { kind: 'live', bank: 0, move: 1, away: 1 },
    });
    const turn = await whoseTurn(begun);
    const stream = begun.streams[turn];
    expect(stream.room?.seats[turn].deadline ?? 1).toBeGreaterThan(0);
    await stream.until((s) => s.room?.seats[turn].away === true, 'the bot');
    await stream.until((s) => s.now?.board !== undefined && !s.now.asked.includes(turn), 'its decision');
    expect((await begun.people[turn].post(`/api/tables/${begun.id}/back`)).status).toBe(200);
    begun.close();
  });

  test('a lost connection has an allowance of its own', async () => {
    const begun = await begin([server.url, server.url], {
      clock: { kind: 'live', bank: 0, move: 1, away: 2 },
    });
    const turn = await whoseTurn(begun);
    begun.streams[turn].close();
    const other = begun.streams[1 - turn];
    await other.until(
      (s) => s.told.some(({ data }) => (data as { event?: { t: string } }).event?.t === 'grace'),
      'grace',
    );
    await other.until((s) => s.room?.seats[turn].away === true, 'the bot');
    begun.close();
  });

  test('hints only where the table allows them', async () => {
    const begun = await two();
    expect((await begun.people[0].post(`/api/tables/${begun.id}/hint`)).problem).toBe('no-hints');
    begun.close();
    const helped = await begin([server.url], { hints: true });
    await whoseTurn(helped);
    const { body } = await helped.people[0].post(`/api/tables/${helped.id}/hint`);
    expect(body.decisions.length).toBeGreaterThan(1);
    helped.close();
  });
});

describe('after the match', () => {
  test('results, ratings, a rematch with the same people', async () => {
    const begun = await begin([server.url, server.url, server.url], {
      public: true,
      rated: true,
      clock: { kind: 'live', bank: 180, move: 30, away: 120 },
    });
    await playOn(begun);
    const [ann, ben] = begun.people;
    const { body: profile } = await ben.get(`/api/people/${ann.id}`);
    expect(profile.history).toHaveLength(1);
    expect(profile.ratings[0]).toMatchObject({ game: 'inflation', played: 1 });
    expect(profile.statistics[0]).toMatchObject({ game: 'inflation', played: 1 });
    const [one, other] = await Promise.all(
      [ann, ben].map((each) => each.post(`/api/tables/${begun.id}/rematch`)),
    );
    expect(one.body.id).toBe(other.body.id);
    const { room } = (await ben.get(`/api/tables/${one.body.id}`)).body;
    expect(room.seats.map(({ person }) => person)).toEqual(begun.people.map(({ id }) => id));
    expect((await ann.get(`/api/tables/${begun.id}/deals`)).body).toHaveLength(3);
    begun.close();
  });
});
