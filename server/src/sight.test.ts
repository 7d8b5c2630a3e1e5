import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, playOn } from '../testing/begin.ts';
import { BuiltServer, Running } from '../testing/built.ts';
import { TestClient } from '../testing/client.ts';
import { serve } from '../testing/serve.ts';
import type { Config } from './config.ts';

/** A server whose log is read. */
async function listen(change: Partial<Config>) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const server = await serve(change, { log });
  return { server, requests: () => lines.filter(({ msg }) => msg === 'request'), lines };
}

describe('a request', () => {
  test('has an id, which its answer names: our own, or that of a proxy that is trusted', async () => {
    const [own, trusting] = [await serve(), await serve({ proxies: 1 })];
    const ask = async (url: string, id: string): Promise<string | null> =>
      (await fetch(url, { headers: { 'x-request-id': id } })).headers.get('request-id');
    for (const path of ['/', '/api/lobby', '/api/nothing', '/healthz', '/api/lobby/stream']) {
      expect(await ask(own.url + path, 'from-the-proxy-1')).toMatch(/^[\w-]{20}$/);
      expect(await ask(trusting.url + path, 'from-the-proxy-1')).toBe('from-the-proxy-1');
    }
    expect(await ask(`${trusting.url}/api/lobby`, 'a b; c')).toMatch(/^[\w-]{20}$/);
    await own.end();
    await trusting.end();
  });

  test('is in the log where that is wanted, and says nothing about who, where and what', async () => {
    const { server, requests, lines } = await listen({ accessLog: 'all' });
    const begun = await begin([server.url, server.url]);
    await playOn(begun);
    begun.close();
    const [ann] = begun.people;
    const refused = await fetch(`${server.url}/api/tables/${begun.id}/decisions`, { method: 'POST' });
    await refused.text();
    expect(requests().at(-1)).toEqual({
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      msg: 'request',
      request: refused.headers.get('request-id'),
      method: 'POST',
      route: '/api/tables/:id/decisions',
      status: 401,
      problem: 'who-are-you',
      ms: expect.any(Number),
    });
    expect(requests().filter(({ route }) => route === '/api/tables/:id/decisions').length).toBeGreaterThan(
      20,
    );
    const said = JSON.stringify(lines);
    for (const secret of [begun.id, ann.cookie, ann.id, 'Person', 'play:', '127.0.0.1']) {
      expect(said).not.toContain(secret);
    }
    await server.end();
  });

  test('that was refused may be in the log alone; none is, unless told', async () => {
    for (const [accessLog, expected] of [
      ['problems', ['/api/me/recovery', 'none']],
      ['none', []],
    ] as const) {
      const { server, requests } = await listen({ accessLog });
      const ann = await TestClient.named(server.url, 'Ann');
      await ann.get('/api/me');
      await fetch(`${server.url}/api/me/recovery`, { method: 'POST' });
      await fetch(`${server.url}/api/no/such/door`);
      expect(requests().map(({ route }) => route)).toEqual(expected);
      await server.end();
    }
  });
});

test('/metrics has the times of commits, decisions, thoughts and queues, and refusals by kind', async () => {
  const server = await serve();
  const begun = await begin([server.url, server.url]);
  await playOn(begun);
  begun.close();
  await fetch(`${server.url}/api/no/such/door`);
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const numberOf = (name: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  expect(numberOf('overtrick_commit_seconds_count')).toBeGreaterThan(50);
  expect(numberOf('overtrick_decision_seconds_count{by="person"}')).toBe(2 * 3 * 13);
  expect(numberOf('overtrick_decision_seconds_count{by="bot"}')).toBe(3 * 13);
  expect(numberOf('overtrick_thought_seconds_count{level="novice"}')).toBeGreaterThanOrEqual(3 * 13);
  expect(numberOf('overtrick_thought_queue_seconds_count')).toBeGreaterThanOrEqual(3 * 13);
  expect(numberOf('overtrick_refusals_total{problem="no-such-door"}')).toBe(1);
  expect(numberOf('overtrick_streams_dropped_total')).toBe(0);
  expect(numberOf('overtrick_file_tables_full_total')).toBe(0);
  await server.end();
});

describe('traces', () => {
  interface Sent {
    readonly name: string;
    readonly traceId: string;
    readonly spanId: string;
    readonly parentSpanId?: string;
  }
  let collector: Server;
  const bodies: string[] = [];
  const spans = (): Sent[] =>
    bodies.flatMap((body) =>
      (JSON.parse(body).resourceSpans as { scopeSpans: { spans: Sent[] }[] }[]).flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  beforeAll(async () => {
    collector = createServer((req, res) => {
      let body = '';
      req.on('data', (chunk) => {
        body += chunk;
      });
      req.on('end', () => {
        if (req.url === '/v1/traces') bodies.push(body);
        res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => void collector.close());

  test('go to a collector: a decision with its commit inside of its request, and no name, id or card', async () => {
    const { port } = collector.address() as AddressInfo;
    const server = await serve({ traces: `http://127.0.0.1:${port}/`, proxies: 1 });
    const begun = await begin([server.url, server.url]);
    await playOn(begun);
    begun.close();
    const [ann] = begun.people;
    const parent = '00-11112222333344445555666677778888-1111222233334444-01';
    await fetch(`${server.url}/api/lobby`, { headers: { traceparent: parent } });
    await server.end();
    const all = spans();
    const deciding = all.filter(({ name }) => name === 'POST /api/tables/:id/decisions');
    expect(deciding.length).toBe(2 * 3 * 13);
    for (const { traceId, spanId } of deciding) {
      const inside = all.filter((span) => span.traceId === traceId && span.parentSpanId === spanId);
      expect(inside.map(({ name }) => name)).toEqual(expect.arrayContaining(['commit', 'decision']));
    }
    expect(all.some(({ name }) => name === 'thought')).toBe(true);
    expect(all.find(({ name }) => name === 'GET /api/lobby')).toMatchObject({
      traceId: '11112222333344445555666677778888',
      parentSpanId: '1111222233334444',
    });
    const said = bodies.join();
    for (const secret of [begun.id, ann.cookie, ann.id, 'Person', 'play:'])
      expect(said).not.toContain(secret);
  });

  test('cost nothing where nobody wants them: their library is not loaded', async () => {
    const built = await BuiltServer.make();
    const loaded = new Set<string>();
    const follow = (file: string): void => {
      if (loaded.has(file)) return;
      loaded.add(file);
      const code = readFileSync(join(built.folder, 'server', 'dist', file), 'utf8');
      for (const [, next] of code.matchAll(/^(?:import|export)\b[^'"\n]*["']\.\/([^'"]+)["']/gm))
        follow(next);
      expect(code).not.toContain('OTLPTraceExporter');
    };
    follow('server.js');
    expect(loaded.size).toBeGreaterThan(1);
    built.remove();
  });
});

test('a full table of files is counted and said, and is no reason to end', async () => {
  const built = await BuiltServer.make();
  const line = `ulimit -n 80; exec '${process.execPath}' server/dist/server.js`;
  const env = { PORT: '0', OVERTRICK_DATA: built.dataFolder(), BOT_THREADS: '1' };
  const server = new Running('sh', ['-c', line], built.folder, env);
  const [, url, port] = await server.says(/served at (http:\S+:(\d+))/);
  const sockets: Socket[] = [];
  for (let n = 0; n < 120; n++) sockets.push(connect(Number(port), '127.0.0.1').on('error', () => {}));
  await server.says(/EMFILE.*visitors may find nobody in/);
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(
      async () =>
        await fetch(`${url}/metrics`)
          .then((got) => got.text())
          .catch(() => ''),
      { timeout: 20_000 },
    )
    .toMatch(/^overtrick_file_tables_full_total [1-9]/m);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  built.remove();
});
