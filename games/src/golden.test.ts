import { checkSetup, explain, perft, replay } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { digest, type GoldenLog, type GoldenPerft, golden } from '../testing/golden.ts';
import { traceOf } from '../testing/randomMatch.ts';
import { GAMES, gameOf } from './index.ts';

describe('archived matches replay to the same trace', () => {
  test.each(golden<GoldenLog>('logs'))('$name', ({ file }) => {
    const game = gameOf(file.game);
    if (!game) throw new Error(`there is no game ${file.game}`);
    const table = replay(game, file);
    if (!table.ok) throw new Error(explain(table.error));
    expect(Array.from(table.value.state.points)).toEqual(file.scores);
    const seed = file.chance.kind === 'seed' ? file.chance.seed : '';
    expect(digest(traceOf(table.value, seed))).toBe(file.trace);
  });

  test('there is one for every game, player count and released rules version', () => {
    const names = golden('logs').map(({ name }) => name);
    for (const game of GAMES) {
      for (let players = game.seats.min; players <= game.seats.max; players++) {
        for (let rules = 1; rules <= game.rules; rules++)
          expect(names).toContain(`${game.id}-r${rules}-${players}.json`);
      }
    }
  });
});

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
