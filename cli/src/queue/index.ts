import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { ok } from '@overtrick/engine';
import { command } from '../command/command.ts';
import { EXIT, misused } from '../command/problem.ts';
import { groupDigits } from '../text/digits.ts';
import { openBoss } from './boss.ts';
import { Station } from './station.ts';

export const worker = command(
  {
    name: 'worker',
    about: 'do tasks of duels and other runs that wait in a queue, for any machine',
    words: {},
    flags: {
      queue: { kind: 'text', value: 'URL', about: 'the PostgreSQL that holds the queue' },
      threads: {
        kind: 'count',
        value: 'T',
        min: 1,
        max: 256,
        about: 'how many tasks at the same time',
        default: 'one a core',
      },
    },
    examples: [
      {
        line: 'worker --queue postgres://me@192.168.1.5:5432/lab',
        about: 'on as many machines as you like; then duel … --queue with the same address',
      },
    ],
    notes: `It works until Ctrl-C and then hands back what is under way. A worker that is killed loses nothing: after --patience seconds of the run its
task is given to another, and every answer counts once. Workers and runs must be of the same version of overtrick. The queue lies in
a schema of its own (overtrick_lab), made when it is first used. It needs the package pg-boss: npm install overtrick pg-boss@10`,
  },
  async ({ flags }, { err }) => {
    if (flags.queue === undefined) {
      return misused('--queue is missing.', 'Write for example --queue postgres://me@192.168.1.5:5432/lab');
    }
    const boss = await openBoss(flags.queue, err);
    if (!boss.ok) return boss;
    const threads = flags.threads ?? availableParallelism();
    const station = new Station(boss.value, threads);
    await err.line(
      `Working at the queue, ${threads === 1 ? '1 task' : `${threads} tasks`} at a time. Ctrl-C ends it.`,
    );
    const asked = new AbortController();
    const { signal } = asked;
    const working = station.work();
    await Promise.race([once(process, 'SIGINT', { signal }), once(process, 'SIGTERM', { signal }), working]);
    asked.abort();
    await station.stop();
    await working;
    await boss.value.stop({ graceful: false });
    await err.line(`${groupDigits(station.done)} tasks done.`);
    return ok(EXIT.fine);
  },
);
