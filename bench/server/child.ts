import { type ChildProcess, fork } from 'node:child_process';

/** A process that answers one message at a time. */
export class Child {
  readonly #process: ChildProcess;
  readonly #waiting: ((answer: unknown) => void)[] = [];

  constructor(program: string, execArgv: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
    this.#process = fork(program, [], { execArgv: [...execArgv], env: { ...process.env, ...env } });
    this.#process.on('message', (answer) => this.#waiting.shift()?.(answer));
    this.#process.on('exit', this.#died);
  }

  /** The next thing it says by itself. */
  hear<T>(): Promise<T> {
    return new Promise((done) => this.#waiting.push((answer) => done(answer as T)));
  }

  ask<T>(message: string | object): Promise<T> {
    const heard = this.hear<T>();
    this.#process.send(message);
    return heard;
  }

  /** Lets it end by itself when it hears that nobody listens any more. */
  async end(): Promise<void> {
    this.#process.off('exit', this.#died);
    const gone = new Promise((done) => this.#process.once('exit', done));
    this.#process.disconnect();
    await gone;
  }

  readonly #died = (code: number | null): void => {
    process.stderr.write(`bench: a process of the bench ended with code ${code}\n`);
    process.exit(1);
  };
}
