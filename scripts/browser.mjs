import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, say } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium that is installed here, or undefined. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of NAMES) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return PLACES.find((place) => existsSync(place));
}

/** Installs Debian's Chromium where there is none and that can be done; it needs none of our packages. */
export async function debianBrowser() {
  if (findBrowser() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('no Chromium found; installing Debian’s (apt-get install chromium) …');
  await run('apt-get', ['update', '-qq'], { quiet: true });
  await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], { quiet: true });
}

/** Finds the browser that the tests drive, or installs one; says which. Undefined: Playwright's own. */
export async function browser() {
  await debianBrowser();
  const found = findBrowser();
  if (found) {
    say(`browser for the tests: ${found}`);
    return found;
  }
  say('no Chromium found; asking Playwright for its own …');
  await run('npx', ['playwright', 'install', 'chromium']);
  return undefined;
}
