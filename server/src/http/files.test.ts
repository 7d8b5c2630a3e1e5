import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileServer } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'overtrick-files-'));
const SCRIPT = 'export const trick = "a trick is a trick is a trick";\n'.repeat(200);
let server: Server;

interface Answer {
  readonly status: number;
  readonly head: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Asks as a browser would that says what it can open. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path, headers, method }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, head: res.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The table</title>');
  writeFileSync(join(folder, 'deal-abcdefgh.js'), SCRIPT);
  writeFileSync(join(folder, 'card.png'), Buffer.from([137, 80, 78, 71]));
  const serve = fileServer(folder);
  server = createServer((req, res) => void serve(req, res, (req.url ?? '/').split('?')[0]));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('files of the app', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const)('are squeezed for a browser that opens %s', async (accepts, how, open) => {
    const { head, body } = await ask('/deal-abcdefgh.js', { 'accept-encoding': accepts });
    expect(head['content-encoding']).toBe(how);
    expect(head.vary).toBe('Accept-Encoding');
    expect(Number(head['content-length'])).toBe(body.length);
    expect(body.length).toBeLessThan(SCRIPT.length / 10);
    expect(open(body).toString()).toBe(SCRIPT);
  });

  it('come plain to whoever opens nothing, and pictures to everybody', async () => {
    const plain = await ask('/deal-abcdefgh.js');
    expect(plain.head['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
    const picture = await ask('/card.png', { 'accept-encoding': 'br' });
    expect(picture.head['content-encoding']).toBeUndefined();
    expect(picture.body).toHaveLength(4);
  });

  it('are not sent again to whoever has them', async () => {
    const first = await ask('/deal-abcdefgh.js', { 'accept-encoding': 'br' });
    const tag = String(first.head.etag);
    const again = await ask('/deal-abcdefgh.js', { 'accept-encoding': 'br', 'if-none-match': tag });
    expect(again.status).toBe(304);
    const other = await ask('/deal-abcdefgh.js', { 'accept-encoding': 'gzip', 'if-none-match': tag });
    expect(other.status).toBe(200);
  });

  it('lead every page of the app to the same document, and tell the size without it', async () => {
    const page = await ask('/t/ABCDE', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(page.body).toString()).toContain('The table');
    const head = await ask('/', { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect(Number(head.head['content-length'])).toBe(page.body.length);
  });

  it('follow a new build', async () => {
    await ask('/', { 'accept-encoding': 'br' });
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Another table</title>');
    const page = await ask('/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(page.body).toString()).toContain('Another table');
  });
});
