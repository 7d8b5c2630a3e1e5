import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,games,bots,match,api,client,cli,server,web,examples,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Many wait for servers and disks: on two cores vitest alone would run one file at a time.
    maxWorkers: 2,
    testTimeout: 60_000,
    // Some begin by building a program or playing a match.
    hookTimeout: 120_000,
  },
});
