import { ok } from '@overtrick/engine';
import { command } from '../command/command.ts';
import { EXIT } from '../command/problem.ts';
import { DATA, WHERE, withStore } from './store.ts';

export const restore = command(
  {
    name: 'restore',
    about: 'fill the store of a table server from a backup',
    words: { FILE: 'what overtrick backup has written' },
    flags: {
      ...DATA,
      replace: { kind: 'switch', about: 'replace what is there; it is kept in a backup of its own' },
    },
    examples: [
      { line: 'restore tables.backup', about: 'into a new data folder; then start the server' },
      {
        line: 'restore tables.backup --replace',
        about: 'go back to the backup; what was there can be restored again',
      },
    ],
    notes:
      `${WHERE}\nStop the server first. A backup of SQLite can be restored to PostgreSQL and the other way round.\n` +
      'All of it is restored, or nothing: a file that is damaged or of a newer Overtrick changes nothing.',
  },
  async ({ words, flags }, shell) => {
    const [file] = words;
    const done = await withStore(shell, flags.data, async (keeping, config) => {
      const restored = await keeping.restore(config, file, flags.replace);
      return restored.ok ? ok({ ...restored.value, shared: config.database !== undefined }) : restored;
    });
    if (!done.ok) return done;
    const { rows, at, before, shared } = done.value;
    await shell.out.line(`${rows} rows and the server’s key are restored, as of ${at}.`);
    if (before !== null) await shell.out.line(`What was there is kept in ${before}.`);
    if (shared) await shell.out.line('Every node needs this key: see OVERTRICK_KEY in docs/hosting.md.');
    return ok(EXIT.fine);
  },
);
