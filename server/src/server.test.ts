import { checkCommitments } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { Match } from '@overtrick/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestClient, type TestStream } from '../testing/client.ts';
import { serve, type TestServer } from '../testing/serve.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.end());

/** Two people and a bot at an Inflation! table, dealt. */
async function begun(input: { bots?: 'novice'[] } = { bots: ['novice'] }) {
  const ann = await TestClient.named(server.url, 'Ann');
  const ben = await TestClient.named(server.url, 'Ben');
  const { id, code } = await ann.create({ game: 'inflation', players: 3, ...input });
  const streams = [ann.follow(id), ben.follow(id)];
  expect((await ben.get(`/api/codes/${code.toLowerCase()}`)).body.id).toBe(id);
  expect((await ben.post(`/api/tables/${id}/sit`, { seat: 1 })).status).toBe(200);
  const { commitment } = (await streams[0].until((s) => s.room !== null)).room!;
  await ann.ready(id, commitment, 0);
  expect((await ann.post(`/api/tables/${id}/start`)).problem).toBe('not-ready');
  await ben.ready(id, commitment, 1);
  expect((await ann.post(`/api/tables/${id}/start`)).status).toBe(200);
  await Promise.all([ann.reveal(id), ben.reveal(id)]);
  await Promise.all(streams.map((s) => s.until((each) => each.now !== null, 'the deal')));
  return { id, people: [ann, ben], streams };
}

/** Everybody takes their first legal decision until the match is over. */
async function playOn(id: string, people: TestClient[], streams: TestStream[]) {
  await Promise.all(
    people.map(async (person, seat) => {
      const stream = streams[seat];
      for (;;) {
        await stream.until((s) => s.room?.status === 'over' || (s.now?.legal.length ?? 0) > 0, 'a turn');
        if (stream.room?.status === 'over') return;
        const { n } = stream;
        const decision = stream.now!.legal[0];
        const { status, body } = await person.post(`/api/tables/${id}/decisions`, { decision });
        expect([status, body]).toEqual([200, { n: expect.any(Number) }]);
        await stream.until((s) => s.n > n);
      }
    }),
  );
}

describe('a match over the wire', () => {
  test('create, join, ready, start, decide, stream, and verify the proof', async () => {
    const { id, people, streams } = await begun();
    expect((await people[0].get(`/api/tables/${id}/log`)).status).toBe(409);
    await playOn(id, people, streams);
    const { body: log } = await people[1].get(`/api/tables/${id}/log`);
    expect(log.names).toEqual(['Ann', 'Ben', 'bot (novice)']);
    expect(log.chance.kind === 'fair' && checkCommitments(log.chance)).toBe(null);
    expect(log.chance.kind === 'fair' && log.chance.contributions.map((each) => each.reveal)).not.toContain(
      null,
    );
    const again = Match.open(gameOf('inflation')!, log);
    expect(again.ok && again.value.state.deal).toBe(2);
    expect(log.deals).toHaveLength(3);
    for (const stream of streams) {
      const ids = stream.told.flatMap((told) => (told.id === null ? [] : [Number(told.id)]));
      expect(ids).toEqual(Array.from(ids, (_, at) => ids[0] + at));
      stream.close();
    }
  });

  test('a repeated key gets the same answer and is taken once', async () => {
    const { id, people, streams } = await begun();
    const turn = await Promise.race(
      streams.map(async (s, seat) => {
        await s.until((each) => (each.now?.legal.length ?? 0) > 0);
        return seat;
      }),
    );
    const decide = () =>
      people[turn].post(
        `/api/tables/${id}/decisions`,
        { decision: 'bid:3' },
        { 'idempotency-key': 'abcdefgh-1' },
      );
    const answers = await Promise.all([decide(), decide(), decide()]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.n}`)).size).toBe(1);
    const other = turn === 0 ? 1 : 0;
    expect(
      (await people[other].post(`/api/tables/${id}/decisions`, { decision: 'play:99' })).problem,
    ).toMatch(/not-your-turn|malformed|unknown-card|rule/);
    for (const stream of streams) stream.close();
  });

  test('who comes back is told everything after the last id', async () => {
    const { id, people, streams } = await begun();
    const { n } = streams[0];
    await people[0].post(`/api/tables/${id}/chat`, { text: 'hello <b>' });
    await people[1].post(`/api/tables/${id}/react`, { reaction: 'nice' });
    const back = people[1].follow(id, n);
    await back.until((s) => s.n >= n + 2);
    expect(back.told.filter((told) => told.id !== null).map((told) => Number(told.id))).toContain(n + 1);
    expect(back.whole).toBe(null);
    back.close();
    for (const stream of streams) stream.close();
  });
});
