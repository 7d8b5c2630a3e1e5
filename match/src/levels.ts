import type { Budget } from '@overtrick/bots';
import type { Level } from '@overtrick/engine';

export { LEVELS, type Level } from '@overtrick/engine';

/** How much a bot of each level thinks about a decision. Few iterations make mistakes that people make, too. */
export const BUDGETS: Readonly<Record<Level, Budget>> = {
  novice: { unit: 'iterations', amount: 60 },
  casual: { unit: 'iterations', amount: 600 },
  club: { unit: 'iterations', amount: 4000 },
};

/** What a bot of each level thinks at the least, where it had to wait for its turn to think: enough not to play at random. */
export const MINIMUMS: Readonly<Record<Level, Budget>> = {
  novice: { unit: 'iterations', amount: 60 },
  casual: { unit: 'iterations', amount: 150 },
  club: { unit: 'iterations', amount: 400 },
};

/** Who gives a hint, at a server's table and in a browser: the strongest bot. */
export const ADVISER: Level = 'club';
