import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { LAUNCH } from './driver/browser.ts';
import { SIZES } from './driver/selectors.ts';

/** A port that nobody listens at. */
const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

// The processes that run the tests read this file too, and are given what is set here.
process.env.OVERTRICK_WEB_PORT ??= String(await freePort());
const url = `http://127.0.0.1:${process.env.OVERTRICK_WEB_PORT}/`;

/** Builds the page and the table server once for all, and serves the page. */
const BUILD = 'node ../node_modules/vite/bin/vite.js build --logLevel error && node ../server/build.mjs';
const SERVE = `node serve.mjs --quiet --port ${process.env.OVERTRICK_WEB_PORT}`;

export default defineConfig({
  testDir: 'e2e',
  // Patience for busy machines; nothing waits this long when it works.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  // A test that passes only sometimes is mended, not tried again.
  retries: 0,
  // Whole matches in more sizes and of more players: what they run is also run by the tests that stay (docs/testing.md).
  ...(!process.env.OVERTRICK_LONG && { grepInvert: /@long/ }),
  reporter: 'list',
  use: {
    baseURL: url,
    locale: 'en-GB',
    // Every test is a first visit: only the tests of the offline app keep it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    launchOptions: LAUNCH,
    viewport: SIZES.phone,
    hasTouch: true,
  },
  // Whoever has built them before says where, and serves the page.
  ...(!process.env.OVERTRICK_BUILT_IN && {
    webServer: { command: `${BUILD} && ${SERVE}`, url, timeout: 120_000 },
  }),
});
