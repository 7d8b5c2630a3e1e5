import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, playOn } from '../testing/begin.ts';
import { serve, type TestServer } from '../testing/serve.ts';
import { freePort, PROXIES, type RunningProxy } from './proxies.ts';
import { hasTool } from './tool.ts';

/** `npm run test:long` installs them where it can. */
const optional = process.env.OVERTRICK_LONG !== '1';
const here = PROXIES.filter(({ program, how }) => hasTool(program, `hosting/ with ${how}`, optional));

describe.each(here)('a server behind $how, as hosting/ has it', ({ start }) => {
  const folder = mkdtempSync(join(tmpdir(), 'overtrick-proxy-'));
  let server: TestServer;
  let proxy: RunningProxy;
  let url: string;

  beforeAll(async () => {
    server = await serve({ proxies: 1, host: '0.0.0.0' });
    proxy = await start(folder, await freePort(), { hosts: ['127.0.0.1'], port: server.port });
    ({ url } = proxy);
  });
  afterAll(async () => {
    await proxy.stop();
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Asks as nobody would who means well: the path goes over the wire as it is. */
  const askRaw = (path: string): Promise<string> =>
    new Promise((done, failed) => {
      const { hostname, port, host } = new URL(url);
      let text = '';
      connect(Number(port), hostname)
        .on('error', failed)
        .on('data', (chunk) => {
          text += chunk;
        })
        .on('end', () => done(text))
        .write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });

  test('plays a match: every event comes through an open stream as it happens', async () => {
    const begun = await begin([url, url]);
    await playOn(begun);
    expect(begun.streams[0].ended).toBe(false);
    expect(begun.streams[0].room?.status).toBe('over');
    begun.close();
  });

  test('lets pages of this site act, and keeps numbers and health inside', async () => {
    const headers = { origin: url, 'content-type': 'application/json' };
    const entered = await fetch(`${url}/api/me`, { method: 'POST', headers, body: '{"name":"Ann"}' });
    expect(entered.status).toBe(201);
    for (const path of ['/metrics', '/healthz', '/readyz']) {
      expect((await fetch(url + path)).status).toBe(404);
    }
  });

  test('names a request as the server does', async () => {
    const answer = await fetch(`${url}/api/lobby`, { headers: { 'x-request-id': 'my-own-choice' } });
    expect(answer.headers.get('request-id')).toMatch(/^[\w-]{20,}$/);
  });

  test.each([
    '/metrics?x',
    '/metrics/',
    '//metrics',
    '/./metrics',
    '/x/../metrics',
    '/api/../metrics',
    '/api/..%2fmetrics',
    '/%6detrics',
    '/%6Detrics',
    '/metrics%20',
    '/metrics%00',
    '/metrics;x=1',
    '/metrics#x',
    '/METRICS',
    '/\\metrics',
    '/x\\..\\metrics',
    '/metrics/..;/metrics',
    '/api/lobby/stream/../../../metrics',
    'http://127.0.0.1/metrics',
    '/healthz/../metrics',
  ])('the numbers are not to be had by %s', async (path) => {
    const said = await askRaw(path);
    expect(said).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expect(said).not.toContain('overtrick_');
  });
});

test('at least the configurations are there', () => {
  const read = (name: string): string =>
    readFileSync(new URL(`../../hosting/${name}`, import.meta.url), 'utf8');
  expect(read('nginx.conf')).toContain('proxy_buffering off;');
  expect(read('Caddyfile')).toContain('flush_interval -1');
});
