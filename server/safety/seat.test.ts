import { checkSetup, explain, type Game } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planAct } from '../src/table/acts.ts';
import { type Begun, begin, whoseTurn } from '../testing/begin.ts';
import { TestClient } from '../testing/client.ts';
import { serve, type TestServer } from '../testing/serve.ts';
import { tableOf } from './botTable.ts';
import { randomWorld } from './twin.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.end());

const three = (input = {}) => begin([server.url, server.url, server.url], input);
const decide = (who: TestClient, table: string, decision: string) =>
  who.post(`/api/tables/${table}/decisions`, { decision });
const act = (who: TestClient, { id }: Begun, name: string, input = {}) =>
  who.post(`/api/tables/${id}/${name}`, input);
/** What everybody sees of the table; nothing that was refused may change it. */
const look = async (begun: Begun) => {
  const { n, room, view } = (await new TestClient(server.url).get(`/api/tables/${begun.id}`)).body;
  return { n, room, view };
};

describe('who may decide', () => {
  test('nobody acts for another seat, whatever they add to the request', async () => {
    const begun = await three();
    const turn = await whoseTurn(begun);
    const other = begun.people[(turn + 1) % 3];
    const before = await look(begun);
    expect((await decide(other, begun.id, 'bid:1')).problem).toBe('not-your-turn');
    const named = await act(other, begun, 'decisions', { decision: 'bid:1', seat: turn });
    expect([named.status, named.problem]).toEqual([422, 'bad-input']);
    const person = begun.people[turn].id;
    const posed = await act(other, begun, 'decisions', { decision: 'bid:1', person });
    expect(posed.status).toBe(422);
    expect(await look(begun)).toEqual(before);
    begun.close();
  });

  test('nobody decides twice, nor out of turn', async () => {
    const begun = await three();
    const turn = await whoseTurn(begun);
    const me = begun.people[turn];
    const both = await Promise.all([decide(me, begun.id, 'bid:1'), decide(me, begun.id, 'bid:2')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await decide(me, begun.id, 'bid:3')).problem).toBe('not-your-turn');
    begun.close();
  });

  test('a decision with another’s old key does nothing, and one’s own old key gives the old answer', async () => {
    const begun = await three();
    const turn = await whoseTurn(begun);
    const key = { 'idempotency-key': 'old-key-of-somebody' };
    const path = `/api/tables/${begun.id}/decisions` as const;
    const first = await begun.people[turn].post(path, { decision: 'bid:1' }, key);
    expect((await begun.people[turn].post(path, { decision: 'bid:1' }, key)).body).toEqual(first.body);
    const next = (turn + 1) % 3;
    await begun.streams[next].until((s) => (s.now?.legal.length ?? 0) > 0, 'the next turn');
    const { body } = await begun.people[next].post(path, { decision: 'bid:2' }, key);
    expect(body.n).toBe(first.body.n + 1);
    begun.close();
  });

  test('what one is at one table is nothing at another', async () => {
    const [here, there] = [await three(), await three()];
    const stranger = there.people[await whoseTurn(there)];
    const before = await look(here);
    for (const [name, input] of [
      ['decisions', { decision: 'bid:1' }],
      ['close', {}],
      ['start', {}],
      ['deal', {}],
      ['stand', {}],
      ['ready', { commitment: '0'.repeat(64) }],
      ['reveal', { reveal: '0'.repeat(64) }],
      ['bot', { seat: 0, level: 'novice' }],
      ['remove', { seat: 0 }],
      ['mute', { person: here.people[0].id, on: true }],
      ['pause', {}],
      ['resume', {}],
      ['takeback', {}],
      ['back', {}],
      ['react', { reaction: 'nice' }],
      ['chat', { text: 'hello' }],
      ['hint', {}],
      ['rematch', {}],
      ['sit', { seat: 0 }],
      ['takeover', { seat: 0 }],
    ] as const) {
      const answer = await act(stranger, here, name, input);
      expect([name, answer.status, answer.problem]).toEqual([
        name,
        expect.toSatisfy((status: number) => status === 403 || status === 409),
        expect.any(String),
      ]);
    }
    expect(await look(here)).toEqual(before);
    here.close();
    there.close();
  });

  test('a table’s id must be known whole', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const begun = await three();
    for (const id of [
      begun.id.slice(0, -1),
      begun.id.toLowerCase(),
      '%2e%2e',
      `${begun.id}%00`,
      "' or 1=1 --",
    ]) {
      expect((await ann.get(`/api/tables/${encodeURI(id)}`)).status).toBe(404);
    }
    begun.close();
  });
});

describe('how much a table takes', () => {
  test('talk takes nobody else’s room: it is bounded by seat, and does not fill a journal', () => {
    const game = gameOf('inflation') as Game;
    const setup = checkSetup(game, 3, {});
    if (!setup.ok) throw new Error(explain(setup.error));
    const live = tableOf(game, 3, randomWorld(game, setup.value, 'full', 3), ['ann']);
    const chat = () => planAct('chat', 'host', { text: 'hello' }, live.at)(live);
    const vote = () => planAct('takeover', 'host', { seat: 1, yes: true }, live.at)(live);
    const talkedOut = { error: { problem: 'talked-out' } };
    const say = (seat: number) =>
      live.take({
        n: live.n + 1,
        at: live.at + 1,
        key: null,
        entry: { t: 'chat', person: 'host', seat, text: 'hello', name: '' },
      });
    for (let lines = 0; lines < 499; lines++) say(-1);
    for (let lines = 0; lines < 10_000; lines++) say(0);
    expect([chat().ok, vote().ok]).toEqual([true, true]);
    say(-1);
    expect(chat()).toMatchObject(talkedOut);
    expect(vote().ok).toBe(true);
    live.n += 10_000;
    expect(vote()).toMatchObject(talkedOut);
    expect(planAct('close', 'host', { yes: true }, live.at)(live)).toMatchObject(talkedOut);
    live.room.votes.push({ about: 'close', yes: [], by: new Set() });
    expect(planAct('close', 'ann', { yes: true }, live.at)(live).ok).toBe(true);
  });

  test('only who was there can be muted, and strangers cannot fill a room with questions', async () => {
    const begun = await begin([server.url], { players: 3 });
    const [ann] = begun.people;
    const unknown = { person: 'AAAAAAAAAAAAAAAAAAAA', on: true };
    expect((await act(ann, begun, 'mute', unknown)).problem).toBe('nobody');
    const strangers = await Promise.all(
      Array.from({ length: 13 }, (_, at) => TestClient.named(server.url, `Stranger ${at}`)),
    );
    const answers: number[] = [];
    for (const stranger of strangers)
      answers.push((await act(stranger, begun, 'takeover', { seat: 1 })).status);
    expect(answers).toEqual([...Array(12).fill(200), 503]);
    begun.close();
  });

  test('who is refused a seat may ask again, and not for ever; who asked may think better of it', async () => {
    const begun = await begin([server.url], { players: 3 });
    const [ann] = begun.people;
    const dora = await TestClient.named(server.url, 'Dora');
    expect((await act(dora, begun, 'takeover', { seat: 1, yes: false })).problem).toBe('not-seated');
    for (let asked = 0; asked < 3; asked++) {
      expect((await act(dora, begun, 'takeover', { seat: 1 })).status).toBe(200);
      expect((await act(dora, begun, 'takeover', { seat: 2 })).problem).toBe('asked');
      const no = asked === 0 ? [dora, {}] : [ann, { person: dora.id }];
      expect(
        (await act(no[0] as TestClient, begun, 'takeover', { seat: 1, yes: false, ...no[1] })).status,
      ).toBe(200);
    }
    expect((await act(dora, begun, 'takeover', { seat: 1 })).problem).toBe('asked');
    // Those at the table may still give her a seat.
    expect((await act(ann, begun, 'takeover', { seat: 1, person: dora.id })).status).toBe(200);
    expect((await dora.get(`/api/tables/${begun.id}`)).body.seat).toBe(1);
    begun.close();
  });
});

describe('who has seen something', () => {
  test('nobody takes over a seat after having held another hand', async () => {
    const begun = await three();
    const [ann, ben, cleo] = begun.people;
    const dora = await TestClient.named(server.url, 'Dora');
    const stream = dora.follow(begun.id);
    await act(ben, begun, 'stand');
    await act(dora, begun, 'takeover', { seat: 1 });
    await act(ann, begun, 'takeover', { seat: 1, person: dora.id });
    await act(cleo, begun, 'takeover', { seat: 1, person: dora.id });
    await stream.until((s) => s.whole?.seat === 1, 'the seat');
    await act(cleo, begun, 'stand');
    expect((await act(ben, begun, 'takeover', { seat: 2 })).problem).toBe('has-seen');
    // Nor when somebody who sits proposes it for them.
    expect((await act(ann, begun, 'takeover', { seat: 2, person: ben.id })).problem).toBe('has-seen');
    expect((await act(dora, begun, 'takeover', { seat: 2 })).problem).toBe('seated');
    expect((await act(ann, begun, 'takeover', { seat: 2, person: dora.id })).problem).toBe('seated');
    stream.close();
    begun.close();
  });

  test('a seat whose person is away is not given away while nobody is there to agree', async () => {
    const begun = await begin([server.url], { players: 3 });
    const dora = await TestClient.named(server.url, 'Dora');
    await act(begun.people[0], begun, 'stand');
    expect((await act(dora, begun, 'takeover', { seat: 0 })).problem).toBe('nobody-votes');
    expect((await act(begun.people[0], begun, 'back')).status).toBe(200);
    begun.close();
  });

  test('a bot’s seat is not given away without somebody who was dealt in', async () => {
    const begun = await begin([server.url], { players: 3, spectators: false });
    const [ann] = begun.people;
    const [dora, eve] = await Promise.all(['Dora', 'Eve'].map((name) => TestClient.named(server.url, name)));
    await act(ann, begun, 'stand');
    expect((await act(dora, begun, 'takeover', { seat: 1 })).problem).toBe('nobody-votes');
    expect((await dora.get(`/api/tables/${begun.id}`)).status).toBe(403);
    await act(ann, begun, 'back');
    await act(dora, begun, 'takeover', { seat: 1 });
    expect((await dora.get(`/api/tables/${begun.id}`)).status).toBe(403);
    await act(ann, begun, 'takeover', { seat: 1, person: dora.id });
    expect((await dora.get(`/api/tables/${begun.id}`)).body.seat).toBe(1);

    // Dora was let in; she was not dealt in. Alone she lets nobody in, neither to a bot’s seat nor to Ann’s.
    await act(eve, begun, 'takeover', { seat: 2 });
    await act(ann, begun, 'stand');
    expect((await act(dora, begun, 'takeover', { seat: 2, person: eve.id })).problem).toBe('nobody-votes');
    expect((await act(dora, begun, 'takeover', { seat: 0, person: eve.id })).problem).toBe('nobody-votes');
    expect((await eve.get(`/api/tables/${begun.id}`)).status).toBe(403);
    // Ann may, from wherever she is: it is her match.
    await act(ann, begun, 'takeover', { seat: 2, person: eve.id });
    await act(dora, begun, 'takeover', { seat: 2, person: eve.id });
    expect((await eve.get(`/api/tables/${begun.id}`)).body.seat).toBe(2);
    begun.close();
  });

  test('who was sent away hears no more of the hand they held', async () => {
    const begun = await three();
    const [ann, ben, cleo] = begun.people;
    const dora = await TestClient.named(server.url, 'Dora');
    await act(ben, begun, 'stand');
    await act(dora, begun, 'takeover', { seat: 1 });
    await act(ann, begun, 'takeover', { seat: 1, person: dora.id });
    await act(cleo, begun, 'takeover', { seat: 1, person: dora.id });
    await begun.streams[1].until((s) => s.whole?.seat === -1, 'the other eyes');
    expect(begun.streams[1].whole?.view?.now.hand).toEqual([]);
    const again = await ben.get(`/api/tables/${begun.id}`);
    expect([again.body.seat, again.body.view?.now.hand]).toEqual([-1, []]);
    expect(JSON.stringify(again.body.view?.past)).toContain('"hand":[]');
    begun.close();
  });

  test('nothing is taken back after something new was seen', async () => {
    const begun = await three();
    for (let bids = 0; bids < 3; bids++) {
      const turn = begun.streams[0].now!.asked[0];
      const { n } = begun.streams[0];
      await decide(begun.people[turn], begun.id, `bid:${bids}`);
      await begun.streams[0].until((s) => s.n > n, 'the bid');
      // The next has not seen more than the bid itself; whoever bid before cannot go back past it.
      if (bids > 0) {
        const earlier = begun.people[(turn + 2) % 3];
        expect((await act(earlier, begun, 'takeback')).problem).toBe('too-late');
      }
    }
    begun.close();
  });

  test('a takeback that is not agreed to ends with the next decision', async () => {
    const begun = await three();
    const turn = await whoseTurn(begun);
    const next = (turn + 1) % 3;
    await decide(begun.people[turn], begun.id, 'bid:1');
    await act(begun.people[turn], begun, 'takeback');
    await begun.streams[next].until((s) => s.room?.votes.length === 1, 'the vote');
    await decide(begun.people[next], begun.id, 'bid:2');
    for (const voter of [next, (turn + 2) % 3]) {
      const answer = await act(begun.people[voter], begun, 'takeback', { seat: turn });
      expect(answer.problem).toBe('too-late');
    }
    begun.close();
  });

  test('no hints, no takeback and no takeover at a rated table, and no rated table with hints', async () => {
    const rated = await three({
      public: true,
      rated: true,
      clock: { kind: 'live', bank: 180, move: 30, away: 120 },
    });
    const turn = await whoseTurn(rated);
    expect((await act(rated.people[turn], rated, 'hint')).problem).toBe('no-hints');
    await decide(rated.people[turn], rated.id, 'bid:1');
    expect((await act(rated.people[turn], rated, 'takeback')).problem).toBe('rated');
    await act(rated.people[0], rated, 'stand');
    const dora = await TestClient.named(server.url, 'Dora');
    expect((await act(dora, rated, 'takeover', { seat: 0 })).problem).toBe('rated');
    rated.close();
    const { problem } = await dora.post('/api/tables', {
      game: 'inflation',
      players: 3,
      public: true,
      rated: true,
      hints: true,
    });
    expect(problem).toBe('rated');
  });

  test('hands, logs and S stay closed while a match is played', async () => {
    const begun = await three();
    const [ann] = begun.people;
    expect((await ann.get(`/api/tables/${begun.id}/deals`)).status).toBe(403);
    expect((await ann.get(`/api/tables/${begun.id}/log`)).status).toBe(409);
    expect((await look(begun)).room.secret).toBe(null);
    begun.close();
  });

  test('a table that plays without spectators tells strangers nothing', async () => {
    const begun = await three({ spectators: false });
    const eve = await TestClient.named(server.url, 'Eve');
    expect((await act(eve, begun, 'takeover', { seat: 0 })).problem).toBe('not-abandoned');
    for (const path of ['', '/stream', '/deals']) {
      const { status, problem } = await eve.get(`/api/tables/${begun.id}${path}`);
      expect([status, problem]).toEqual([403, 'no-spectators']);
    }
    begun.close();
  });
});
