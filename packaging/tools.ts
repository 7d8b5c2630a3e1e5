import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** A program of packaging/package.json. */
export const tool = (name: string): string => join(HERE, 'node_modules/.bin', name);

/** Installs what packaging/package.json names, unless it is there. */
export function installTools(): void {
  const read = (path: string) =>
    JSON.parse(readFileSync(join(HERE, path), 'utf8')) as Record<string, unknown>;
  const { dependencies } = read('package.json');
  const isThere = ([name, version]: [string, unknown]): boolean => {
    try {
      return read(`node_modules/${name}/package.json`).version === version;
    } catch {
      return false;
    }
  };
  if (Object.entries(dependencies as object).every(isThere)) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: HERE, stdio: 'pipe' });
}
