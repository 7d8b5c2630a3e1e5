export * from './pool.ts';
export * from './serve.ts';
export * from './thinkers.ts';
