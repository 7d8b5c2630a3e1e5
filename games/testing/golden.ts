import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DealText, MatchLog, Options } from '@overtrick/engine';

/** A match that must replay to the same scores and the same trace for ever. */
export interface GoldenLog extends MatchLog {
  readonly scores: readonly number[];
  /** SHA-256 of its trace: every legal set, winner and score. */
  readonly trace: string;
}

/** Deals with the number of decision sequences of length 0, 1, 2, …, counted by the naive games. */
export interface GoldenPerft {
  readonly game: string;
  readonly options: Options;
  readonly deals: readonly { readonly deal: DealText; readonly counts: readonly number[] }[];
}

export const GOLDEN = fileURLToPath(new URL('../golden', import.meta.url));

/** Reads every golden file of a kind. */
export function golden<T>(kind: 'logs' | 'perft'): { name: string; file: T }[] {
  const folder = join(GOLDEN, kind);
  return readdirSync(folder).map((name) => ({
    name,
    file: JSON.parse(readFileSync(join(folder, name), 'utf8')) as T,
  }));
}

/** SHA-256 of lines of text. */
export const digest = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex');
