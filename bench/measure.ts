import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'rolldown';

const HERE = dirname(fileURLToPath(import.meta.url));
const DIST = join(HERE, 'dist');

export interface HandsFigure {
  readonly hands: number;
  readonly handsPerSecond: number;
  readonly movesPerSecond: number;
  /** How much the process grew while it played. */
  readonly grewBytes: number;
}

/** Bundles the programs that are measured, as the product is bundled. */
export async function bundle(): Promise<void> {
  await build({
    input: [join(HERE, 'hands.ts'), join(HERE, 'search.ts')],
    platform: 'node',
    logLevel: 'warn',
    output: { dir: DIST, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
  });
}

/** Random full hands of a game. */
export const measureHands = (game: string, players: number, seconds: number): Promise<HandsFigure> =>
  run('hands.mjs', [game, String(players), String(seconds)]);

/** Iterations of the search on whist. */
export const measureSearch = (seconds: number): Promise<{ readonly iterationsPerSecond: number }> =>
  run('search.mjs', [String(seconds)]);

async function run<T>(program: string, args: readonly string[]): Promise<T> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(DIST, program), ...args]);
  return JSON.parse(stdout) as T;
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
