import type { Game } from '@overtrick/engine';
import { fetchPart } from '../app/fetchPart.ts';
import type { GameName } from '../look/games.ts';

/** The rules of each game, fetched when somebody sits down to it. The home page needs none of them. */
const RULES = {
  inflation: async () => (await import('@overtrick/games/inflation')).inflation,
  charms: async () => (await import('@overtrick/games/charms')).charms,
  inversion: async () => (await import('@overtrick/games/inversion')).inversion,
  escalation: async () => (await import('@overtrick/games/escalation')).escalation,
  cryptrick: async () => (await import('@overtrick/games/cryptrick')).cryptrick,
} satisfies Record<GameName, () => Promise<Game>>;

const loaders: Partial<Record<string, () => Promise<Game>>> = RULES;

/** Fetches the rules of a game; undefined when there is no such game. */
export async function loadGame(id: GameName): Promise<Game>;
export async function loadGame(id: string): Promise<Game | undefined>;
export async function loadGame(id: string): Promise<Game | undefined> {
  const load = loaders[id];
  return load && fetchPart(load);
}
