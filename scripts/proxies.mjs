import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, say } from './run.mjs';

/** Debian's packages of the proxies that hosting/ has a configuration for. */
const PACKAGES = { nginx: 'nginx-light', caddy: 'caddy' };

/** Installs them where they are missing and that can be done; their services are not started. */
export async function debianProxies() {
  const missing = Object.keys(PACKAGES).filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    say(
      `no ${missing.join(' and ')} here, and they cannot be installed: what needs them says that it was skipped`,
    );
    return;
  }
  const packages = missing.map((name) => PACKAGES[name]);
  say(`no ${missing.join(' and ')} found; installing Debian’s (apt-get install ${packages.join(' ')}) …`);
  await run('apt-get', ['update', '-qq'], { quiet: true });
  const options = ['-o', 'Dpkg::Options::=--force-confold', '--no-install-recommends'];
  // The tests start their own; a service would take the ports 80 and 443.
  await run('apt-get', ['install', '-y', '-qq', ...options, ...packages], {
    quiet: true,
    env: { RUNLEVEL: '1' },
  });
}
