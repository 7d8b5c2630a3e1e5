import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ok, type Result } from '@overtrick/engine';
import type PgBoss from 'pg-boss';
import type { NewJob } from 'pg-boss';
import type { Flags } from '../command/flags.ts';
import type { Problem } from '../command/problem.ts';
import type { Output, Shell } from '../command/shell.ts';
import type { Kind } from '../lab/kinds.ts';
import { openBoss, type Posted, QUEUE, type Returned } from './boss.ts';

/** Where tasks wait for workers on any number of machines. */
export interface Queue {
  /** Has all tasks done elsewhere and gives the answers in the order of the tasks, each once. */
  inOrder<Task, Answer>(kind: Kind, tasks: Iterable<Task>): AsyncGenerator<Answer>;
}

/** What every command can be told that can give its tasks away. */
export const QUEUE_FLAGS = {
  queue: {
    kind: 'text',
    value: 'URL',
    about: 'let workers do it that wait at this PostgreSQL (overtrick worker), on any number of machines',
  },
  patience: {
    kind: 'count',
    value: 'SECONDS',
    min: 1,
    max: 86_400,
    about: 'with --queue: who has not answered a task after so long is taken for gone, and another gets it',
    default: '600',
  },
} as const satisfies Flags;

/** Carries something out with the queue that was asked for, or without one. */
export async function withQueue<T>(
  {
    queue: url,
    patience = 600,
  }: { readonly queue: string | undefined; readonly patience: number | undefined },
  shell: Shell,
  work: (queue: Queue | undefined) => Promise<T>,
): Promise<Result<T, Problem>> {
  if (url === undefined) return ok(await work(undefined));
  const boss = await openBoss(url, shell.err);
  if (!boss.ok) return boss;
  try {
    return ok(await work(new PostedTasks(boss.value, patience, shell.err)));
  } finally {
    await boss.value.stop({ graceful: false });
  }
}

/** Tasks that lie in the queue at the same time: enough for many machines, few enough to be left behind. */
const AHEAD = 256;
/** A task is given out so often before its run gives up. */
const TRIES = 20;
const POLL_MS = { first: 20, most: 500 } as const;
/** When nobody has taken a task for so long, people are told what is missing. */
const LONELY_MS = 10_000;

class PostedTasks implements Queue {
  readonly #boss: PgBoss;
  readonly #patience: number;
  readonly #err: Output;
  #posted = 0;
  #lonelyAt = Date.now() + LONELY_MS;

  constructor(boss: PgBoss, patience: number, err: Output) {
    this.#boss = boss;
    this.#patience = patience;
    this.#err = err;
  }

  async *inOrder<Task, Answer>(kind: Kind, tasks: Iterable<Task>): AsyncGenerator<Answer> {
    const left = tasks[Symbol.iterator]();
    const waiting: string[] = [];
    try {
      for (;;) {
        if (waiting.length <= AHEAD / 2)
          waiting.push(...(await this.#post(kind, left, AHEAD - waiting.length)));
        const [id] = waiting;
        if (id === undefined) return;
        const answer = await this.#answerTo(id);
        waiting.shift();
        await this.#boss.deleteJob(QUEUE, [id]);
        yield JSON.parse(answer) as Answer;
      }
    } finally {
      // Who stops reading early leaves tasks behind that nobody needs any more.
      if (waiting.length > 0) await this.#boss.deleteJob(QUEUE, waiting);
    }
  }

  /** Puts up to so many tasks into the queue, earlier ones first in line; their ids. */
  async #post<Task>(kind: Kind, left: Iterator<Task>, most: number): Promise<string[]> {
    const jobs: NewJob[] = [];
    while (jobs.length < most) {
      const next = left.next();
      if (next.done) break;
      const data: Posted = { kind, task: JSON.stringify(next.value) };
      jobs.push({
        id: randomUUID(),
        name: QUEUE,
        data,
        priority: -this.#posted++,
        retryLimit: TRIES,
        retryDelay: 0,
        expireInSeconds: this.#patience,
      });
    }
    if (jobs.length > 0) await this.#boss.insert(jobs);
    return jobs.map(({ id }) => id);
  }

  async #answerTo(id: string): Promise<string> {
    for (let wait: number = POLL_MS.first; ; wait = Math.min(POLL_MS.most, 2 * wait)) {
      const job = await this.#boss.getJobById(QUEUE, id);
      if (job === null) throw new Error('a task has vanished from the queue');
      if (job.state === 'completed') return answerIn(job.output as Returned);
      if (job.state === 'failed' || job.state === 'cancelled') {
        throw new Error(
          `a task was given out ${TRIES + 1} times and never answered in ${this.#patience} seconds: raise --patience`,
        );
      }
      if (job.state !== 'created') this.#lonelyAt = Number.POSITIVE_INFINITY;
      else if (Date.now() > this.#lonelyAt) {
        this.#lonelyAt = Number.POSITIVE_INFINITY;
        await this.#err.line(
          'Nobody works at the queue yet. Start one or more: overtrick worker --queue URL',
        );
      }
      await sleep(wait);
    }
  }
}

function answerIn(returned: Returned): string {
  if ('error' in returned) throw new Error(returned.error);
  return returned.answer;
}
