/** How well a bot plays: budgets of the generic search. */
export const LEVELS = ['novice', 'casual', 'club'] as const;
export type Level = (typeof LEVELS)[number];
