import { fetchPart } from '../app/fetchPart.ts';
import type { ForSome, GameName } from '../look/games.ts';
import { loadGame } from '../shelf/loadGame.ts';
import type { BoardModule } from './board.ts';
import { PlainBack, PlainFace } from './generic/Plain.tsx';

/** Each game's table, fetched when somebody sits down to it: its rules, its cards and its board in one piece. */
const BOARDS: ForSome<() => Promise<BoardModule>> = {
  inflation: async () => (await import('./inflation/index.ts')).inflationBoard,
  charms: async () => (await import('./charms/index.ts')).charmsBoard,
  inversion: async () => (await import('./inversion/index.ts')).inversionBoard,
  escalation: async () => (await import('./escalation/index.ts')).escalationBoard,
  cryptrick: async () => (await import('./cryptrick/index.ts')).cryptrickBoard,
};

/** The table of a game; one that nobody has built a board for gets the generic one. */
export const loadBoard = (game: GameName): Promise<BoardModule> =>
  fetchPart(BOARDS[game] ?? (() => plainBoard(game)));

async function plainBoard(id: GameName): Promise<BoardModule> {
  const [game, { genericBoard }] = await Promise.all([loadGame(id), import('./generic/genericBoard.ts')]);
  return genericBoard(game, { game: id, Face: PlainFace, Back: PlainBack, ink: '' });
}
