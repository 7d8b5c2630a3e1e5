import type { GameName } from '../look/games.ts';
import type { BoardModule } from './board.ts';

/** Each game's table, fetched when somebody sits down to it: its rules, its cards and its board in one piece. */
const BOARDS: Readonly<Record<GameName, () => Promise<BoardModule>>> = {
  inflation: async () => (await import('./inflation/index.ts')).inflationBoard,
  charms: async () => (await import('./charms/index.ts')).charmsBoard,
  inversion: async () => (await import('./inversion/index.ts')).inversionBoard,
  escalation: async () => (await import('./escalation/index.ts')).escalationBoard,
  cryptrick: async () => (await import('./cryptrick/index.ts')).cryptrickBoard,
};

export const loadBoard = (game: GameName): Promise<BoardModule> => BOARDS[game]();
