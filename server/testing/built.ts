import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../build.mjs';

const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** What a program has said and how it ended. */
export class Running {
  readonly child: ChildProcess;
  out = '';
  err = '';
  readonly ended: Promise<number | null>;

  constructor(command: string, words: readonly string[], cwd: string, env: NodeJS.ProcessEnv) {
    const { PATH, HOME, TERM = 'xterm' } = process.env;
    this.child = spawn(command, words, { cwd, env: { PATH, HOME, TERM, ...env } });
    this.child.stdout?.on('data', (chunk: Buffer) => {
      this.out += chunk;
    });
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.err += chunk;
    });
    this.ended = new Promise((done) => this.child.on('close', done));
    // A test that fails leaves nothing running behind it.
    const kill = (): boolean => this.child.kill('SIGKILL');
    process.once('exit', kill);
    this.child.on('close', () => process.off('exit', kill));
  }

  /** Waits until it has said this. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(this.out) ?? pattern.exec(this.err);
      if (found) return found;
      if (this.child.exitCode !== null)
        throw new Error(`ended with ${this.child.exitCode}: ${this.out}${this.err}`);
      await new Promise((next) => setTimeout(next, 20));
    }
  }
}

/** The built server in a folder of its own, as a release has it. */
export class BuiltServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'overtrick-built-'));

  static async make(): Promise<BuiltServer> {
    const built = new BuiltServer();
    await buildServer(join(built.folder, 'server', 'dist'));
    symlinkSync(PACKAGES, join(built.folder, 'node_modules'));
    return built;
  }

  get program(): string {
    return join(this.folder, 'server', 'dist', 'server.js');
  }

  /** A new folder for the data of one server. */
  dataFolder(): string {
    return mkdtempSync(join(this.folder, 'data-'));
  }

  /** Starts it with these variables, and no others that it reads; on a data folder of its own, unless one is named. */
  start(env: NodeJS.ProcessEnv = {}): Running {
    return new Running(process.execPath, ['server/dist/server.js'], this.folder, this.#env(env));
  }

  /** Starts it in a pseudo terminal. */
  startInTerminal(env: NodeJS.ProcessEnv = {}): Running {
    const line = `exec '${process.execPath}' server/dist/server.js`;
    return new Running('script', ['-qfec', line, '/dev/null'], this.folder, this.#env(env));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #env(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
    return { PORT: '0', OVERTRICK_DATA: this.dataFolder(), ...env };
  }
}
