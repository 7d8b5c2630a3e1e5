import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, say } from './run.mjs';

const OLDEST_NODE = [20, 19];

/** Installs the dependencies that the lock file names, unless just these are there already. */
export async function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    say(`Node ${process.versions.node} is too old; install Node ${OLDEST_NODE.join('.')} or newer.`);
    process.exit(2);
  }
  const stamp = join(ROOT, 'node_modules', '.overtrick-installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('installing dependencies (npm ci) …');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    say('npm ci failed; is the network there? Its own message is above.');
    process.exit(code);
  }
  writeFileSync(stamp, lock);
}
