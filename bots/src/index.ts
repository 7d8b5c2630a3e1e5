export * from './bot.ts';
export * from './budget.ts';
export * from './ismcts.ts';
export * from './kept.ts';
export * from './parse.ts';
export * from './random.ts';
export * from './search.ts';
