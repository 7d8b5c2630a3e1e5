import type { Kind } from '../lab/kinds.ts';

/** Where tasks wait for workers on any number of machines. */
export interface Queue {
  /** Has all tasks done elsewhere and gives the answers in the order of the tasks, each once. */
  inOrder<Task, Answer>(kind: Kind, tasks: Iterable<Task>): AsyncGenerator<Answer>;
  close(): Promise<void>;
}
