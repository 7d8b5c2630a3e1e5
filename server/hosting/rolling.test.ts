import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { begin } from '../testing/begin.ts';
import { BuiltServer, type Running } from '../testing/built.ts';
import type { TestClient } from '../testing/client.ts';
import { isPostgresHere, makeDatabase } from '../testing/postgres.ts';
import { freePort, PROXIES, type RunningProxy, requestsOf } from './proxies.ts';
import { hasTool } from './tool.ts';

/** `npm run test:long` installs the proxies where it can. */
const long = process.env.OVERTRICK_LONG === '1';
const ready = long && (await isPostgresHere());
const here = PROXIES.filter(
  ({ program, how }) => ready && hasTool(program, `updates of nodes behind ${how}`) && sendsAgain(how),
);

/** Before 2.11.2, Caddy could not send a request with a body to another node; the Caddyfile says so. */
function sendsAgain(how: string): boolean {
  if (!how.includes('by name')) return true;
  const [, major, minor, patch] =
    /(\d+)\.(\d+)\.(\d+)/.exec(execFileSync('caddy', ['version']).toString()) ?? [];
  const version = Number(major) * 1e6 + Number(minor) * 1e3 + Number(patch);
  if (version < 2_011_002)
    process.stderr.write(
      `skipped: Caddy here is older than 2.11.2, so updates with ${how} were not checked\n`,
    );
  return version >= 2_011_002;
}

const HOSTS = ['127.0.0.1', '127.0.0.2'] as const;
const ROUNDS = 3;
const TABLES = 4;
/** As docs/hosting.md says: a proxy that looks whether nodes are ready has noticed the new one by then. */
const NOTICED = 2_000;
/** How long they play before, to compare. */
const QUIET = 5_000;

/** What people met while nodes were updated: the status of every decision and how long it took. */
interface Met {
  readonly statuses: number[];
  worst: number;
}

test.runIf(long)('there is a proxy to update nodes behind', () => {
  expect(here).not.toEqual([]);
});

describe.each(here)('nodes that are updated one after the other behind $how', ({ how, start }) => {
  const folder = mkdtempSync(join(tmpdir(), 'overtrick-rolling-'));
  const nodes = new Map<string, Running>();
  let built: BuiltServer;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let port: number;
  let proxy: RunningProxy;

  beforeAll(async () => {
    built = await BuiltServer.make();
  });
  afterAll(() => {
    built.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    database = await makeDatabase();
    port = await freePort();
    for (const host of HOSTS) await startNode(host);
    proxy = await start(folder, await freePort(), { hosts: HOSTS, port });
  });
  afterEach(async () => {
    await proxy.stop();
    for (const node of nodes.values()) {
      node.child.kill('SIGKILL');
      await node.ended;
    }
    await database.drop();
  });

  async function startNode(host: string): Promise<void> {
    const node = built.start({
      HOST: host,
      PORT: String(port),
      DATABASE_URL: database.url,
      OVERTRICK_KEY: '33'.repeat(32),
      TRUSTED_PROXIES: '1',
      RATE_LIMIT: '1000',
      BOT_THREADS: '1',
      BOT_PACE: '0.05',
      DEAL_PAUSE: '0.1',
      LOG_LEVEL: 'warn',
    });
    nodes.set(host, node);
    await node.says(/served at/);
  }

  /** As an update does: the old one drains and ends, the new one takes its place. */
  async function replace(host: string): Promise<void> {
    const node = nodes.get(host)!;
    node.child.kill('SIGTERM');
    expect(await node.ended).toBe(0);
    await startNode(host);
    await new Promise((next) => setTimeout(next, NOTICED));
  }

  /** Decides whenever asked, comes back when the stream ends, and tries nothing twice. */
  async function play(person: TestClient, id: string, isEnough: () => boolean, met: Met): Promise<void> {
    let stream = person.follow(id);
    const isOver = () => stream.room?.status === 'over' || isEnough();
    for (let decided = 0; !isOver(); ) {
      await stream.until((s) => s.ended || isOver() || (s.now?.legal.length ?? 0) > 0, 'a turn', 30_000);
      if (stream.ended) {
        stream = person.follow(id);
        await stream.until((s) => s.ended || s.whole !== null, 'the table', 30_000);
        continue;
      }
      if (isOver()) break;
      const { n } = stream;
      const started = performance.now();
      const answer = await fetch(`${proxy.url}/api/tables/${id}/decisions`, {
        method: 'POST',
        headers: {
          cookie: person.cookie,
          'content-type': 'application/json',
          'idempotency-key': `${person.id}-${n}-${decided++}`,
        },
        body: JSON.stringify({ decision: stream.now?.legal[0] }),
      });
      met.worst = Math.max(met.worst, performance.now() - started);
      met.statuses.push(answer.status);
      await answer.text();
      await stream.until((s) => s.ended || s.n > n, 'the own decision', 30_000);
    }
    stream.close();
  }

  test('nobody meets an error', async () => {
    const met: Met = { statuses: [], worst: 0 };
    let updated = false;
    let quiet = 0;
    const playing = Array.from({ length: TABLES }, async () => {
      while (!updated) {
        const begun = await begin([proxy.url, proxy.url]);
        begun.close();
        await Promise.all(begun.people.map((person) => play(person, begun.id, () => updated, met)));
      }
    });
    const updating = (async () => {
      await new Promise((next) => setTimeout(next, QUIET));
      quiet = met.worst;
      met.worst = 0;
      for (let round = 0; round < ROUNDS; round++) for (const host of HOSTS) await replace(host);
    })();
    await Promise.all([
      updating.finally(() => {
        updated = true;
      }),
      ...playing,
    ]);
    console.log(
      `${how}: ${ROUNDS * HOSTS.length} nodes replaced, ${met.statuses.length} decisions, the slowest ${Math.round(met.worst)} ms (${Math.round(quiet)} ms before), ${requestsOf(proxy).length} requests`,
    );
    expect(met.statuses.length).toBeGreaterThan(100);
    expect(met.statuses.filter((status) => status !== 200)).toEqual([]);
    expect(requestsOf(proxy).filter((line) => line.startsWith('5'))).toEqual([]);
  }, 240_000);
});
