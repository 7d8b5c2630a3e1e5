import { defineConfig } from '@playwright/test';
import { LAUNCH } from './driver/browser.ts';
import { SIZES } from './driver/selectors.ts';

const port = Number(process.env.OVERTRICK_WEB_PORT ?? 4391);

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
    baseURL: `http://127.0.0.1:${port}/`,
    locale: 'en-GB',
    // Every test is a first visit: only the tests of the offline app keep it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    launchOptions: LAUNCH,
    viewport: SIZES.phone,
    hasTouch: true,
  },
  // One page and one table server for all; whoever has built them before says where.
  ...(!process.env.OVERTRICK_BUILT_IN && {
    webServer: {
      command: `npx vite build --logLevel error && node ../server/build.mjs && node serve.mjs --quiet --port ${port}`,
      url: `http://127.0.0.1:${port}/`,
      timeout: 120_000,
    },
  }),
});
