import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from './serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'overtrick-serve-'));
let running: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'not for you');
  writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'dist', 'assets', 'app-1.js'), 'let a = 1;');
  running = await serve({ port: 0, host: '127.0.0.1', folder: join(folder, 'dist') });
});
afterAll(() => {
  running.server.close();
  rmSync(folder, { recursive: true });
});

/** Asks by the raw path, which `fetch` would tidy up first. */
const ask = (path: string, headers = {}): Promise<IncomingMessage> =>
  new Promise((done) => {
    get({ port: running.port, host: '127.0.0.1', path, headers }, (response) => {
      response.resume();
      done(response);
    });
  });

test('the page is asked for anew, hashed files never', async () => {
  const page = await ask('/');
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  const script = await ask('/assets/app-1.js', { 'accept-encoding': 'gzip' });
  expect(script.headers['cache-control']).toContain('immutable');
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
  });
});

test('what has not changed is not sent again', async () => {
  const { headers } = await ask('/');
  expect((await ask('/', { 'if-none-match': headers.etag })).statusCode).toBe(304);
});

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt', '/%00', '/%', '/missing.js'])(
  'nothing outside of the folder is served: %s',
  async (path) => {
    expect((await ask(path)).statusCode).toBe(404);
  },
);
