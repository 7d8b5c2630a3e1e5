import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { explainError } from '../src/explainError.ts';
import { makeLog } from '../src/log.ts';
import { findMisspelt } from '../src/misspelt.ts';
import { startServer } from '../src/server.ts';
import { BuiltServer } from '../testing/built.ts';
import { TestClient } from '../testing/client.ts';
import { serve } from '../testing/serve.ts';

const LONG = process.env.OVERTRICK_LONG !== undefined;
const root = mkdtempSync(join(tmpdir(), 'overtrick-secrets-'));
let built: BuiltServer;
let babbler: Server;
beforeAll(async () => {
  built = await BuiltServer.make();
  // Speaks, but not as a database does.
  babbler = createServer((socket) => void socket.on('error', () => {}).end('SSH-2.0-Whatever\r\n'));
  await new Promise<void>((ready) => babbler.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  babbler.close();
  built.remove();
  rmSync(root, { recursive: true, force: true });
});

/** Both stand in every secret, around what may tear it apart. */
const [HEAD, TAIL] = ['S3same', '0pen'];
const odd = fc.string({
  unit: fc.constantFrom(...'/?#@%:&=+ \\"\'[]{}|^`~<>;,é✂0'.split(''), '%2F', '%zz', '\n'),
  maxLength: 4,
});
const secret = odd.map((middle) => `${HEAD}${middle}${TAIL}`);

/** An address with a password, of something that is not there or is no database. */
const addressOf = (scheme: string, name: fc.Arbitrary<string>) =>
  fc
    .tuple(secret, fc.constantFrom('127.0.0.1:1', 'BABBLER', '[::1]:1', '127.0.0.1:port', ''), name, odd)
    .chain(([password, host, path, query]) =>
      fc.constantFrom(
        `${scheme}://ann:${password}@${host}/${path}`,
        `${scheme}://ann:${encodeURIComponent(password)}@${host}/${path}`,
        `${scheme}://:${password}@${host}`,
        `${scheme}://${host}/${path}?user=ann&password=${password}&x=${query}`,
        `${scheme}:ann:${password}@${host}`,
        `ann:${password}@${host}/${path}`,
      ),
    );

/** What lies in the data folder before the start. */
const FOUND = ['nothing', 'noise', 'half a header', 'a folder', 'a bad key', 'a file'] as const;
const found = fc.constantFrom(...FOUND);

const WRONG: Readonly<Record<string, fc.Arbitrary<string>>> = {
  DATABASE_URL: addressOf('postgres', odd),
  REDIS_URL: addressOf('redis', odd),
  OVERTRICK_KEY: fc.oneof(
    secret,
    fc.constant(Buffer.from(`${HEAD}${TAIL}`.repeat(3)).toString('hex').padEnd(64, '0')),
  ),
  ADMIN_TOKEN: secret.chain((text) => fc.constantFrom(text, text.padEnd(20, 'x'))),
  PUBLIC_URL: secret.map((text) => `https://ann:${text}@cards.example`),
  VAPID_SUBJECT: secret.map((text) => `mailto${text}`),
  PORT: fc.constantFrom('1e3', '99999', '-1'),
  LOG_LEVEL: fc.constantFrom('debug', 'loud'),
};

/** One or two variables that are wrong or odd: were it more, the first would hide the others. */
const environment = fc
  .subarray(Object.keys(WRONG), { minLength: 1, maxLength: 2 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, WRONG[name]]))));

function layOut(what: (typeof FOUND)[number]): string {
  const data = join(mkdtempSync(join(root, 'data-')), 'in');
  if (what === 'a file') {
    writeFileSync(data, 'x');
    return data;
  }
  mkdirSync(data);
  const file = join(data, 'overtrick.db');
  if (what === 'noise') writeFileSync(file, Buffer.alloc(5000, 7));
  else if (what === 'half a header') writeFileSync(file, `SQLite format 3\0${'x'.repeat(3000)}`);
  else if (what === 'a folder') mkdirSync(file);
  else if (what === 'a bad key') writeFileSync(join(data, 'secret.key'), `${HEAD}${TAIL}`);
  return data;
}

const withPort = (env: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> => {
  const { port } = babbler.address() as { port: number };
  const entries = Object.entries(env).map(([name, value]) => [
    name,
    value?.replaceAll('BABBLER', `127.0.0.1:${port}`),
  ]);
  return Object.fromEntries(entries);
};

/** All that a server says with this environment: starting, serving and stopping. */
async function hear(env: Record<string, string | undefined>): Promise<string> {
  let said = findMisspelt(env).join('\n');
  const config = readConfig(env);
  if (!config.ok) return `${said}${config.error} (unread)`;
  const log = makeLog(config.value, {
    write(line: string) {
      said += line;
    },
  });
  try {
    await (await startServer({ ...config.value, host: '127.0.0.1', port: 0 }, { log })).stop();
    return `${said}served`;
  } catch (error) {
    return said + explainError(error, config.value);
  }
}

function judge(said: string): void {
  expect(said).not.toBe('');
  expect(said).not.toContain(HEAD);
  expect(said).not.toContain(TAIL);
  expect(said).not.toContain(Buffer.from(HEAD).toString('hex'));
  expect(said).not.toContain('[object ');
  expect(said).not.toMatch(/\n\s+at |\\n\s+at |node:internal/);
}

describe('a wrong configuration', () => {
  test('of 180 kinds is explained without a secret, a stack trace or an [object Object]', async () => {
    const outcomes = { served: 0, unread: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(environment, found, async (env, what) => {
        const said = await hear({ ...withPort(env), OVERTRICK_DATA: layOut(what), BOT_THREADS: '1' });
        judge(said);
        outcomes[said.endsWith('served') ? 'served' : said.endsWith('(unread)') ? 'unread' : 'refused']++;
      }),
      {
        numRuns: LONG ? 180 : 60,
        // One of each kind at least: were everything refused at the first look, there would be little to see.
        examples: [
          [{ LOG_LEVEL: 'debug' }, 'nothing'],
          [{ PORT: '-1' }, 'nothing'],
          [{ LOG_LEVEL: 'debug' }, 'noise'],
        ],
      },
    );
    for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(0);
  }, 240_000);

  test('of a few more is explained so by the program itself', async () => {
    const cases = fc.sample(fc.tuple(environment, found), LONG ? 20 : 6);
    for (const [env, what] of cases) {
      const server = built.start({ ...withPort(env), OVERTRICK_DATA: layOut(what), PORT: '0' });
      await Promise.race([server.ended, server.says(/served at/).catch(() => {})]);
      server.child.kill('SIGKILL');
      await server.ended;
      judge(server.out + server.err);
    }
  }, 240_000);
});

test('every file that a server writes is for its owner alone', async () => {
  const data = join(mkdtempSync(join(root, 'modes-')), 'new');
  const before = process.umask(0);
  try {
    const server = await serve({ data });
    const ann = await TestClient.named(server.url, 'Ann');
    await ann.create({ game: 'inversion', players: 2 });
    for (const name of [
      'overtrick.db',
      'overtrick.db-wal',
      'overtrick.db-shm',
      'overtrick.db.lock',
      'secret.key',
    ]) {
      expect([name, statSync(join(data, name)).mode & 0o777]).toEqual([name, 0o600]);
    }
    expect(statSync(data).mode & 0o777).toBe(0o700);
    await server.end();
  } finally {
    process.umask(before);
  }
});
