import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { canonicalJson, ok, type Result } from '@overtrick/engine';
import { misused, type Problem } from '../command/problem.ts';

/** Where a run writes down every answer as it comes, so that another run can go on from there. */
export interface Notebook<Answer> {
  /** What earlier runs found, in the order of the tasks. */
  readonly found: readonly Answer[];
  add(answer: Answer): void;
}

/** For a run that keeps nothing. */
export const noNotebook = { found: [], add: () => {} } as const satisfies Notebook<never>;

/**
 * Opens a file of JSON Lines: the plan of a run, then one answer a line. What a killed run wrote half is dropped. A file of
 * another plan is refused; `run` is what the command calls itself.
 */
export function openNotebook<Answer>(
  file: string | undefined,
  run: string,
  plan: object,
): Result<Notebook<Answer>, Problem> {
  if (file === undefined) return ok(noNotebook);
  const head = canonicalJson({ overtrick: run, plan });
  try {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (lines.length > 0 && lines[0] !== '' && lines[0] !== head) {
      return misused(
        `${file} is not of this ${run}.`,
        'Give the same game, players, options, bots and seed as before, or name a new file.',
      );
    }
    // The last line is empty when it was written whole.
    const found = lines.slice(1, -1).map((line) => JSON.parse(line) as Answer);
    writeFileSync(file, [head, ...found.map((answer) => JSON.stringify(answer)), ''].join('\n'));
    return ok({ found, add: (answer) => appendFileSync(file, `${JSON.stringify(answer)}\n`) });
  } catch (error) {
    return misused(
      `${file} cannot be used: ${(error as Error).message}.`,
      'Name a file in a folder that exists.',
    );
  }
}
