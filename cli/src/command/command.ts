import type { Result } from '@overtrick/engine';
import { type Flags, type Given, readFlags } from './flags.ts';
import { type ExitCode, misused, type Problem } from './problem.ts';
import type { Shell } from './shell.ts';

/** What people read about a command. */
export interface CommandPage {
  readonly name: string;
  readonly about: string;
  /** The words it takes, in order; `GAME?` may be left out, and of `GAME…?`, the last one, there may be many. */
  readonly words: Readonly<Record<string, string>>;
  readonly flags: Flags;
  readonly examples: readonly { readonly line: string; readonly about: string }[];
  readonly notes?: string;
}

/** One command of `overtrick`. */
export interface Command extends CommandPage {
  start(argv: readonly string[], shell: Shell): Promise<Result<ExitCode, Problem>>;
}

/** Makes a command whose words and flags are checked before it runs. */
export function command<F extends Flags>(
  page: CommandPage & { readonly flags: F },
  run: (given: Given<F>, shell: Shell) => Promise<Result<ExitCode, Problem>>,
): Command {
  const names = Object.keys(page.words);
  const needed = names.filter((name) => !name.endsWith('?'));
  return {
    ...page,
    async start(argv, shell) {
      const given = readFlags(page.flags, argv);
      if (!given.ok) return given;
      const { words } = given.value;
      if (words.length < needed.length) {
        const example = page.examples[0]?.line;
        return misused(`${needed[words.length]} is missing.`, example && `For example: overtrick ${example}`);
      }
      const many = names.at(-1)?.endsWith('…?');
      if (words.length > names.length && !many)
        return misused(`“${words[names.length]}” is one word too many.`);
      return run(given.value, shell);
    },
  };
}
