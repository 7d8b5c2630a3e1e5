import { parentPort, workerData } from 'node:worker_threads';
import type { StopSignal } from './bot.ts';
import type { Reply } from './pool.ts';

/** The worker's side of a `Pool`: does each task that comes, and looks at the signal where it takes long. */
export function serve<Task, Answer>(work: (task: Task, signal: StopSignal) => Answer): void {
  const { stop } = workerData as { readonly stop: Int32Array };
  const signal: StopSignal = {
    get aborted() {
      return Atomics.load(stop, 0) !== 0;
    },
  };
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(replyTo(() => work(task, signal))));
}

function replyTo<Answer>(work: () => Answer): Reply<Answer> {
  try {
    return { ok: true, answer: work() };
  } catch (error) {
    return {
      ok: false,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
