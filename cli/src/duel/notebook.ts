import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { canonicalJson, ok, type Result } from '@overtrick/engine';
import { botBehind } from '../bots.ts';
import { misused, type Problem } from '../command/problem.ts';
import type { Margin } from './margin.ts';
import type { DuelPlan } from './plan.ts';

/** Where a run writes down every match as it ends, so that another run can go on from there. */
export interface Notebook {
  /** What earlier runs found, by match. */
  readonly found: readonly (readonly Margin[])[];
  add(margins: readonly Margin[]): void;
}

/** For a run that keeps nothing. */
export const noNotebook: Notebook = { found: [], add: () => {} };

/**
 * Opens a file of JSON Lines: the plan, then the margins of one match a line. What a killed run wrote half is dropped.
 * A file of another plan is refused.
 */
export function openNotebook(file: string, plan: DuelPlan): Result<Notebook, Problem> {
  // Who plays a level may change: a run goes on only with the same bots.
  const pairs = plan.pairs.map(({ a, b }) => ({ a: botBehind(a), b: botBehind(b) }));
  const head = canonicalJson({ overtrick: 'duel', plan: { ...plan, pairs } });
  try {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (lines.length > 0 && lines[0] !== '' && lines[0] !== head) {
      return misused(
        `${file} is not of this duel.`,
        'Give the same game, players, options, bots and seed as before, or name a new file.',
      );
    }
    // The last line is empty when it was written whole.
    const found = lines.slice(1, -1).map((line) => JSON.parse(line) as Margin[]);
    writeFileSync(file, [head, ...found.map((margins) => JSON.stringify(margins)), ''].join('\n'));
    return ok({ found, add: (margins) => appendFileSync(file, `${JSON.stringify(margins)}\n`) });
  } catch (error) {
    return misused(
      `${file} cannot be used: ${(error as Error).message}.`,
      'Name a file in a folder that exists.',
    );
  }
}
