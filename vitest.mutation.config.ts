import { defineConfig } from 'vitest/config';

/** Mutation testing asks the rule tests alone: what they do not notice is a rule without a test. */
export default defineConfig({
  test: {
    include: ['games/src/*/rules.test.ts'],
    exclude: ['**/node_modules/**', '**/.stryker-tmp/**'],
  },
});
