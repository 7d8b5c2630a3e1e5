import { fail, ok } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { command } from '../command/command.ts';
import { EXIT, misused } from '../command/problem.ts';
import { DATA, withStore } from './store.ts';

export const drill = command(
  {
    name: 'drill',
    about: 'try out a backup: restore it to the side and check every match in it',
    words: { 'FILE?': 'what overtrick backup or the server has written' },
    flags: {
      ...DATA,
      latest: { kind: 'switch', about: 'the newest backup that the server has made by itself' },
    },
    examples: [
      { line: 'drill tables.backup', about: 'nothing of a server is touched' },
      {
        line: 'drill --latest',
        about: 'every night, by a timer: it ends with 1 when something does not hold',
      },
    ],
    notes:
      'The backup is restored into a temporary folder, which is removed afterwards. Finished matches are proved, all others read to their last entry.\n' +
      '--latest looks into OVERTRICK_BACKUPS, or into the folder backups in OVERTRICK_DATA.',
  },
  async ({ words, flags }, shell) => {
    if ((words.length === 0) !== flags.latest) return misused('Name a FILE, or say --latest.');
    const done = await withStore(shell, flags.data, async (keeping, config) => {
      const folder = keeping.backupFolder(config);
      const file = words[0] ?? keeping.findBackups(folder).at(-1);
      if (file === undefined)
        return fail(`There is no backup in ${folder}. Set BACKUP_EVERY for the server.`);
      const drilled = await keeping.drill(file, gameOf);
      return drilled.ok ? ok({ file, ...drilled.value }) : drilled;
    });
    if (!done.ok) return done;
    const { file, at, rows, people, tables, finished, going, faults } = done.value;
    await shell.out.line(`${file}, made ${at}: ${rows} rows, ${people} people, ${tables} tables.`);
    await shell.out.line(`${finished} finished matches are proved, ${going} tables would go on.`);
    for (const fault of faults) await shell.err.line(fault);
    if (faults.length === 0) return ok(EXIT.fine);
    await shell.err.line(`${faults.length} tables do not hold. Keep an older backup, and look at the disk.`);
    return ok(EXIT.refused);
  },
);
