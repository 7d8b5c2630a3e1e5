import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Problem } from '@overtrick/api';
import { describe, expect, test } from 'vitest';
import { HELD } from '../src/admission/budgets.ts';
import { Held } from '../src/admission/held.ts';
import { boundCrowd } from '../src/http/crowd.ts';
import type { Stream } from '../src/http/stream.ts';
import { Streams } from '../src/http/streams.ts';
import { TestClient } from '../testing/client.ts';
import { serve } from '../testing/serve.ts';
import { RawPerson, readAnswer } from './rawPerson.ts';

const LONG = process.env.OVERTRICK_LONG !== undefined;

/** Says these pieces one after the other, with a pause after each, and gives what was heard until the line was cut. */
function drip(port: number, pieces: readonly string[], pause: number): Promise<string> {
  return new Promise((done) => {
    let heard = '';
    const left = [...pieces];
    const socket = connect(port, '127.0.0.1');
    const timer = setInterval(() => {
      const piece = left.shift();
      if (piece !== undefined && !socket.destroyed) socket.write(piece);
    }, pause);
    socket.on('data', (part) => {
      heard += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      done(heard);
    });
  });
}

describe('who is slow does not hold anybody up', () => {
  test('a head, a body or nothing at all that comes too slowly is cut off with a reason', async () => {
    const server = await serve({}, { slowest: { head: 300, request: 900, idle: 1500 } });
    const head = 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n';
    const endless = Array.from({ length: 200 }, (_, at) => `X-${at}: y\r\n`);
    const [slowHead, stuckHead, slowBody, silent] = await Promise.all([
      drip(server.port, [head, ...endless], 40),
      drip(server.port, [head], 40),
      drip(server.port, [`${head}\r\n`, ...Array.from({ length: 90 }, () => 'x')], 40),
      drip(server.port, [], 40),
    ]);
    for (const heard of [slowHead, stuckHead, slowBody]) {
      const { status, text } = readAnswer(heard);
      expect([status, (JSON.parse(text) as Problem).problem]).toEqual([408, 'too-slow']);
    }
    expect(silent).not.toContain('HTTP/1.1 2');
    expect((await TestClient.named(server.url, 'Ann')).id).not.toBe('');
    await server.end();
  });

  test('what waits for a reader is bounded: who leaves more unread is dropped', async () => {
    const streams = new Streams();
    const http = createServer();
    let left = 0;
    const open = new Promise<Stream>((ready) =>
      http.on('request', (_req, res) =>
        ready(streams.open(res, () => left++, null, { address: '', network: null })),
      ),
    );
    await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
    const { port } = http.address() as AddressInfo;
    const reader = connect(port, '127.0.0.1', () => reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
    reader.on('error', () => {});
    reader.pause();
    const stream = await open;
    let dropped = false;
    stream.onEnd = () => {
      dropped = true;
    };
    // Four pieces may wait; of all the others no more than the kernel takes.
    const piece = `data: ${'x'.repeat(65_500)}\n\n`;
    for (let at = 0; at < 4; at++) stream.send(piece);
    expect(left).toBe(0);
    for (let at = 0; at < 400; at++) stream.send(piece);
    await expect.poll(() => dropped).toBe(true);
    expect(left).toBe(1);
    reader.destroy();
    await new Promise((done) => http.close(done));
  });

  if (LONG)
    test('a reader who does not read is dropped, and comes back to what was missed', async () => {
      const server = await serve();
      const ann = await TestClient.named(server.url, 'Ann');
      const { id } = await ann.create({ game: 'cryptrick', players: 9, bots: Array(7).fill('novice') });
      const slow = await RawPerson.named(server.port, 'Slow');
      await slow.act(`/api/tables/${id}/sit`, { seat: 1 });
      const watch = await ann.follow(id).until((s) => s.room !== null, 'the room');
      const stream = await slow.follow(id).until((s) => s.room !== null, 'the room');
      const { n } = stream;
      stream.pause();
      const isThere = () =>
        watch.told.flatMap(({ event, data }) => (event === 'presence' ? [data] : [])).at(-1)?.seats[1];
      await watch.until(() => isThere() === true, 'the slow one');
      const ask = (on: boolean) => ann.post(`/api/tables/${id}/mute`, { person: slow.id, on });
      for (let rounds = 0; isThere() && rounds < 200; rounds++) {
        await Promise.all(Array.from({ length: 40 }, (_, at) => ask(at % 2 === 0)));
      }
      expect(isThere()).toBe(false);
      stream.close();
      const back = slow.follow(id, String(n));
      await back.until((s) => s.n >= watch.n, 'everything that was missed');
      expect(back.bytes.length).toBeLessThan(400_000);
      back.close();
      watch.close();
      await server.end();
    }, 120_000);

  test('answers that nobody reads wait in a bounded queue and end with the line', async () => {
    const server = await serve({}, { slowest: { head: 2_000, request: 4_000, idle: 800 } });
    const ask = 'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(ask.repeat(3_000)));
    socket.on('error', () => {});
    socket.pause();
    await new Promise<void>((cut) => {
      const timer = setInterval(() => socket.write('\r\n'), 200);
      socket.on('close', () => {
        clearInterval(timer);
        cut();
      });
    });
    expect((await TestClient.named(server.url, 'Ann')).id).not.toBe('');
    await server.end();
  }, 60_000);
});

describe('who asks for too much gets less', () => {
  test('an address may hold so many connections', async () => {
    const http = createServer((_req, res) => res.end('here'));
    boundCrowd(http, new Held({ ...HELD.connections, address: 3 }, 1));
    await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
    const { port } = http.address() as AddressInfo;
    /** Opens a line and asks; null when it was cut. */
    const line = () =>
      new Promise<Socket | null>((done) => {
        const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
        socket.once('data', () => done(socket));
        socket.on('error', () => {});
        socket.once('close', () => done(null));
      });
    const open = [await line(), await line(), await line()];
    expect(open.every((socket) => socket !== null)).toBe(true);
    expect(await line()).toBe(null);
    open[0]?.destroy();
    await expect.poll(async () => (await line()) !== null).toBe(true);
    http.closeAllConnections();
    await new Promise((done) => http.close(done));
  });

  test('an address may hold so many streams', async () => {
    const server = await serve({ patience: 1 });
    const nobody = new RawPerson(server.port, '');
    const streams: { close(): void }[] = [];
    let problem = '';
    for (let tries = 0; tries < 2_000 && problem !== 'too-many-streams'; tries++) {
      const stream = nobody.follow('/api/lobby/stream');
      await stream.until((s) => s.bytes.includes('\n\n') || s.bytes.includes('"problem"'), 'an answer');
      problem = /"problem":"([a-z-]+)"/.exec(stream.bytes)?.[1] ?? '';
      if (problem === '') streams.push(stream);
      else stream.close();
      if (problem === 'too-many') await new Promise((next) => setTimeout(next, 50));
    }
    expect([problem, streams.length]).toEqual(['too-many-streams', 300]);
    for (const stream of streams) stream.close();
    await server.end();
  }, 60_000);

  /** How many of these requests were let in. */
  async function letIn(server: { url: string }, addresses: readonly string[]): Promise<number> {
    const nobody = new TestClient(server.url);
    const answers: { status: number }[] = [];
    for (let from = 0; from < addresses.length; from += 20) {
      const some = addresses.slice(from, from + 20);
      const get = (address: string) =>
        nobody.ask('GET', '/api/games', undefined, { 'x-forwarded-for': address });
      answers.push(...(await Promise.all(some.map(get))));
    }
    return answers.filter(({ status }) => status === 200).length;
  }
  const spoofed = Array.from({ length: 60 }, (_, at) => `203.0.113.${at}`);

  test('an address is counted as what it is: a header that nobody trusts changes nothing', async () => {
    const server = await serve({ patience: 0.05 });
    expect(await letIn(server, spoofed)).toBeLessThan(60);
    await server.end();
  });

  test('behind a trusted proxy the address that the proxy saw counts, and not what the visitor wrote before it', async () => {
    const server = await serve({ patience: 0.05, proxies: 1 });
    expect(await letIn(server, spoofed)).toBe(60);
    const liar = spoofed.map((address) => `${address}, 198.51.100.7`);
    expect(await letIn(server, liar)).toBeLessThan(60);
    await server.end();
  });

  test('a person who chats too much waits, and is told for how long', async () => {
    const server = await serve({ patience: 1 });
    const ann = await TestClient.named(server.url, 'Ann');
    const { id } = await ann.create({ game: 'inflation', players: 3 });
    const said = await Promise.all(
      Array.from({ length: 30 }, (_, at) => ann.post(`/api/tables/${id}/chat`, { text: `${at}` })),
    );
    const refused = said.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0].refused).toMatchObject({ problem: 'too-many', retryAfter: expect.any(Number) });
    await server.end();
  });

  test('a person may have so many tables open', async () => {
    const server = await serve({ patience: 0.5 });
    const ann = await TestClient.named(server.url, 'Ann');
    const problems: (string | undefined)[] = [];
    for (let tries = 0; tries < 400 && !problems.includes('too-many-tables'); tries++) {
      const { problem } = await ann.post('/api/tables', { game: 'inflation', players: 3 });
      problems.push(problem);
      if (problem === 'too-many') await new Promise((next) => setTimeout(next, 50));
    }
    expect(problems.filter((problem) => problem === undefined)).toHaveLength(10);
    expect(problems.at(-1)).toBe('too-many-tables');
    await server.end();
  });
});
