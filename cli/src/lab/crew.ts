import { Pool } from '@overtrick/bots/node';

/** How many tasks for each thread may be under way or wait for their turn. */
const AHEAD = 4;

/** Who does the tasks of a run: threads that run a worker's file, or nobody but this process. */
export interface Crew<Task, Answer> {
  readonly threads: number;
  /** The worker's file as a release builds it, beside the program. */
  readonly worker: URL;
  /** What one thread alone does here. */
  readonly alone: (task: Task) => Answer;
}

/** Does all tasks and gives the answers in the order of the tasks, whoever was first. */
export async function* inOrder<Task, Answer>(
  tasks: Iterable<Task>,
  crew: Crew<Task, Answer>,
): AsyncGenerator<Answer> {
  if (crew.threads > 1) yield* together(tasks, crew);
  else for (const task of tasks) yield crew.alone(task);
}

async function* together<Task, Answer>(
  tasks: Iterable<Task>,
  { worker, threads }: Crew<Task, Answer>,
): AsyncGenerator<Answer> {
  const pool = new Pool<Task, Answer>(worker, threads);
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
