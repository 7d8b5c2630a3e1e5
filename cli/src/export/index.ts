import { exportLogs, LOGS, LOGS_NOTE } from '../backup/export.ts';
import { BOTS_NOTE } from '../bots.ts';
import { command } from '../command/command.ts';
import { misused } from '../command/problem.ts';
import { exportStudy, STUDY } from './study.ts';

export const exportMatches = command(
  {
    name: 'export',
    about: 'write matches as data: the logs of a table server, or simulated ones for research',
    words: {
      'TO or GAME':
        'logs: a folder for one file a match; a .jsonl file, or - for standard output, for one line a match. With --out: the game',
    },
    flags: { ...LOGS, ...STUDY },
    examples: [
      { line: 'export matches', about: 'then: overtrick verify matches/….json, or open one in the app' },
      { line: 'export - --game charms --since 2026-11-01', about: 'for a program that reads lines' },
      {
        line: 'export inflation --out data --matches 100 --bots ismcts:100',
        about: 'traces, and what every seat knew, decided and got, as arrays for NumPy',
      },
    ],
    notes: `${LOGS_NOTE}

With --out matches are played here and now. The folder then holds trace.jsonl, observations.npy, actions.npy, masks.npy, returns.npy, rows.jsonl and
schema.json, which says what every column is; docs/export.md tells more. ${BOTS_NOTE}`,
  },
  async ({ words, flags }, shell) => {
    const given = (known: object): string | undefined =>
      Object.keys(known).find((name) =>
        Object.entries(flags).some(([key, value]) => key === name && value !== undefined),
      );
    if (flags.out === undefined) {
      const stray = given(STUDY);
      if (stray) return misused(`--${stray} is about matches that are played for it.`, 'Add --out FOLDER.');
      return exportLogs(words[0], flags, shell);
    }
    const stray = given(LOGS);
    if (stray)
      return misused(`--${stray} is about the logs of a server.`, 'Leave it out, or leave out --out.');
    return exportStudy(words[0], flags.out, flags, shell);
  },
);
