import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Running } from '../testing/built.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The commit of the last release (0.4.0), whose servers must be able to run beside ours. */
const COMMIT = readFileSync(new URL('./lastRelease.txt', import.meta.url), 'utf8').trim();

/** Whether that commit is in this clone; says so when it is not. On CI that is a failure. */
export function hasLastRelease(): boolean {
  const found = spawnSync('git', ['cat-file', '-e', `${COMMIT}^{commit}`], { cwd: ROOT }).status === 0;
  if (found) return true;
  const why = `the commit ${COMMIT.slice(0, 7)} of the last release is not in this clone (git fetch --unshallow)`;
  if (process.env.CI) throw new Error(`the history is needed on CI: ${why}`);
  process.stderr.write(`skipped: ${why}, so our nodes were not tried beside its own\n`);
  return false;
}

/** The server of the last release, built from its own files with the packages of this clone. */
export class LastRelease {
  readonly #folder = mkdtempSync(join(tmpdir(), 'overtrick-last-release-'));

  constructor() {
    const files = execFileSync('git', ['archive', COMMIT], { cwd: ROOT, maxBuffer: 1 << 30 });
    execFileSync('tar', ['-x', '-C', this.#folder], { input: files });
    this.#linkPackages();
    execFileSync(process.execPath, ['server/build.mjs'], { cwd: this.#folder, stdio: 'pipe' });
  }

  /** Starts it with these variables. */
  start(env: NodeJS.ProcessEnv): Running {
    const data = mkdtempSync(join(this.#folder, 'data-'));
    const all = { PORT: '0', OVERTRICK_DATA: data, ...env };
    return new Running(process.execPath, ['server/dist/server.js'], this.#folder, all);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Our packages, but its own rooms. */
  #linkPackages(): void {
    const packages = join(this.#folder, 'node_modules');
    mkdirSync(join(packages, '@overtrick'), { recursive: true });
    for (const name of readdirSync(join(ROOT, 'node_modules'))) {
      if (name !== '@overtrick') symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
    }
    const read = (file: string) => JSON.parse(readFileSync(join(this.#folder, file), 'utf8'));
    for (const room of read('package.json').workspaces as string[]) {
      const { name } = read(`${room}/package.json`) as { name: string };
      if (name.startsWith('@overtrick/')) symlinkSync(join(this.#folder, room), join(packages, name));
    }
  }
}
