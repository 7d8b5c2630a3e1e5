import { inflation } from '@overtrick/games';
import { prove } from '@overtrick/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin } from '../testing/begin.ts';
import { BuiltServer } from '../testing/built.ts';
import { TestClient, type TestStream } from '../testing/client.ts';
import { isPostgresHere } from '../testing/postgres.ts';
import { ServerNode } from './node.ts';
import { makeRunData, type RunData } from './runData.ts';

const here = await isPostgresHere();
const LONG = 240_000;

describe.skipIf(!here)('a node that is gone', () => {
  let built: BuiltServer;
  let data: RunData;
  let nodes: ServerNode[];
  const complaints: string[] = [];
  beforeAll(async () => {
    built = await BuiltServer.make();
    data = await makeRunData('postgres');
    nodes = [0, 1].map(() => new ServerNode(built.program, data.env, (words) => complaints.push(words)));
    await Promise.all(nodes.map((node) => node.start()));
  }, LONG);
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.kill()));
    await data.leave();
    built.remove();
  });

  /** A person who is never there, with two bots; everything was done through the first node. */
  const sitDown = async () => {
    const clock = { kind: 'live', bank: 0, move: 1, away: 0 } as const;
    const begun = await begin([`http://127.0.0.1:${nodes[0].port}`], { clock });
    begun.close();
    return begun;
  };

  /** The other node must time the person out, and play for the person and the bots to the end. */
  const isPlayedOut = async (id: string, stream: TestStream) => {
    await stream.until((s) => s.room?.status === 'over', 'the end of the match', LONG);
    const { body: log } = await new TestClient(`http://127.0.0.1:${nodes[1].port}`).get(
      `/api/tables/${id}/log`,
    );
    stream.close();
    expect(prove({ game: inflation, log })).toMatchObject({
      ok: true,
      value: { over: true, decisions: 117 },
    });
    expect(stream.told.map(({ event, data }) => (event === 'message' ? data.event.t : event))).toContain(
      'absent',
    );
    expect(complaints).toEqual([]);
  };

  test(
    'by kill -9 leaves its bots, clocks and deals to another',
    async () => {
      const { id, people } = await sitDown();
      await nodes[0].kill();
      Object.assign(people[0], { url: `http://127.0.0.1:${nodes[1].port}` });
      await isPlayedOut(id, people[0].follow(id, 1));
      await nodes[0].start();
    },
    LONG,
  );

  test(
    'asleep loses its lease, and does no harm when it wakes up',
    async () => {
      const { id, people } = await sitDown();
      nodes[0].pause();
      Object.assign(people[0], { url: `http://127.0.0.1:${nodes[1].port}` });
      const stream = people[0].follow(id, 1);
      await stream.until((s) => s.n > 20, 'what the other node does', LONG);
      nodes[0].resume();
      await isPlayedOut(id, stream);
    },
    LONG,
  );
});
