import { type ChildProcess, fork } from 'node:child_process';

/** A process that answers one message at a time. */
export class Child {
  readonly #process: ChildProcess;
  readonly #waiting: { readonly done: (answer: unknown) => void; readonly failed: (why: Error) => void }[] =
    [];
  /** Why it is gone; null while it lives. */
  #gone: Error | null = null;

  constructor(program: string, execArgv: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
    this.#process = fork(program, [], { execArgv: [...execArgv], env: { ...process.env, ...env } });
    this.#process.on('message', (answer) => this.#waiting.shift()?.done(answer));
    this.#process.on('error', () => {});
    this.#process.on('exit', (code) => {
      this.#gone = new Error(`a process of the bench ended with code ${code}`);
      for (const { failed } of this.#waiting.splice(0)) failed(this.#gone);
    });
  }

  /** The next thing it says by itself. */
  hear<T>(): Promise<T> {
    return new Promise((done, failed) => {
      if (this.#gone) failed(this.#gone);
      else this.#waiting.push({ done: (answer) => done(answer as T), failed });
    });
  }

  ask<T>(message: string | object): Promise<T> {
    const heard = this.hear<T>();
    if (!this.#gone) this.#process.send(message);
    return heard;
  }

  /** Lets it end by itself when it hears that nobody listens any more. */
  async end(): Promise<void> {
    if (this.#gone) return;
    const gone = new Promise((done) => this.#process.once('exit', done));
    this.#process.disconnect();
    await gone;
  }
}
