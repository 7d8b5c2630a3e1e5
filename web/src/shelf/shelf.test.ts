import { gameOf } from '@overtrick/games';
import { expect, test } from 'vitest';
import { GAMES } from '../look/games.ts';
import { loadGame } from './loadGame.ts';
import { SHELF } from './shelf.ts';

test.each(GAMES)('the shelf says of %s what the game says itself', async (id) => {
  const game = gameOf(id);
  expect(game).toBeDefined();
  expect(await loadGame(id)).toBe(game);
  const { name, seats, minutes, usual } = SHELF[id];
  expect({ name, seats, minutes }).toEqual({ name: game?.name, seats: game?.seats, minutes: game?.minutes });
  expect(SHELF[id].lesson ?? false).toBe(game?.lesson !== undefined);
  expect(usual).toBeGreaterThanOrEqual(seats.min);
  expect(usual).toBeLessThanOrEqual(seats.max);
});
