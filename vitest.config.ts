import { defineConfig } from 'vitest/config';

/** Rooms of pure functions: nothing that a test does there can be seen by another, so they share what is loaded. */
const PURE = '{engine,games,bots,match,api,examples,web/src}/**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Many wait for servers and disks: on two cores vitest alone would run one file at a time.
    maxWorkers: 3,
    testTimeout: 60_000,
    // A line for every file is enough; those that take their time are known.
    slowTestThreshold: 30_000,
    // Some begin by building a program or playing a match.
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'pure', include: [PURE], isolate: false } },
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['{client,cli,server,web,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', 'web/src/**'],
        },
      },
    ],
  },
});
