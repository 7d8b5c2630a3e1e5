import { fetchPart } from '../app/fetchPart.ts';
import type { ForSome } from '../look/games.ts';
import type { Figure } from './figure.ts';

const FIGURES: ForSome<() => Promise<readonly Figure[]>> = {
  inflation: async () => (await import('../games/inflation/figures.tsx')).figures,
  charms: async () => (await import('../games/charms/figures.tsx')).figures,
  inversion: async () => (await import('../games/inversion/figures.tsx')).figures,
  escalation: async () => (await import('../games/escalation/figures.tsx')).figures,
  cryptrick: async () => (await import('../games/cryptrick/figures.tsx')).figures,
};
const loaders: Partial<Record<string, () => Promise<readonly Figure[]>>> = FIGURES;

/** The pictures of a game's rules; only its own cards are fetched. */
export async function loadFigures(game: string): Promise<readonly Figure[]> {
  const load = loaders[game];
  return load ? fetchPart(load) : [];
}
