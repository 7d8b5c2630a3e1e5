import type { Budget } from '@overtrick/bots';

/** How well a bot plays, the same at a server's table and in a browser. */
export const LEVELS = ['novice', 'casual', 'club'] as const;
export type Level = (typeof LEVELS)[number];

/** How much each thinks about a decision. Few iterations make mistakes that people make, too. */
export const BUDGETS: Readonly<Record<Level, Budget>> = {
  novice: { unit: 'iterations', amount: 60 },
  casual: { unit: 'iterations', amount: 600 },
  club: { unit: 'iterations', amount: 4000 },
};
