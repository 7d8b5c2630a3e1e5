/**
 * The kinds of tasks of the laboratory. Each has a folder with a `worker.ts`, which a release builds as `KIND-worker.mjs`: task in,
 * answer out, both plain data.
 */
export const KINDS = [
  'simulate',
  'duel',
  'regret',
  'blame',
  'exploit',
  'calibration',
  'balance',
  'train',
  'export',
] as const;
export type Kind = (typeof KINDS)[number];

export const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text);
