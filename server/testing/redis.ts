import { createClient } from 'redis';
import { Daemon, findProgram, freePort } from './daemon.ts';

const START = 20_000;

/** A Redis of the test's own, which may be stopped. */
export interface OwnRedis {
  readonly url: string;
  stop(): void;
}

/** Starts a Redis, at a port if one is given; null when none is installed. On CI that is a failure. */
export async function startRedis(at?: number): Promise<OwnRedis | null> {
  const program = findProgram('redis-server');
  if (program === undefined) {
    if (process.env.CI) throw new Error('Redis is needed on CI: redis-server is not installed');
    process.stderr.write('skipped: redis-server is not installed\n');
    return null;
  }
  const daemon = new Daemon();
  const port = at ?? (await freePort());
  const words = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'];
  const { stop } = daemon.start(program, ...words, '--dir', daemon.folder);
  const url = `redis://127.0.0.1:${port}`;
  await answers(url);
  return { url, stop };
}

async function answers(url: string): Promise<void> {
  for (const end = Date.now() + START; ; ) {
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on('error', () => {});
    try {
      await client.connect();
      client.destroy();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((next) => setTimeout(next, 100));
    }
  }
}
