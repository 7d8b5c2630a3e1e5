import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fail, type MatchLog, makeHex, ok, parseLog, type Result } from '@overtrick/engine';

/** The folder where matches in progress are kept. */
function shelfFolder(env: NodeJS.ProcessEnv): string {
  if (env.OVERTRICK_HOME) return resolve(env.OVERTRICK_HOME);
  if (env.LOCALAPPDATA) return join(env.LOCALAPPDATA, 'overtrick');
  return join(env.XDG_STATE_HOME ?? join(homedir(), '.local', 'state'), 'overtrick');
}

/** A new name on the shelf, that no other match has. */
export function shelfName(game: string, env: NodeJS.ProcessEnv, now = new Date()): string {
  const day = now.toISOString().slice(0, 10);
  return join(shelfFolder(env), `${game}-${day}-${makeHex(randomBytes(3))}.json`);
}

/** True for a match that was kept, and false for one that a person saved: that one stays as it is. */
export const isOnShelf = (file: string, env: NodeJS.ProcessEnv): boolean =>
  dirname(resolve(file)) === shelfFolder(env);

/** Writes a log so that a crash leaves the old one or the new one, never half of one. */
export function writeLog(file: string, log: MatchLog): Result<string, string> {
  const half = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true });
    writeFileSync(half, `${JSON.stringify(log)}\n`);
    renameSync(half, file);
    return ok(file);
  } catch (error) {
    return fail((error as Error).message);
  }
}

/** True where a file can be written without losing anything but an older log. */
export function isFree(file: string): boolean {
  try {
    return parseLog(readFileSync(file, 'utf8')).ok;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

/** A file name as people type it. */
export const fileNamed = (typed: string): string =>
  typed.startsWith('~/') ? join(homedir(), typed.slice(2)) : typed;
