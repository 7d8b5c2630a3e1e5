import { Writable } from 'node:stream';
import type { Problem } from '@overtrick/api';
import type { Game } from '@overtrick/engine';
import { GAMES } from '@overtrick/games';
import fc from 'fast-check';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { isPostgresHere, makeDatabase } from '../testing/postgres.ts';
import { PushService } from '../testing/pushService.ts';
import { serve, type TestServer } from '../testing/serve.ts';
import { type Arena, openArena } from './arena.ts';
import { type Heard, knock, knocks, type Operation, readOperations } from './knock.ts';
import { readTruth } from './truth.ts';

const LONG = process.env.OVERTRICK_LONG !== undefined;
/** A new arena after so many knocks, because many of them close tables and delete people. */
const ARENA = 60;
const ADMIN = 'the-admin-token-of-this-test';
/** The only reasons for which a server may say that it cannot. */
const MAY_FAIL = ['busy', 'crowded', 'draining', 'disk-full'];
const TRACE = /\n\s+at |node_modules|\.ts:\d+|\.js:\d+|SQLITE|syntax error|relation "/;

let server: TestServer;
let service: PushService;
let database: Awaited<ReturnType<typeof makeDatabase>> | null = null;
let log = '';

async function open(store: 'sqlite' | 'postgres', games: readonly Game[] = GAMES): Promise<void> {
  log = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  service = await new PushService().open();
  database = store === 'postgres' ? await makeDatabase() : null;
  server = await serve(
    {
      ...(database && { database: database.url }),
      adminToken: ADMIN,
      vapidSubject: 'mailto:host@cards.example',
      patience: 1_000_000,
    },
    { log: pino({ level: 'trace' }, sink), pushAgent: service.agent(), games },
  );
}

afterEach(async () => {
  await server.end();
  await service.close();
  await database?.drop();
});

/** What is kept of the arena's people and tables, and how many there are of all. A refused request leaves it as it was. */
async function kept({ ids, tables }: Arena): Promise<string> {
  const { rows } = await sql`select
    (select count(*) from people) as people, (select count(*) from tokens) as tokens,
    (select count(*) from pushes) as pushes, (select count(*) from reports) as reports,
    (select count(*) from admins) as admins, (select count(*) from audit) as audit,
    (select count(*) from shut) as shut, (select count(*) from passkeys) as passkeys, (select count(*) from tables) as tables,
    (select count(*) from journal where table_id in (${sql.join(tables)})) as journal`.execute(
    server.store.db,
  );
  const people = await server.store.db
    .selectFrom('people')
    .select(['id', 'name', 'recovery', 'banned', 'epoch'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return JSON.stringify([rows, people]);
}

/** An answer is an answer: no trace, and a reason where it is a refusal. */
function expectAnswer({ status, type, text }: Heard): void {
  expect(text).not.toMatch(TRACE);
  if (status < 400) return;
  expect(type).toContain('application/json');
  const { problem, message } = JSON.parse(text) as Problem;
  expect(problem).toMatch(/^[a-z-]+$/);
  expect(message.length).toBeGreaterThan(10);
  if (status >= 500) expect(MAY_FAIL).toContain(problem);
}

/** Waits until the server has done what is its own to do: somebody may have left a seat, which a bot then plays. */
async function settle({ tables }: Arena): Promise<void> {
  const due = server.store.db
    .selectFrom('tables')
    .select('id')
    .where('id', 'in', tables)
    .where('due', 'is not', null);
  while ((await due.execute()).length > 0) await new Promise((next) => setTimeout(next, 20));
}

/** Knocks so often, and gives how often each door said yes or no, and every S that there was. */
async function knockAround(
  operations: readonly Operation[],
  runs: number,
): Promise<{ seen: Map<string, number>; secrets: string[] }> {
  const seen = new Map<string, number>();
  const secrets: string[] = [];
  let arena = await openArena(server);
  let knocked = 0;
  await fc
    .assert(
      fc.asyncProperty(knocks(operations), async (given) => {
        if (++knocked % ARENA === 0) {
          arena.close();
          arena = await openArena(server);
          secrets.push((await readTruth(server, arena.tables[0])).secret);
          expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
        }
        await settle(arena);
        const before = await kept(arena);
        const heard = await knock(server.url, given, arena);
        const name = `${given.method} ${given.path} ${heard.status < 400 ? 'yes' : 'no'}`;
        seen.set(name, (seen.get(name) ?? 0) + 1);
        expectAnswer(heard);
        if (heard.status >= 400) expect(await kept(arena)).toBe(before);
      }),
      { numRuns: runs, endOnFailure: true, ...(LONG ? {} : { seed: 4 }) },
    )
    .finally(() => arena.close());
  return { seen, secrets };
}

/** PostgreSQL is stricter about text, so it is tried too; there is time for it in the long run. */
const STORES = LONG && (await isPostgresHere()) ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);

test.each(STORES)(
  'whatever knocks at a server on %s: an answer with a reason, nothing told, nothing changed by a refusal',
  async (store) => {
    await open(store);
    const operations = await readOperations(server.url);
    expect(operations.length).toBeGreaterThan(40);
    const { seen, secrets } = await knockAround(operations, operations.length * (LONG ? 70 : 8));
    const names = [...seen.keys()];
    for (const { method, path } of operations) {
      expect(names.some((name) => name.startsWith(`${method} ${path} `))).toBe(true);
    }
    expect(names.filter((name) => name.endsWith(' yes')).length).toBeGreaterThan(LONG ? 30 : 15);
    expect((await TestClient.named(server.url, 'Still here')).id).not.toBe('');
    for (const secret of [ADMIN, ...secrets]) expect(log).not.toContain(secret);
    expect(log).not.toMatch(/overtrick=|Bearer /);
    expect(log.split('\n').filter((line) => line.includes('"level":50'))).toEqual([]);
  },
  1_200_000,
);

test('the knocking finds a door that breaks', async () => {
  const broken = GAMES.map((game) => ({
    ...game,
    parseDecision(text: string): never {
      throw new Error(`somebody forgot ${text}`);
    },
  }));
  await open('sqlite', broken);
  const decisions = (await readOperations(server.url)).filter(({ path }) => path.endsWith('/decisions'));
  await expect(knockAround(decisions, 400)).rejects.toThrow('Property failed');
  expect(log).toContain('a request failed');
});
