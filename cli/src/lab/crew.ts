import { Pool } from '@overtrick/bots/node';
import type { Queue } from '../queue/queue.ts';
import type { Kind } from './kinds.ts';

/** How many tasks for each thread may be under way or wait for their turn. */
const AHEAD = 4;

/** With what a run is carried out: so many threads of this machine, or a queue that others work at. */
export interface Means {
  readonly threads: number;
  readonly queue?: Queue | undefined;
}

/** Who does the tasks of a run: others at a queue, threads that run the worker's file of this kind, or nobody but this process. */
export interface Crew<Task, Answer> extends Means {
  readonly kind: Kind;
  /** What one thread alone does here. */
  readonly alone: (task: Task) => Answer;
}

/** Does all tasks and gives the answers in the order of the tasks, whoever was first. */
export async function* inOrder<Task, Answer>(
  tasks: Iterable<Task>,
  crew: Crew<Task, Answer>,
): AsyncGenerator<Answer> {
  if (crew.queue) yield* crew.queue.inOrder<Task, Answer>(crew.kind, tasks);
  else if (crew.threads > 1) yield* together(tasks, crew);
  else for (const task of tasks) yield crew.alone(task);
}

async function* together<Task, Answer>(
  tasks: Iterable<Task>,
  { kind, threads }: Crew<Task, Answer>,
): AsyncGenerator<Answer> {
  const pool = new Pool<Task, Answer>(workerOf(kind), threads);
  const underWay: Promise<Answer>[] = [];
  try {
    for (const task of tasks) {
      underWay.push(pool.run(task));
      if (underWay.length === AHEAD * threads) yield await (underWay.shift() as Promise<Answer>);
    }
    for (const answer of underWay) yield await answer;
  } finally {
    // Who stops reading early leaves tasks behind, and closing the pool refuses them.
    for (const answer of underWay) answer.catch(() => {});
    await pool.close();
  }
}

/** A crew that stays together for work whose next tasks depend on the last answers: threads are started, and warm up, only once. */
export class StandingCrew<Task, Answer> {
  readonly #crew: Crew<Task, Answer>;
  #pool: Pool<Task, Answer> | null = null;

  constructor(crew: Crew<Task, Answer>) {
    this.#crew = crew;
  }

  /** Does all these tasks; the answers are in their order. */
  async doAll(tasks: readonly Task[]): Promise<Answer[]> {
    const { kind, threads, queue, alone } = this.#crew;
    if (queue) {
      const answers: Answer[] = [];
      for await (const answer of queue.inOrder<Task, Answer>(kind, tasks)) answers.push(answer);
      return answers;
    }
    if (threads === 1) return tasks.map(alone);
    this.#pool ??= new Pool(workerOf(kind), threads);
    const pool = this.#pool;
    return Promise.all(tasks.map((task) => pool.run(task)));
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}

/** The worker's file of a kind of task, as a release builds it beside the program. */
export const workerOf = (kind: Kind): URL => new URL(`./${kind}-worker.mjs`, import.meta.url);
