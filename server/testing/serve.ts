import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Config, type RunningServer, type ServerExtras, startServer } from '../src/index.ts';

export interface TestServer extends RunningServer {
  readonly config: Config;
  /** Stops the server and throws its data away. */
  end(): Promise<void>;
}

/** A server of its own for one test, on a free port of this machine. */
export async function serve(change: Partial<Config> = {}, extras: ServerExtras = {}): Promise<TestServer> {
  const data = change.data ?? mkdtempSync(join(tmpdir(), 'overtrick-server-'));
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    data,
    connections: 4,
    proxies: 0,
    logLevel: 'error',
    dealPause: 20,
    botPace: 0.01,
    patience: 1000,
    ...change,
  };
  const server = await startServer(config, {
    log: pino({ level: process.env.LOG_LEVEL ?? 'error' }),
    ...extras,
  });
  return {
    ...server,
    config,
    async end() {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
