import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventOf, Problem } from '@overtrick/api';
import { afterEach, describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import type { Connection, Feed } from './feed.ts';
import { FrameReader } from './frames.ts';

const STREAM = 'GET /api/tables/:id/stream';
const me = { id: 'abcdefghijklmnopqrst', name: 'Ann', robot: false, hasRecovery: false };

let server: Server | undefined;
let feed: Feed<typeof STREAM> | undefined;
afterEach(() => {
  feed?.close();
  server?.closeAllConnections();
  server?.close();
});

/** A server that gives its answers one after the other; the last one again and again. */
async function serve(
  ...answers: readonly ((res: ServerResponse) => void)[]
): Promise<{ client: Client; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  server = createServer((req, res) => {
    asked.push(req);
    answers[Math.min(asked.length, answers.length) - 1](res);
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { client: new Client({ site: `http://127.0.0.1:${port}` }), asked };
}

const json = (status: number, body: unknown) => (res: ServerResponse) =>
  void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const hangUp = (res: ServerResponse) => void res.destroy();

describe('a call', () => {
  test('fills in the path, the query and the body, and gives the answer', async () => {
    const { client, asked } = await serve(json(200, { tables: [], playing: 3 }), json(200, { n: 7 }));
    const lobby = await client.call('GET /api/lobby', { query: { game: 'charms' } });
    expect(lobby).toEqual({ ok: true, value: { tables: [], playing: 3 } });
    await client.call('POST /api/tables/:id/chat', { params: { id: 'a/b' }, input: { text: 'hello' } });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/lobby?game=charms',
      'POST /api/tables/a%2Fb/chat',
    ]);
  });

  test('is asked again under the same key when the answer is lost', async () => {
    const draining = { problem: 'draining', message: 'Soon.', retryAfter: 0.01 };
    const { client, asked } = await serve(hangUp, json(503, draining), json(201, me));
    expect(await client.call('POST /api/me', { input: { name: 'Ann' } })).toEqual({ ok: true, value: me });
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(String(keys[0]).length).toBeGreaterThanOrEqual(20);
  });

  test('that is refused is not asked again, and says why', async () => {
    const { client, asked } = await serve(json(409, { problem: 'full', message: 'Every seat is taken.' }));
    const sat = await client.call('POST /api/tables/:id/sit', { params: { id: 'x' } });
    expect(sat).toMatchObject({ ok: false, error: { problem: 'full' } });
    expect(asked).toHaveLength(1);
  });

  test('that something else answers has no answer', async () => {
    const { client } = await serve((res) => void res.writeHead(502).end('<h1>Bad gateway</h1>'));
    expect(await client.call('GET /api/me')).toMatchObject({ ok: false, error: { problem: 'no-answer' } });
  });

  test('for text gives it as it came, or says why not', async () => {
    const { client } = await serve(
      (res) => void res.writeHead(200, { 'content-type': 'text/plain' }).end('overtrick_streams 3'),
      json(429, { problem: 'too-many', message: 'Too many requests.' }),
      (res) => void res.writeHead(502).end('<h1>Bad gateway</h1>'),
    );
    expect(await client.text('GET /metrics')).toEqual({ ok: true, value: 'overtrick_streams 3' });
    expect(await client.text('GET /metrics')).toMatchObject({ ok: false, error: { problem: 'too-many' } });
    expect(await client.text('GET /metrics')).toMatchObject({ ok: false, error: { problem: 'no-answer' } });
  });

  test('carries the cookie that was given', async () => {
    const { client, asked } = await serve((res) => {
      res.setHeader('set-cookie', 'overtrick=signed; HttpOnly');
      json(200, me)(res);
    });
    await client.call('POST /api/me', { input: { name: 'Ann' } });
    await client.call('GET /api/me');
    expect(asked[1].headers.cookie).toBe('overtrick=signed');
  });
});

describe('a feed', () => {
  const presence = (spectators: number) =>
    `event: presence\ndata: ${JSON.stringify({ seats: [], spectators })}\n\n`;
  const said = (n: number) => `id: ${n}\ndata: ${JSON.stringify({ n, at: 0, event: { t: 'start' } })}\n\n`;
  const tell = (text: string, stays: boolean) => (res: ServerResponse) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' }).write(text);
    if (!stays) setTimeout(() => res.destroy(), 30);
  };

  /** Follows a table and notes what comes. */
  function follow(client: Client, silence?: number) {
    const heard: EventOf<typeof STREAM>[] = [];
    const states: (Connection | Problem['problem'])[] = [];
    feed = client.follow(
      STREAM,
      { params: { id: 'x' } },
      {
        hear: (message) => heard.push(message),
        changed: (connection, problem) => states.push(problem?.problem ?? connection),
        pause: () => 5,
        ...(silence && { silence }),
      },
    );
    return { heard, states, feed };
  }

  test('goes on where it was when the line breaks, and half a message does not count', async () => {
    const { client, asked } = await serve(
      tell(presence(0) + said(4) + said(5).slice(0, 20), false),
      tell(said(5) + said(6), true),
    );
    const { heard, states } = follow(client);
    await expect.poll(() => heard.map(({ id }) => id)).toEqual([null, 4, 5, 6]);
    expect(asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '4']);
    expect(states).toEqual(['open', 'no-answer', 'open']);
  });

  test('hears everything again when it is restarted', async () => {
    const { client, asked } = await serve(tell(said(4), true));
    const { heard, feed } = follow(client);
    await expect.poll(() => heard.length).toBe(1);
    feed.restart();
    await expect.poll(() => heard.length).toBe(2);
    expect(asked[1].headers['last-event-id']).toBeUndefined();
  });

  test('ends where there is nothing to hear, and tries again where that may pass', async () => {
    const { client, asked } = await serve(
      json(503, { problem: 'draining', message: 'Soon.' }),
      json(404, { problem: 'no-such-table', message: 'Check the link.' }),
    );
    const { states } = follow(client);
    await expect.poll(() => states).toEqual(['draining', 'no-such-table']);
    await new Promise((next) => setTimeout(next, 50));
    expect(asked).toHaveLength(2);
  });

  test('gives up a line that says nothing', async () => {
    const { client, asked } = await serve(tell(said(4), true), tell(said(5), true));
    const { heard } = follow(client, 100);
    await expect.poll(() => heard.length).toBeGreaterThan(1);
    expect(asked[1].headers['last-event-id']).toBe('4');
  });
});

test('messages are read from pieces of any size', () => {
  const text = 'retry: 1500\n\n:\n\nevent: whole\nid: 3\ndata: {"a":"é"}\n\nid: 4\ndata: 1\n\n';
  for (const size of [1, 2, 7, text.length]) {
    const reader = new FrameReader();
    const frames = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      reader.read(text.slice(at * size, (at + 1) * size)),
    ).flat();
    expect(frames).toEqual([
      { event: 'whole', data: '{"a":"é"}', id: 3 },
      { event: 'message', data: '1', id: 4 },
    ]);
  }
});
