import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, playOn } from '../testing/begin.ts';
import { Running } from '../testing/built.ts';
import { serve, type TestServer } from '../testing/serve.ts';
import { hasTool } from './tool.ts';

const HOSTING = fileURLToPath(new URL('../../hosting/', import.meta.url));

/** A port that was free a moment ago: these proxies cannot be asked which one they took. */
const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

type Start = (folder: string, port: number, server: TestServer) => Running;

/** Our configuration with the ports of this test and without a certificate. */
const startNginx: Start = (folder, port, server) => {
  const site = readFileSync(`${HOSTING}nginx.conf`, 'utf8')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen unix:${folder}/other.sock`)
    .replace(/^\s*ssl_.*$/gm, '')
    .replace('127.0.0.1:4242', new URL(server.url).host);
  for (const each of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, each));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1; events {}
     http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
       fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
       ${site} }`,
  );
  return new Running('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], folder, {});
};

const startCaddy: Start = (folder, port, server) =>
  new Running('caddy', ['run', '--adapter', 'caddyfile', '--config', `${HOSTING}Caddyfile`], folder, {
    SITE: `http://127.0.0.1:${port}`,
    NODES_NAME: 'localhost',
    NODES_PORT: new URL(server.url).port,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });

const PROXIES: readonly (readonly [string, Start])[] = [
  ['nginx', startNginx],
  ['caddy', startCaddy],
];
const here = PROXIES.filter(([name]) => hasTool(name, `the configuration for ${name} in hosting/`, true));

describe.each(here)('a server behind %s, as hosting/ has it', (name, start) => {
  const folder = mkdtempSync(join(tmpdir(), 'overtrick-proxy-'));
  let server: TestServer;
  let proxy: Running;
  let url: string;

  beforeAll(async () => {
    server = await serve({ proxies: 1, host: '0.0.0.0' });
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    proxy = start(folder, port, server);
    while (!(await fetch(url).catch(() => null))?.ok) {
      if (proxy.child.exitCode !== null) throw new Error(proxy.err);
      await new Promise((next) => setTimeout(next, 50));
    }
  });
  afterAll(async () => {
    // Caddy would wait for whoever might still ask over an open connection.
    proxy.child.kill(name === 'caddy' ? 'SIGKILL' : 'SIGTERM');
    await proxy.ended;
    await server.end();
    rmSync(folder, { recursive: true, force: true });
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
});

test('at least the configurations are there', () => {
  expect(readFileSync(`${HOSTING}nginx.conf`, 'utf8')).toContain('proxy_buffering off;');
  expect(readFileSync(`${HOSTING}Caddyfile`, 'utf8')).toContain('flush_interval -1');
});
