export * from './kept.ts';
export * from './learn/skills.ts';
export * from './pool.ts';
export * from './serve.ts';
export * from './thinkers.ts';
