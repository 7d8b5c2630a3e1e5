import type { ForSome } from '../../look/games.ts';
import type { Figure } from './figure.ts';

const FIGURES: ForSome<() => Promise<readonly Figure[]>> = {
  inflation: async () => (await import('./inflation.tsx')).figures,
  charms: async () => (await import('./charms.tsx')).figures,
  inversion: async () => (await import('./inversion.tsx')).figures,
  escalation: async () => (await import('./escalation.tsx')).figures,
  cryptrick: async () => (await import('./cryptrick.tsx')).figures,
};
const loaders: Partial<Record<string, () => Promise<readonly Figure[]>>> = FIGURES;

/** The pictures of a game's rules; only its own cards are fetched. */
export const loadFigures = async (game: string): Promise<readonly Figure[]> =>
  (await loaders[game]?.()) ?? [];
