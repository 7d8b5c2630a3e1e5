import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BuiltServer, type Running } from '../testing/built.ts';
import { TestClient } from '../testing/client.ts';
import { addressesOf } from './addresses.ts';

let built: BuiltServer;
beforeAll(async () => {
  built = await BuiltServer.make();
});
afterAll(() => built.remove());

const QUIET = { LOG_LEVEL: 'error' };
const address = async (server: Running) => (await server.says(/served at (http:\S+:\d+)/))[1];

function hasTerminals(): boolean {
  try {
    return execFileSync('script', ['--version'], { encoding: 'utf8' }).includes('util-linux');
  } catch {
    return false;
  }
}

describe('npm start', () => {
  test('tells where it is served, lets a guest in over plain http, and drains on SIGTERM', async () => {
    const env = { ...QUIET, OVERTRICK_DATA: built.dataFolder() };
    const server = built.start(env);
    const near = await address(server);
    const { far } = addressesOf('0.0.0.0', Number(new URL(near).port), networkInterfaces());
    // The next line: it may come a moment after the first.
    if (far.length > 0) {
      expect((await server.says(/on the same network: (.+)/))[1]).toBe(far.join(' or '));
    }
    // A phone that followed the QR code: plain http, by the address of the home network where there is one.
    const home = far[0] ?? near;
    const entered = await fetch(`${home}/api/me`, {
      method: 'POST',
      headers: { origin: home, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: '{"name":"Ann"}',
    });
    expect(entered.status).toBe(201);
    const cookie = entered.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain('Secure');

    const ann = new TestClient(home);
    ann.cookie = cookie.split(';')[0];
    const { id } = await ann.create({ game: 'inflation', players: 3 });
    const stream = ann.follow(id);
    await stream.until((s) => s.room !== null, 'the room');
    server.child.kill('SIGTERM');
    await stream.until((s) => s.ended, 'the end of the stream');
    expect(await server.ended).toBe(0);
    await expect(fetch(`${near}/healthz`)).rejects.toThrow();

    const again = built.start(env);
    ann.cookie = cookie.split(';')[0];
    Object.assign(ann, { url: await address(again) });
    expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ status: 200, body: { seat: 0 } });
    again.child.kill('SIGINT');
    expect(await again.ended).toBe(0);
  });

  test.skipIf(!hasTerminals())(
    'draws a QR code in a terminal, with an address that phones can reach',
    async () => {
      const server = built.startInTerminal({ ...QUIET, PUBLIC_URL: 'https://cards.example' });
      await server.says(/Friends: https:\/\/cards\.example/);
      await server.says(/[▀▄█]{4}/);
      server.child.kill('SIGTERM');
      await server.ended;
    },
  );

  test('says that a port is in use, and which to set', async () => {
    const other = createServer();
    const port = await new Promise<number>((done) =>
      other.listen(0, '0.0.0.0', () => done((other.address() as { port: number }).port)),
    );
    const server = built.start({ ...QUIET, PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.err).toBe(
      `overtrick: port ${port} is in use; set PORT to another, such as PORT=${port + 1}.\n`,
    );
    other.close();
  });

  test('refuses a second server on the same folder', async () => {
    const env = { ...QUIET, OVERTRICK_DATA: built.dataFolder() };
    const server = built.start(env);
    await address(server);
    const second = built.start(env);
    expect(await second.ended).toBe(1);
    expect(second.err).toMatch(
      /another server is using .*overtrick\.db; stop it first, or set OVERTRICK_DATA/,
    );
    server.child.kill('SIGTERM');
    await server.ended;
  });

  test('ends with the code of a wrong setting when its key is not that of its store', async () => {
    const env = { ...QUIET, OVERTRICK_DATA: built.dataFolder() };
    const server = built.start(env);
    await address(server);
    server.child.kill('SIGTERM');
    await server.ended;
    const other = built.start({ ...env, OVERTRICK_KEY: 'ab'.repeat(32), DATABASE_ULR: 'x' });
    expect(await other.ended).toBe(2);
    expect(other.err).toMatch(/^overtrick: DATABASE_ULR is not read; did you mean DATABASE_URL\?\n/);
    expect(other.err).toMatch(/\novertrick: OVERTRICK_KEY is not the key of .*overtrick\.db: .+\n$/);
  });

  test.each([
    [{ PORT: 'http' }, 2, 'PORT is wrong: give a whole number from 0 to 65535.'],
    [{ HOST: '203.0.113.9' }, 1, 'HOST=203.0.113.9 is no address of this machine.'],
    [
      { DATABASE_URL: 'postgres://ann:hunter2@127.0.0.1:1/cards' },
      1,
      'the database cards at 127.0.0.1:1 cannot be used: nothing listens there. Check DATABASE_URL.',
    ],
  ])('%o is named, and no password is repeated', async (env, code, message) => {
    const server = built.start({ ...QUIET, ...env });
    expect(await server.ended).toBe(code);
    expect(server.err).toContain(`overtrick: ${message}`);
    expect(server.err + server.out).not.toContain('hunter2');
  });
});
