import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian keeps some programs beside the path. */
const DEBIAN = '/usr/lib/postgresql';
const USERS = ['postgres', 'redis', 'nobody'];

/** Where a program is; undefined when it is not installed. */
export function findProgram(name: string): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return places.map((place) => join(place, name)).find((file) => existsSync(file));
}

/** A port that nobody uses just now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** A service of the tests' own: its folder, and how its programs are run, not as root where another user can be had. */
export class Daemon {
  readonly folder = mkdtempSync(join(tmpdir(), 'overtrick-service-'));
  readonly #prefix: readonly string[];

  constructor() {
    this.#prefix = process.getuid?.() === 0 ? asOther(this.folder) : [];
  }

  /** Runs a program to its end. */
  run(...command: readonly string[]): void {
    const [program, ...words] = [...this.#prefix, ...command];
    const { status, stderr, error } = spawnSync(program, words, { cwd: this.folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command[0]} failed: ${error?.message ?? stderr}`);
  }

  /** Starts a program that ends with this process, however this process ends: its shell waits for the end of its input. */
  start(...command: readonly string[]): { stop(): void } {
    const script = '"$@" & cat >/dev/null; kill -INT $!; wait $!; rm -rf "$0"';
    const shell = spawn('sh', ['-c', script, this.folder, ...this.#prefix, ...command], {
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    shell.unref();
    const { stdin } = shell;
    if (stdin && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
    return { stop: () => stdin?.end() };
  }
}

/** Gives the folder to another user; what to write before a command to run it as that one. */
function asOther(folder: string): readonly string[] {
  const user = USERS.find((name) => idOf(name, '-u') !== null);
  if (user === undefined) return [];
  const uid = idOf(user, '-u') ?? 0;
  const gid = idOf(user, '-g') ?? 0;
  try {
    chownSync(folder, uid, gid);
  } catch {
    // Root of a container that has no other users.
    return [];
  }
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--'];
}

function idOf(user: string, flag: '-u' | '-g'): number | null {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
}
