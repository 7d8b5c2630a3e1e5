import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Where `web/dist` and `server/dist` lie; somebody who works on several things at once builds them apart. */
const BUILT = process.env.OVERTRICK_BUILT_IN ?? ROOT;

export interface ServerWish {
  /** The folder whose `web/dist` is served. */
  readonly served?: string;
  /** What the pauses of bots are multiplied by. */
  readonly pace?: number;
  /** Whom ratings believe. */
  readonly ladder?: 'strangers' | 'friends';
  /** ADMIN_TOKEN, by which the first admin comes in. */
  readonly adminToken?: string;
}

export interface TableServer {
  readonly url: string;
  /** Kills it and starts it again at the same address, with what it has kept. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

/** The real table server with the built page, on a free port; with quick bots and short pauses, if nothing else is wished. */
export async function startTableServer({
  served = BUILT,
  pace = 0.02,
  ladder = 'strangers',
  adminToken = '',
}: ServerWish = {}): Promise<TableServer> {
  const data = mkdtempSync(join(tmpdir(), 'overtrick-friends-'));
  const start = (port: string): ChildProcess => launch({ data, port, served, pace, ladder, adminToken });
  let server = start('0');
  process.once('exit', () => server.kill('SIGKILL'));
  const url = await addressOf(server);
  return {
    url,
    async restart() {
      await kill(server);
      server = start(new URL(url).port);
      await addressOf(server);
    },
    async end() {
      await kill(server);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

type Launch = Required<ServerWish> & { readonly data: string; readonly port: string };

const launch = ({ data, port, served, pace, ladder, adminToken }: Launch): ChildProcess =>
  spawn('node', [join(BUILT, 'server', 'dist', 'server.js')], {
    cwd: served,
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      ADMIN_TOKEN: adminToken,
      OVERTRICK_DATA: data,
      BOT_PACE: String(pace),
      DEAL_PAUSE: '0.5',
      RATE_LIMIT: '1000',
      VAPID_SUBJECT: 'mailto:host@example.org',
      LOG_LEVEL: 'error',
      LADDER: ladder,
    },
  });

async function kill(server: ChildProcess): Promise<void> {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGKILL');
  await ended;
}

/** Waits until the server says where it is. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      const [, port] = /served at http:\/\/[^:\s]+:(\d+)/.exec(said) ?? [];
      if (port) done(`http://127.0.0.1:${port}/`);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', () => failed(new Error(`the table server stopped: ${said}`)));
  });
}
