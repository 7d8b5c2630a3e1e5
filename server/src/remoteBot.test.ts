import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES, gameOf } from '@overtrick/games';
import { prove } from '@overtrick/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOn } from '../testing/begin.ts';
import { Running } from '../testing/built.ts';
import { TestClient } from '../testing/client.ts';
import { codeBlocks } from '../testing/codeBlock.ts';
import { serve, type TestServer } from '../testing/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'overtrick-bot-'));
const code = codeBlocks('writing-a-bot.md', 'js').at(-1) ?? '';
let server: TestServer;
beforeAll(async () => {
  writeFileSync(join(folder, 'bot.mjs'), code);
  server = await serve();
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What is started, and in which folder. */
const STANDALONE: readonly [readonly string[], string] = [['bot.mjs'], folder];
const WITH_CLIENT: readonly [readonly string[], string] = [
  ['--import', 'tsx', join(ROOT, 'client/example/bot.ts')],
  ROOT,
];

/** A person at a table with bots of the server and one free seat, which the bot of the document takes. */
async function sitDown(game: string, players: number, start = STANDALONE) {
  const ann = await TestClient.named(server.url, 'Ann');
  const { body } = await ann.post('/api/me/tokens', { name: 'Hasty' });
  const bots = Array.from({ length: players - 2 }, () => 'novice' as const);
  const table = await ann.create({ game, players, bots });
  const [args, from] = start;
  const bot = new Running(process.execPath, [...args, server.url, table.code], from, { TOKEN: body.token });
  const stream = ann.follow(table.id);
  await stream.until((s) => s.room?.seats[1].ready ?? false, 'the bot to be ready', 30_000);
  expect(stream.room!.seats[1]).toMatchObject({ kind: 'person', name: 'Hasty', robot: true });
  await ann.ready(table.id, stream.room!.commitment, 0);
  await ann.post(`/api/tables/${table.id}/start`);
  await ann.reveal(table.id);
  await stream.until((s) => s.now !== null, 'the deal', 30_000);
  return { ann, bot, id: table.id, stream };
}

test('the bot of client/example plays a whole match, and its part of the shuffle counts', async () => {
  const { ann, bot, id, stream } = await sitDown('inversion', 2, WITH_CLIENT);
  await playOn({ id, people: [ann], streams: [stream], close() {} });
  stream.close();
  expect(await bot.ended).toBe(0);
  expect(bot.err).toBe('');
  const { body: log } = await ann.get(`/api/tables/${id}/log`);
  expect(prove({ game: gameOf('inversion')!, log })).toMatchObject({
    ok: true,
    value: { over: true, contributed: [0, 1] },
  });
});

test('outside bots neither open rated tables nor sit down at them', async () => {
  const ann = await TestClient.named(server.url, 'Ann');
  const { body } = await ann.post('/api/me/tokens', { name: 'Hasty' });
  const bearer = { authorization: `Bearer ${body.token}` };
  const clock = { kind: 'correspondence', hours: 24 } as const;
  const table = { game: 'inflation', players: 3, public: true, rated: true, clock };
  const { id } = await ann.create(table);
  expect((await ann.post(`/api/tables/${id}/sit`, {}, bearer)).problem).toBe('rated');
  expect((await ann.post('/api/tables', table, bearer)).problem).toBe('rated');
  expect((await ann.post('/api/tables', { ...table, rated: false }, bearer)).status).toBe(201);
});

describe('the bot at the end of docs/writing-a-bot.md', () => {
  test('has at most 40 lines', () => {
    expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  test.each(GAMES.map(({ id, seats }) => [id, seats.min] as const))(
    'plays a whole match of %s, and its part of the shuffle counts',
    async (game, players) => {
      const { ann, bot, id, stream } = await sitDown(game, players);
      await playOn({ id, people: [ann], streams: [stream], close() {} });
      stream.close();
      expect(await bot.ended).toBe(0);
      expect(bot.err).toBe('');
      const { body: log } = await ann.get(`/api/tables/${id}/log`);
      expect(prove({ game: gameOf(game)!, log })).toMatchObject({
        ok: true,
        value: { over: true, contributed: [0, 1] },
      });
      expect(log.decisions.filter((line) => line.startsWith('1 ')).length).toBeGreaterThan(0);
    },
  );

  test('finds its way back to a server that was gone', async () => {
    const { ann, bot, id, stream } = await sitDown('inflation', 3);
    await playOn({ id, people: [ann], streams: [stream], close() {} }, () => stream.n > 30);
    stream.close();
    const { port } = new URL(server.url);
    await server.stop();
    server = await serve({ data: server.config.data, port: Number(port) });
    const again = ann.follow(id);
    await again.until((s) => s.now !== null, 'the table');
    await playOn({ id, people: [ann], streams: [again], close() {} });
    again.close();
    expect(await bot.ended).toBe(0);
  });

  test('says what is wrong with a code or a token', async () => {
    const lost = new Running(process.execPath, ['bot.mjs', server.url, 'ZZZZZ'], folder, { TOKEN: 'none' });
    expect(await lost.ended).toBe(1);
    expect(lost.err).toContain('This token is not valid.');
  });
});
