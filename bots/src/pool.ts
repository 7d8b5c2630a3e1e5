import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** What a worker sends back. */
export type Reply<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly error: string };

interface Job<Task, Answer> {
  readonly task: Task;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A few worker threads that do one kind of task, each answered in turn. The file of the worker calls `serve`.
 * Idle threads do not keep a process alive.
 */
export class Pool<Task, Answer> {
  readonly #waiting: Job<Task, Answer>[] = [];
  readonly #threads: Thread<Task, Answer>[];

  constructor(file: URL, threads: number) {
    this.#threads = Array.from({ length: threads }, () => new Thread(file));
  }

  /** Does a task when a thread is free. When the signal is aborted the best answer so far is given, not an error. */
  run(task: Task, signal?: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, signal, resolve, reject });
      for (const thread of this.#threads) if (thread.idle) void this.#work(thread);
    });
  }

  /** Ends all threads; what they were doing is lost. */
  async close(): Promise<void> {
    const left = this.#waiting.splice(0);
    for (const job of left) job.reject(new Error('the pool was closed'));
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }

  async #work(thread: Thread<Task, Answer>): Promise<void> {
    for (let job = this.#waiting.shift(); job; job = this.#waiting.shift()) {
      await thread.run(job.task, job.signal).then(job.resolve, job.reject);
    }
  }
}

/** One worker thread, started when it is first needed and again after a crash. */
class Thread<Task, Answer> {
  idle = true;
  readonly #file: URL;
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));
  #worker: Worker | null = null;

  constructor(file: URL) {
    this.#file = file;
  }

  async run(task: Task, signal?: AbortSignal): Promise<Answer> {
    this.idle = false;
    const worker = this.#worker ?? this.#start();
    const stop = () => Atomics.store(this.#stop, 0, 1);
    Atomics.store(this.#stop, 0, signal?.aborted ? 1 : 0);
    signal?.addEventListener('abort', stop);
    worker.ref();
    try {
      const reply = await replyOf<Answer>(worker, task);
      if (!reply.ok) throw new Error(reply.error);
      return reply.answer;
    } finally {
      worker.unref();
      signal?.removeEventListener('abort', stop);
      this.idle = true;
    }
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const options = { workerData: { stop: this.#stop } };
    // In the source tree the worker is TypeScript, which Node cannot run: bundle it in memory, as a release does on disk.
    const worker = this.#file.pathname.endsWith('.ts')
      ? new Worker(bundle(this.#file), { ...options, eval: true })
      : new Worker(this.#file, options);
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    this.#worker = worker;
    return worker;
  }
}

function replyOf<Answer>(worker: Worker, task: unknown): Promise<Reply<Answer>> {
  return new Promise((resolve, reject) => {
    const done = () => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const onMessage = (reply: Reply<Answer>) => {
      done();
      resolve(reply);
    };
    const onError = (error: Error) => {
      done();
      reject(error);
    };
    const onExit = () => onError(new Error('the worker ended before it answered'));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
  });
}

const bundles = new Map<string, string>();

function bundle(file: URL): string {
  const path = fileURLToPath(file);
  const known = bundles.get(path);
  if (known !== undefined) return known;
  const { buildSync } = createRequire(path)('esbuild') as typeof import('esbuild');
  const built = buildSync({
    entryPoints: [path],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    define: { 'import.meta.url': JSON.stringify(file.href) },
  });
  const code = built.outputFiles[0].text;
  bundles.set(path, code);
  return code;
}
