import { checkSetup, Table } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.ts';

const BIDDING = GAMES.filter((game) => game.bidWith);

test('tricks are bid for in three games', () => {
  expect(BIDDING.map(({ id }) => id)).toEqual(['inflation', 'charms', 'inversion']);
});

describe.each(BIDDING.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const setup = checkSetup(game, 4, {});
  if (!setup.ok) throw new Error(setup.error.reason);
  const table = new Table(game, setup.value, { kind: 'seed', seed: 'bids', match: 0 });
  const first = table.state.turn;

  test('a number is a bid of whoever is asked for one, and of nobody else', () => {
    expect(table.choices(first)).toContainEqual(game.bidWith?.(table.view(first), 5));
    expect(game.bidWith?.(table.view((first + 1) % 4), 5)).toBeNull();
  });

  test('it is also one that may not be said', () => {
    const bid = game.bidWith?.(table.view(first), 13);
    expect(bid).not.toBeNull();
    expect(table.choices(first)).not.toContainEqual(bid);
  });

  test('once cards are played no number is a bid', () => {
    while (table.choices(table.state.turn).some((choice) => game.cardsOf(choice).length === 0)) {
      const { turn } = table.state;
      table.decide(turn, table.choices(turn)[0]);
    }
    expect(game.bidWith?.(table.view(table.state.turn), 5)).toBeNull();
  });
});
