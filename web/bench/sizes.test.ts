import { expect, test, vi } from 'vitest';
import { GAMES } from '../src/look/games.ts';
import { BUDGET, measureSizes } from './sizes.ts';

test('the home page and every table stay within their size budgets', { timeout: 120_000 }, async () => {
  // A test runs React's long version unless it is told what will be shipped.
  vi.stubEnv('NODE_ENV', 'production');
  const { home, tables } = await measureSizes();
  expect(home).toBeGreaterThan(30_000);
  expect(home).toBeLessThanOrEqual(BUDGET.home);
  for (const game of GAMES) {
    expect(tables[game], game).toBeGreaterThan(10_000);
    expect(tables[game], game).toBeLessThanOrEqual(BUDGET.table);
  }
});
