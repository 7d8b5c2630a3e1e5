export * from './levels.ts';
export * from './match.ts';
export * from './pace.ts';
export * from './proof.ts';
export * from './steps.ts';
export * from './takeBack.ts';
