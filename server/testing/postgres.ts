import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { Daemon, findProgram, freePort } from './daemon.ts';

const START = 30_000;

let admin = process.env.TEST_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/test';
let looked: Promise<boolean> | undefined;

async function run(text: string): Promise<void> {
  await rowsOf(admin, text);
}

async function rowsOf(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Whether there is a PostgreSQL: the one of TEST_POSTGRES, the usual one of this machine, or one that is started for the tests.
 * Says so when there is none; on CI that is a failure.
 */
export function isPostgresHere(): Promise<boolean> {
  looked ??= look();
  return looked;
}

async function look(): Promise<boolean> {
  try {
    await run('select 1');
    return true;
  } catch (unreachable) {
    try {
      await startOwn();
      return true;
    } catch (impossible) {
      const why = `no PostgreSQL at ${new URL(admin).host} (${String(unreachable)}), and none could be started (${String(impossible)})`;
      if (process.env.CI) throw new Error(`PostgreSQL is needed on CI: ${why}`);
      process.stderr.write(`skipped: ${why}\n`);
      return false;
    }
  }
}

async function startOwn(): Promise<void> {
  const initdb = findProgram('initdb');
  const postgres = findProgram('postgres');
  if (!initdb || !postgres) throw new Error('initdb and postgres are not installed');
  const daemon = new Daemon();
  const data = join(daemon.folder, 'data');
  daemon.run(initdb, '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
  daemon.start(postgres, '-D', data, ...settings.flatMap((setting) => ['-c', setting]));
  admin = `postgres://postgres@127.0.0.1:${port}/postgres`;
  for (const end = Date.now() + START; ; ) {
    try {
      return await run('select 1');
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((next) => setTimeout(next, 100));
    }
  }
}

/** A database of its own, and how to get rid of it. */
export async function makeDatabase(): Promise<{
  url: string;
  drop: () => Promise<void>;
  cut: () => Promise<void>;
  /** The rows that a query gives there. */
  ask: (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
}> {
  const name = `overtrick_${randomBytes(6).toString('hex')}`;
  await run(`create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => run(`drop database if exists ${name} with (force)`),
    ask: (text) => rowsOf(url.href, text),
    cut: () => run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
  };
}
