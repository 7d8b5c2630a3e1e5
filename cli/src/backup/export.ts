import { existsSync, mkdirSync, statSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '@overtrick/engine';
import { GAMES, gameOf } from '@overtrick/games';
import { prove } from '@overtrick/match';
import type { Given } from '../command/flags.ts';
import { didYouMean } from '../command/nearest.ts';
import { EXIT, type ExitCode, misused, type Problem } from '../command/problem.ts';
import type { Shell } from '../command/shell.ts';
import { DATA, WHERE, withStore } from './store.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The flags of an export of logs. */
export const LOGS = {
  ...DATA,
  game: { kind: 'text', value: 'GAME', about: 'logs of this game alone' },
  since: { kind: 'text', value: 'DAY', about: 'logs of matches that ended on this day (UTC) or later' },
} as const;

export const LOGS_NOTE = `${WHERE}\nOf a match that goes on there is no log for anybody. Names of deleted people are empty.`;

/** Writes the logs of finished matches of a table server, each with its proof. */
export async function exportLogs(
  to: string,
  flags: Given<typeof LOGS>['flags'],
  shell: Shell,
): Promise<Result<ExitCode, Problem>> {
  const { game, since } = flags;
  if (game !== undefined && !gameOf(game)) {
    const games = GAMES.map(({ id }) => id);
    return misused(`There is no game “${game}”.`, didYouMean(game, games));
  }
  const from = since === undefined ? undefined : Date.parse(since);
  if (since !== undefined && !(DAY.test(since) && Number.isFinite(from))) {
    return misused(`--since must be a day such as 2026-11-01, not “${since}”.`);
  }
  const sink = openSink(to, shell);
  if (!sink.ok) return misused(sink.error);
  const done = await withStore(shell, flags.data, async (keeping, config) => {
    const logs = await keeping.openLogs(config, gameOf, { game, since: from });
    if (!logs.ok) return logs;
    let written = 0;
    try {
      for await (const { code, created, log } of logs.value.matches()) {
        const proof = prove({ game: gameOf(log.game)!, log });
        if (!proof.ok) return fail(`The match of table ${code} cannot be proved: ${proof.error.en}`);
        const day = new Date(created).toISOString().slice(0, 10);
        await sink.value.write(`${day}-${log.game}-${code}.json`, JSON.stringify(log));
        written++;
      }
    } finally {
      await sink.value.close();
      await logs.value.close();
    }
    return ok(written);
  });
  if (!done.ok) return done;
  const matches = `${done.value} finished ${done.value === 1 ? 'match' : 'matches'}`;
  await shell.err.line(`${matches}, each of them proved.`);
  return ok(EXIT.fine);
}

/** Where logs go. */
interface Sink {
  write(name: string, text: string): Promise<void>;
  close(): Promise<void>;
}

function openSink(to: string, shell: Shell): Result<Sink, string> {
  const nothing = async (): Promise<void> => {};
  if (to === '-') return ok({ write: (_, text) => shell.out.line(text), close: nothing });
  if (to.endsWith('.jsonl')) {
    if (existsSync(to)) return fail(`${to} is there already; choose another name.`);
    const file = open(to, 'wx');
    return ok({
      write: async (_, text) => void (await (await file).write(`${text}\n`)),
      close: async () => (await file).close(),
    });
  }
  if (existsSync(to) && !statSync(to).isDirectory()) {
    return fail(`${to} is no folder. Name a folder, a file that ends with .jsonl, or -.`);
  }
  return ok({
    async write(name, text) {
      mkdirSync(to, { recursive: true });
      await writeFile(join(to, name), `${text}\n`);
    },
    close: nothing,
  });
}
