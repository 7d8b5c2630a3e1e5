import type { TableInput } from '@overtrick/api';
import { type TestAnswer, TestClient, type TestStream } from './client.ts';

export interface Begun {
  readonly id: string;
  readonly people: TestClient[];
  readonly streams: TestStream[];
  close(): void;
}

/** People (one at each of these addresses) at a new table, bots on the other seats, dealt. */
export async function begin(urls: readonly string[], input: Partial<TableInput> = {}): Promise<Begun> {
  const people = await Promise.all(urls.map((url, seat) => TestClient.named(url, `Person ${seat}`)));
  const players = input.players ?? 3;
  const bots = Array.from({ length: players - urls.length }, () => 'novice' as const);
  const { id } = await people[0].create({ game: 'inflation', players, bots, ...input });
  for (const [seat, person] of people.entries()) {
    if (seat > 0) await expectDone(person.post(`/api/tables/${id}/sit`, { seat, openHands: true }));
  }
  const streams = people.map((person) => person.follow(id));
  await Promise.all(streams.map((stream) => stream.until((s) => s.room !== null, 'the room')));
  const { commitment } = streams[0].room!;
  for (const [seat, person] of people.entries()) await expectDone(person.ready(id, commitment, seat));
  await expectDone(people[0].post(`/api/tables/${id}/start`));
  for (const person of people) await expectDone(person.reveal(id));
  await Promise.all(streams.map((stream) => stream.until((s) => s.now !== null, 'the deal')));
  return {
    id,
    people,
    streams,
    close() {
      for (const stream of streams) stream.close();
    },
  };
}

async function expectDone(asked: Promise<TestAnswer<unknown>>): Promise<void> {
  const { status, refused } = await asked;
  if (status >= 300) throw new Error(`${status} ${refused.message}`);
}

/** Everybody takes their first legal decision until the match is over, or `enough` says so. */
export async function playOn(
  { id, people, streams }: Begun,
  enough: () => boolean = () => false,
): Promise<void> {
  await Promise.all(
    people.map(async (person, seat) => {
      const stream = streams[seat];
      const done = () => stream.room?.status === 'over' || enough();
      for (let tries = 0; ; ) {
        await stream.until((s) => done() || (s.now?.legal.length ?? 0) > 0, 'a turn', 20_000);
        if (done()) return;
        const { n } = stream;
        const key = `seat${seat}-at-${n}`;
        const answer = await person
          .post(`/api/tables/${id}/decisions`, { decision: stream.now!.legal[0] }, { 'idempotency-key': key })
          .catch(() => null);
        const { status = 503, problem = 'no-answer' } = answer ?? {};
        if (status === 503 && tries++ < 50) await new Promise((next) => setTimeout(next, 50));
        else if (status !== 200) throw new Error(`${status} ${problem}`);
        else await stream.until((s) => s.n > n, 'the own decision');
      }
    }),
  );
}

/** The first seat that is asked. */
export async function whoseTurn({ streams }: Begun): Promise<number> {
  return Promise.race(
    streams.map(async (stream, seat) => {
      await stream.until((s) => (s.now?.legal.length ?? 0) > 0, 'a turn', 20_000);
      return seat;
    }),
  );
}
