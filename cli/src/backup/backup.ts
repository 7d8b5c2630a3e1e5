import { ok } from '@overtrick/engine';
import { command } from '../command/command.ts';
import { EXIT } from '../command/problem.ts';
import { DATA, WHERE, withStore } from './store.ts';

export const backup = command(
  {
    name: 'backup',
    about: 'write everything that a table server keeps into one file',
    words: { FILE: 'a new file' },
    flags: DATA,
    examples: [
      {
        line: 'backup tables.backup',
        about: 'while the server goes on; matches that are under way are in it',
      },
      {
        line: 'backup tables.backup --data /var/lib/overtrick',
        about: 'of a server with another data folder',
      },
    ],
    notes: `${WHERE}\nThe server’s key is in the file: whoever has it can read hidden hands. Keep it safe.`,
  },
  async ({ words, flags }, shell) => {
    const [file] = words;
    const done = await withStore(shell, flags.data, (keeping, config) => keeping.backup(config, file));
    if (!done.ok) return done;
    await shell.out.line(`${file}: ${done.value.rows} rows, and the server’s key.`);
    await shell.out.line('Whoever has this file can read hidden hands: keep it safe.');
    return ok(EXIT.fine);
  },
);
