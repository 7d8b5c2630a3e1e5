import { type Crew, inOrder } from './crew.ts';
import type { Notebook } from './notebook.ts';

/** The answers to all tasks in order: those in the notebook, then new ones, which are written down. */
export async function* gather<Task, Answer>(
  tasks: Iterable<Task>,
  notebook: Notebook<Answer>,
  crew: Crew<Task, Answer>,
): AsyncGenerator<Answer> {
  const left = tasks[Symbol.iterator]();
  for (const found of notebook.found) {
    if (left.next().done) return;
    yield found;
  }
  for await (const answer of inOrder({ [Symbol.iterator]: () => left }, crew)) {
    notebook.add(answer);
    yield answer;
  }
}
