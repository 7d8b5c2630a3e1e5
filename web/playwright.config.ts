import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The browser to drive: named, Debian's, Google's, else Playwright's own. */
function browserPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  const chrome = spawnSync('which', ['google-chrome'], { encoding: 'utf8' });
  return chrome.status === 0 ? chrome.stdout.trim() : undefined;
}

const executablePath = browserPath();
const port = Number(process.env.OVERTRICK_WEB_PORT ?? 4391);

export default defineConfig({
  testDir: 'e2e',
  timeout: 80_000,
  expect: { timeout: 8_000 },
  fullyParallel: true,
  workers: 2,
  // A test that passes only sometimes is mended, not tried again.
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    locale: 'en-GB',
    // Every test is a first visit: only the tests of the offline app keep it.
    serviceWorkers: 'block',
    actionTimeout: 12_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // Tests that bring their own server can take a page that was built before; see e2e/tableServer.ts.
  ...(!process.env.OVERTRICK_BUILT_IN && {
    webServer: {
      command: `npx vite build --logLevel error && node serve.mjs --quiet --port ${port}`,
      url: `http://127.0.0.1:${port}/`,
      timeout: 60_000,
    },
  }),
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    {
      name: 'desk',
      // What differs with the size of the screen; the rest is the same code on both.
      testMatch: ['match.spec.ts', 'screens.spec.ts'],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
