import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../../scripts/buildCli.mjs', import.meta.url));

/** What a run of the program came to. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** What is typed once this text has been shown. */
export interface Step {
  readonly after: string;
  readonly type: string;
}

/** The built program, in a folder of its own. */
export class Door {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static open(): Door {
    const folder = mkdtempSync(join(tmpdir(), 'overtrick-'));
    execFileSync(process.execPath, [BUILD, join(folder, 'dist')], { stdio: 'inherit' });
    return new Door(folder);
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A file in the folder. */
  file(name: string): string {
    return join(this.folder, name);
  }

  get program(): string {
    return this.file('dist/overtrick.mjs');
  }

  /** Runs the program with these words; it gets no terminal. */
  run(words: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Ran> {
    return this.#spawn(process.execPath, [this.program, ...words], [{ after: '', type: input }], env);
  }

  /** Runs it in a pseudo terminal; each step waits for a text and then types. */
  inTerminal(words: readonly string[], steps: readonly Step[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
    const line = [process.execPath, this.program, ...words].map((word) => `'${word}'`).join(' ');
    return this.#spawn('script', ['-qec', line, '/dev/null'], steps, env);
  }

  #spawn(
    command: string,
    words: readonly string[],
    steps: readonly Step[],
    extra: NodeJS.ProcessEnv = {},
  ): Promise<Ran> {
    const own = { OVERTRICK_HOME: this.file('home'), TERM: 'xterm', NO_COLOR: '', npm_command: '' };
    const left = [...steps];
    return new Promise((done, failed) => {
      const child = spawn(command, words, { cwd: this.folder, env: { ...process.env, ...own, ...extra } });
      let out = '';
      let err = '';
      let from = 0;
      const type = (): void => {
        for (let step = left[0]; step && out.includes(step.after, from); step = left[0]) {
          from = out.indexOf(step.after, from) + step.after.length;
          child.stdin.write(step.type);
          left.shift();
        }
        if (left.length === 0) child.stdin.end();
      };
      child.stdout.on('data', (chunk: Buffer) => {
        out += chunk;
        type();
      });
      child.stderr.on('data', (chunk: Buffer) => {
        err += chunk;
      });
      // A program that reads nothing may have ended before this is typed.
      child.stdin.on('error', () => {});
      child.on('error', failed);
      child.on('close', (code) => done({ code, out, err }));
      type();
    });
  }
}

/** True where `script` of util-linux can make a pseudo terminal. */
export function hasTerminals(): boolean {
  try {
    return execFileSync('script', ['--version'], { encoding: 'utf8' }).includes('util-linux');
  } catch {
    return false;
  }
}
