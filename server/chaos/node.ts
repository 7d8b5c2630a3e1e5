import { type ChildProcess, spawn } from 'node:child_process';

const START = 60_000;
const KEPT_WORDS = 4_000;
const WARNING = /\w+Warning: /;
const SERVED = /served at http:\/\/[\w.]+:(\d+)/;

/** A real server in a process of its own, that can be killed, paused and started again. */
export class ServerNode {
  readonly #program: string;
  readonly #env: Readonly<Record<string, string>>;
  readonly #complain: (words: string) => void;
  #child: ChildProcess | null = null;
  #words = '';
  /** Where it listens, or listened before it was killed. */
  port = 0;

  /** `complain` is called when it warns, or ends though nobody has killed it. */
  constructor(program: string, env: Readonly<Record<string, string>>, complain: (words: string) => void) {
    this.#program = program;
    this.#env = env;
    this.#complain = complain;
  }

  /** What it has said of late. */
  get words(): string {
    return this.#words;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Starts it and waits until it listens. Should the database be cut off just then it is started again, as by any supervisor. */
  async start(tries = 5): Promise<void> {
    try {
      await this.#startOnce();
    } catch (error) {
      if (tries <= 1) throw error;
      await this.start(tries - 1);
    }
  }

  async #startOnce(): Promise<void> {
    const child = spawn(process.execPath, [this.#program], {
      env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#words = '';
    const orphaned = (): void => void child.kill('SIGKILL');
    process.once('exit', orphaned);
    child.once('exit', () => process.off('exit', orphaned));
    const hear = (text: Buffer): void => {
      this.#words = (this.#words + text.toString()).slice(-KEPT_WORDS);
    };
    child.stderr?.on('data', (text: Buffer) => {
      hear(text);
      if (WARNING.test(text.toString())) this.#complain(`a node warned: ${text.toString()}`);
    });
    await new Promise<void>((ready, failed) => {
      const late = setTimeout(() => failed(new Error(`a node did not start: ${this.#words}`)), START);
      child.stdout?.on('data', (text: Buffer) => {
        hear(text);
        const port = SERVED.exec(this.#words)?.[1];
        if (port === undefined || this.#child !== child) return;
        this.port = Number(port);
        clearTimeout(late);
        ready();
      });
      child.once('exit', (code, signal) => {
        clearTimeout(late);
        failed(new Error(`a node ended at its start (${code ?? signal}): ${this.#words}`));
        if (this.#child !== child) return;
        this.#child = null;
        if (SERVED.test(this.#words))
          this.#complain(`a node died by itself, ${code ?? signal}: ${this.#words}`);
      });
    });
  }

  /** kill -9. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** As a host would stop it. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((gone) => {
      child.once('exit', () => gone());
      child.kill(signal);
    });
  }
}
