import { setTimeout as sleep } from 'node:timers/promises';
import { ok, type Result } from '@overtrick/engine';
import type PgBoss from 'pg-boss';
import { misused, type Problem, refused } from '../command/problem.ts';
import type { Output } from '../command/shell.ts';
import { VERSION } from '../version.ts';

/** Tasks of one version are done by workers of the same version: another might answer something else. */
export const QUEUE = `overtrick-${VERSION.replace(/[^\w-]/g, '_')}`;

/** Everything lies in a schema of its own, so any database will do. */
const SCHEMA = 'overtrick_lab';
/** How often somebody looks for tasks whose worker is gone. */
const LOOK_SECONDS = 2;
const CONNECTIONS = 3;
/** PostgreSQL's words for two who make the same thing: a deadlock, something that is there already, an equal key. */
const CONFLICTS: readonly string[] = ['40P01', '42710', '42P06', '42P07', '23505'];
const MOST_TRIES = 5;
const CONFLICT_MS = 200;

/** A task as it lies in the queue: texts, so that every byte comes out as it went in. */
export interface Posted {
  readonly kind: string;
  readonly task: string;
}
/** What became of it: the answer as text, or what went wrong. */
export type Returned = { readonly answer: string } | { readonly error: string };

/** Opens the queue in a PostgreSQL, and makes it if it is not there. */
export async function openBoss(url: string, err: Output): Promise<Result<PgBoss, Problem>> {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    return misused(
      '--queue must be the address of a PostgreSQL.',
      'Write for example --queue postgres://me@192.168.1.5:5432/lab',
    );
  }
  const loaded = await loadBoss();
  if (!loaded.ok) return loaded;
  for (let tries = 1; ; tries++) {
    const boss = new loaded.value({
      connectionString: url,
      schema: SCHEMA,
      application_name: 'overtrick',
      max: CONNECTIONS,
      schedule: false,
      maintenanceIntervalSeconds: LOOK_SECONDS,
    });
    boss.on('error', (error) => void err.line(`The queue: ${explain(error)}.`));
    try {
      await boss.start();
      await boss.createQueue(QUEUE);
      return ok(boss);
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {});
      if (tries < MOST_TRIES && isConflict(error)) {
        await sleep(CONFLICT_MS * tries);
        continue;
      }
      return refused(
        `The queue cannot be opened: ${explain(error)}.`,
        'Is PostgreSQL running there, is the address right, and may this user make a schema in that database?',
      );
    }
  }
}

/** Whether somebody else made the queue in the same moment: PostgreSQL then lets one go on and asks the other to begin again. */
const isConflict = (error: unknown): boolean =>
  CONFLICTS.includes((error as NodeJS.ErrnoException).code ?? '');

async function loadBoss(): Promise<Result<typeof PgBoss, Problem>> {
  try {
    return ok((await import('pg-boss')).default);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return refused(
      'A queue needs the package pg-boss, which is not here.',
      'Install it beside overtrick: npm install overtrick pg-boss@10',
    );
  }
}

/** What a database said, without its address, which may hold a password. */
export function explain(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || 'no answer';
}
