import { checkSetup, explain, perft } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { type GoldenPerft, golden } from '../testing/golden.ts';
import { gameOf } from './index.ts';

describe('perft: as many decision sequences as the naive games count', () => {
  const tables = golden<GoldenPerft>('perft').flatMap(({ name, file }) =>
    file.deals.map((each, number) => ({ ...each, ...file, name: `${name} deal ${number}` })),
  );
  test.each(tables)('$name', ({ game: id, options, deal, counts }) => {
    const game = gameOf(id);
    if (!game) throw new Error(`there is no game ${id}`);
    const setup = checkSetup(game, deal.hands.length, options);
    if (!setup.ok) throw new Error(explain(setup.error));
    const state = game.parseDeal(setup.value, deal);
    if (!state.ok) throw new Error(explain(state.error));
    expect(counts.length).toBeGreaterThan(3);
    for (const [depth, count] of counts.entries()) {
      expect(perft(game, setup.value, state.value, depth), `depth ${depth}`).toBe(count);
    }
  });
});
