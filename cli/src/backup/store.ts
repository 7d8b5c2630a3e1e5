import type { Result } from '@overtrick/engine';
import { misused, type Problem, refused } from '../command/problem.ts';
import type { Shell } from '../command/shell.ts';

/** The part of the table server for backups. */
type Keeping = typeof import('@overtrick/server/backup');
type Config = Extract<ReturnType<Keeping['readConfig']>, { ok: true }>['value'];

/** The flag of every command that works on what a server keeps. */
export const DATA = {
  data: { kind: 'text', value: 'FOLDER', about: 'the data folder of the server', default: 'OVERTRICK_DATA' },
} as const;

export const WHERE =
  'It works where the server works: on the SQLite file in OVERTRICK_DATA (.overtrick unless set), or on DATABASE_URL.';

/** Works on the store of a server, with that server's configuration; explains errors of the system in words. */
export async function withStore<T>(
  shell: Shell,
  data: string | undefined,
  work: (keeping: Keeping, config: Config) => Promise<Result<T, string>>,
): Promise<Result<T, Problem>> {
  const keeping = await import('@overtrick/server/backup');
  const config = keeping.readConfig({
    ...shell.env,
    ...(data !== undefined && { OVERTRICK_DATA: data }),
  });
  if (!config.ok) return misused(config.error);
  try {
    const done = await work(keeping, config.value);
    return done.ok ? done : refused(done.error);
  } catch (error) {
    return refused(capital(keeping.explainError(error, config.value)));
  }
}

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);
