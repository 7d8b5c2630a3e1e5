import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem, Whole } from '@overtrick/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { serve, type TestServer } from '../testing/serve.ts';
import { readAnswer, send } from './rawPerson.ts';

const ADMIN = 'the-admin-token-of-this-test';
const folder = mkdtempSync(join(tmpdir(), 'overtrick-files-'));
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html><title>the page</title>');
  writeFileSync(join(folder, 'secret.txt'), 'the server’s key');
  server = await serve({ adminToken: ADMIN }, { web: join(folder, 'web') });
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

const TABLE = { game: 'inflation', players: 3 };
const ask = async (text: string) => {
  const answer = readAnswer(await send(server.port, text));
  return { ...answer, problem: (): string => (JSON.parse(answer.text) as Problem).problem };
};
const post = (path: string, body: string, headers = '') =>
  ask(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`,
  );

describe('who somebody says they are', () => {
  test('forged, changed and borrowed cookies are nobody’s', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const ben = await TestClient.named(server.url, 'Ben');
    const [id, epoch, signature] = ann.cookie.replace('overtrick=', '').split('.');
    for (const cookie of [
      `overtrick=${ben.id}.${epoch}.${signature}`,
      `overtrick=${id}.1.${signature}`,
      `overtrick=${id}.${epoch}.${signature.slice(1)}A`,
      `overtrick=${id}.${epoch}.`,
      `overtrick=${id}.${epoch}`,
      `overtrick=${id}.${epoch}.${'A'.repeat(43)}`,
      'overtrick=',
      'overtrick=..',
      'overtrick=__proto__.0.x',
      `xovertrick=${id}.${epoch}.${signature}`,
      `OVERTRICK=${id}.${epoch}.${signature}`,
    ]) {
      const eve = Object.assign(new TestClient(server.url), { cookie });
      expect([cookie, (await eve.post('/api/tables', TABLE)).status]).toEqual([cookie, 401]);
    }
    const other = await serve();
    const stranger = Object.assign(new TestClient(other.url), { cookie: ann.cookie });
    expect((await stranger.post('/api/tables', TABLE)).status).toBe(401);
    await other.end();
  });

  test('the cookie is for this site alone and no script reads it', async () => {
    const { head } = await post('/api/me', '{"name":"Ann"}');
    expect(head).toMatch(/set-cookie: overtrick=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/i);
  });

  test('a token ends when it is deleted, and with its owner', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const token = async () => {
      const { body } = await ann.post('/api/me/tokens', { name: 'Robo' });
      return { id: body.id, authorization: `Bearer ${body.token}` };
    };
    const [first, second] = [await token(), await token()];
    const status = async ({ authorization }: { authorization: string }) =>
      (await new TestClient(server.url).ask('GET', '/api/me', undefined, { authorization })).status;
    expect([await status(first), await status(second)]).toEqual([200, 200]);
    await ann.ask('DELETE', `/api/me/tokens/${first.id}`);
    expect([await status(first), await status(second)]).toEqual([401, 200]);
    await ann.ask('DELETE', '/api/me', {});
    expect(await status(second)).toBe(401);
    for (const authorization of ['Bearer ', 'Bearer', 'Basic eDp5', `bearer ${'A'.repeat(32)}`]) {
      expect(await status({ authorization })).toBe(401);
    }
  });

  test('nobody ends the bot of another', async () => {
    const [ann, eve] = [await TestClient.named(server.url, 'Ann'), await TestClient.named(server.url, 'Eve')];
    const { body } = await ann.post('/api/me/tokens', { name: 'Robo' });
    expect((await eve.ask('DELETE', `/api/me/tokens/${body.id}`)).status).toBe(404);
    expect((await ann.get('/api/me/tokens')).body).toHaveLength(1);
  });

  test('who is deleted is deleted on every device, and may come again as a new guest', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const { body } = await ann.post('/api/me/recovery');
    const phone = Object.assign(new TestClient(server.url), { cookie: ann.cookie });
    await ann.ask('DELETE', '/api/me', {});
    expect((await phone.get('/api/me')).problem).toBe('nobody');
    expect((await phone.post('/api/tables', TABLE)).status).toBe(401);
    expect((await phone.post('/api/me/recover', body)).status).toBe(404);
    const { body: again } = await phone.post('/api/me', { name: 'Ann' });
    expect(again.id).not.toBe(ann.id);
  });

  test('a banned person is out, with cookie and token', async () => {
    const eve = await TestClient.named(server.url, 'Eve');
    const headers = { 'overtrick-admin': ADMIN };
    await new TestClient(server.url).post('/admin/ban', { person: eve.id, on: true }, headers);
    expect((await eve.post('/api/tables', TABLE)).problem).toBe('banned');
    expect((await eve.get('/api/lobby')).problem).toBe('banned');
  });

  test.each(['', 'x', ADMIN.slice(1), `${ADMIN}x`, ADMIN.toUpperCase()])(
    'the admin’s doors stay shut for “%s”',
    async (token) => {
      const eve = await TestClient.named(server.url, 'Eve');
      const { body } = await eve.post('/api/tables', TABLE);
      const headers = { 'overtrick-admin': token };
      for (const [method, path, input] of [
        ['GET', '/admin/state', undefined],
        ['GET', '/admin/watch', undefined],
        ['GET', `/admin/tables/${body.id}`, undefined],
        ['POST', `/admin/tables/${body.id}/close`, {}],
        ['POST', '/admin/ban', { person: eve.id, on: true }],
      ] as const) {
        expect((await eve.ask(method, path, input, headers)).problem).toBe('admin-token');
      }
      expect((await eve.get(`/api/tables/${body.id}`)).body.room.status).toBe('open');
    },
  );

  test('without an admin token there is no admin', async () => {
    const plain = await serve();
    const headers = { 'overtrick-admin': '' };
    const { status } = await new TestClient(plain.url).ask('GET', '/admin/state', undefined, headers);
    expect(status).toBe(404);
    await plain.end();
  });
});

describe('where somebody comes from', () => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { origin: 'http://127.0.0.1.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.example' },
  ] as Record<string, string>[])('%o may not act for a visitor', async (headers) => {
    const ann = await TestClient.named(server.url, 'Ann');
    expect((await ann.post('/api/tables', TABLE, headers)).problem).toBe('origin');
    expect((await ann.ask('DELETE', '/api/me', {}, headers)).problem).toBe('origin');
    expect((await ann.get('/api/me/tables')).body).toEqual([]);
  });

  test('the page’s own address and the public one may', async () => {
    const proxied = await serve({ publicUrl: 'https://cards.example' });
    const ann = await TestClient.named(proxied.url, 'Ann');
    for (const origin of [proxied.url, 'https://cards.example']) {
      expect((await ann.post('/api/tables', TABLE, { origin })).status).toBe(201);
    }
    await proxied.end();
  });

  test('no answer lets pages of other sites read it', async () => {
    const { head } = await ask(
      'OPTIONS /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\nAccess-Control-Request-Method: POST\r\nConnection: close\r\n\r\n',
    );
    expect(head).not.toMatch(/access-control-allow/i);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'the content type “%s” opens nothing: the body must be JSON and the origin ours',
    async (type) => {
      const header = type === '' ? '' : `Content-Type: ${type}\r\n`;
      expect((await post('/api/me', '{"name":"Ann"}', header)).status).toBe(201);
      const evil = await post('/api/me', '{"name":"Ann"}', `${header}Origin: https://evil.example\r\n`);
      expect(evil.problem()).toBe('origin');
      expect((await post('/api/me', 'name=Ann', header)).problem()).toBe('not-json');
    },
  );

  test.each(['1', '0', '-1', 'x', ''])('a page of version “%s” is asked to reload', async (version) => {
    const ann = await TestClient.named(server.url, 'Ann');
    const headers = { 'overtrick-client': version };
    const { status, problem } = await ann.post('/api/tables', TABLE, headers);
    expect([status, problem]).toEqual([426, 'please-reload']);
  });
});

describe('what somebody sends', () => {
  test('a body that is too large is refused, whether it says so or not', async () => {
    const huge = `{"name":"${'x'.repeat(20_000)}"}`;
    expect((await post('/api/me', huge)).problem()).toBe('too-large');
    const chunk = `${huge.length.toString(16)}\r\n${huge}\r\n`;
    const endless = await ask(
      `POST /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}0\r\n\r\n`,
    );
    expect([endless.status, endless.problem()]).toEqual([413, 'too-large']);
  });

  test.each([
    ['no JSON', '{', 400, 'not-json'],
    ['two JSONs', '{"name":"A"}{"name":"B"}', 400, 'not-json'],
    ['a number', '7', 422, 'bad-input'],
    ['null', 'null', 422, 'bad-input'],
    ['a name that is a list', '{"name":["Ann"]}', 422, 'bad-input'],
    ['a name that is an object', '{"name":{"toString":"x"}}', 422, 'bad-input'],
    ['nothing but a line break and a zero', '{"name":"\\n\\u0000"}', 422, 'bad-input'],
    ['a name that cannot be seen', '{"name":"\\u200b\\u3164\\u2800"}', 422, 'bad-input'],
    ['a name of accents alone', '{"name":"\\u0301\\u0301"}', 422, 'bad-input'],
    ['half a letter', '{"name":"\\ud800"}', 422, 'bad-input'],
    ['nothing but blanks', '{"name":"   "}', 422, 'bad-input'],
  ])('%s', async (_what, body, status, problem) => {
    const answer = await post('/api/me', body);
    expect([answer.status, answer.problem()]).toEqual([status, problem]);
  });

  test('JSON of great depth, and keys that reach for the prototype', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const cookie = `Cookie: ${ann.cookie}\r\n`;
    const deep = `${'['.repeat(7_000)}${']'.repeat(7_000)}`;
    expect((await post('/api/me', deep)).status).toBe(422);
    const table = (options: string) =>
      post('/api/tables', `{"game":"inflation","players":3,"options":${options}}`, cookie);
    for (const options of [`{"x":${deep}}`, '{"toString":1}']) {
      const answer = await table(options);
      expect([answer.status, answer.problem()]).toEqual([422, expect.any(String)]);
    }
    for (const options of ['{"__proto__":{"admin":1}}', '{"constructor":{"prototype":{"admin":1}}}']) {
      const { id } = JSON.parse((await table(options)).text) as { id: string };
      expect((await ann.get(`/api/tables/${id}`)).body.room.options).toEqual({});
    }
    expect((await post('/api/me', '{"__proto__":{"name":"Eve"}}')).status).toBe(422);
    expect('admin' in {}).toBe(false);
    expect('name' in {}).toBe(false);
  });

  test('names and chat are cleaned of what hides or turns writing', async () => {
    const ann = await TestClient.named(server.url, ' A\nn\u0000n\u202egnp\u200b ');
    expect((await ann.get('/api/me')).body.name).toBe('A nngnp');
    const { body } = await ann.post('/api/tables', TABLE);
    const say = (text: string) => ann.post(`/api/tables/${body.id}/chat`, { text });
    await say('\u2067see \u{1F469}\u200D\u{1F680}\u2069\u0007');
    expect((await ann.get(`/api/tables/${body.id}`)).body.chat[0].text).toBe('see \u{1F469}\u200D\u{1F680}');
    expect((await say('\u202e\u200d \u00ad')).refused).toMatchObject({
      problem: 'bad-input',
      message: expect.stringContaining('something that can be seen'),
    });
  });

  test('text that looks like a page stays text, and arrives as it was sent', async () => {
    const ann = await TestClient.named(server.url, '<img src=x onerror=a>');
    const { body } = await ann.post('/api/tables', TABLE);
    const text = '<script>alert(1)</script> & "quotes" </textarea>';
    await ann.post(`/api/tables/${body.id}/chat`, { text });
    const answer = await ask(
      `GET /api/tables/${body.id} HTTP/1.1\r\nHost: x\r\nCookie: ${ann.cookie}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.head).toMatch(/content-type: application\/json/i);
    expect(answer.head).toMatch(/x-content-type-options: nosniff/i);
    const whole = JSON.parse(answer.text) as Whole;
    expect([whole.chat[0].text, whole.room.seats[0].name]).toEqual([text, '<img src=x onerror=a>']);
  });

  test('a chat that imitates the stream’s frames stays inside its own', async () => {
    const ann = await TestClient.named(server.url, 'Ann');
    const { body } = await ann.post('/api/tables', TABLE);
    const stream = await ann.follow(body.id).until((s) => s.room !== null);
    const text = 'x\n\nevent: whole\nid: 999\ndata: {"n":999}\n\n';
    const { body: done } = await ann.post(`/api/tables/${body.id}/chat`, { text });
    await stream.until((s) => s.n >= done.n, 'the chat');
    expect(stream.told.filter(({ event }) => event === 'whole')).toHaveLength(1);
    expect(stream.told.at(-1)?.data).toMatchObject({
      event: { t: 'chat', text: text.trim().replaceAll('\n', ' ') },
    });
    stream.close();
  });

  test('no header can be smuggled in, and none that is too large', async () => {
    const smuggled = await ask(
      'GET /api/codes/x%0d%0aSet-Cookie:%20overtrick=evil HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(smuggled.head).not.toMatch(/set-cookie/i);
    const split = await post('/api/me', JSON.stringify({ name: 'A\r\nSet-Cookie: x=y' }));
    // The name is cleaned, and its own cookie is the only one that is set.
    expect(split.status).toBe(201);
    expect(split.head.match(/set-cookie: .*/gi)).toEqual([expect.stringMatching(/^set-cookie: overtrick=/i)]);
    expect(JSON.parse(split.text)).toMatchObject({ name: 'A Set-Cookie: x=y' });
    const large = await ask(`GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect([large.status, large.problem()]).toEqual([431, 'too-large']);
    const both = await ask(
      'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n',
    );
    expect([both.status, both.problem()]).toEqual([400, 'not-http']);
    expect((await ask('hello\r\n\r\n')).problem()).toBe('not-http');
  });

  test.each([
    '/../secret.txt',
    '/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/web/../../secret.txt',
    '/./../secret.txt',
    '//secret.txt',
    '/%00/../secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%E0%A4%A',
    'http://x/../secret.txt',
  ])('the path %s does not lead out of the folder', async (path) => {
    const { status, text } = await ask(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(text).not.toContain('the server’s key');
    expect([200, 404]).toContain(status);
  });

  test('pages come with a strict policy and the usual headers', async () => {
    for (const path of ['/', '/api', '/admin']) {
      const { head } = await ask(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(head).toMatch(
        /content-security-policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval';/i,
      );
      expect(head).toMatch(/frame-ancestors 'none'/i);
      expect(head).toMatch(/x-content-type-options: nosniff/i);
      expect(head).toMatch(/x-frame-options: deny/i);
      expect(head).toMatch(/referrer-policy: same-origin/i);
    }
  });
});
