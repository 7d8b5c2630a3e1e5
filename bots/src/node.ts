export { keptBot } from './kept.ts';
export { skillOf } from './learn/skills.ts';
export { Pool, type Reply } from './pool.ts';
export { serve } from './serve.ts';
export { type Question, Thinkers, type Thought } from './thinkers.ts';
