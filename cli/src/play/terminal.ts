import { createInterface, type Interface } from 'node:readline';
import type { Shell } from '../command/shell.ts';
import type { Paint } from '../text/paint.ts';

/** What a person answered: a line, the end of the input (Ctrl-D), or a wish to stop (Ctrl-C). */
export type Answer =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'stop' };

/** A screen and a keyboard. Tests have one of their own. */
export interface Terminal {
  readonly paint: Paint;
  readonly columns: number;
  write(text: string): void;
  /** Begins a fresh screen. */
  clear(): void;
  /** Shows a passing remark; an empty one takes it away. */
  status(text: string): void;
  ask(prompt: string): Promise<Answer>;
  /** Aborts when the person wants to stop while nobody is asking. */
  readonly stopped: AbortSignal;
  close(): void;
}

/** The terminal that the program was started in. */
export class RealTerminal implements Terminal {
  readonly paint: Paint;
  readonly #shell: Shell;
  readonly #lines: Interface;
  readonly #waiting: Answer[] = [];
  readonly #stop = new AbortController();
  #answer: ((answer: Answer) => void) | null = null;

  constructor(shell: Shell) {
    this.#shell = shell;
    this.paint = shell.out.paint;
    this.#lines = createInterface({ input: shell.input, output: process.stdout, terminal: true });
    this.#lines.on('line', (text) => this.#take({ kind: 'line', text }));
    this.#lines.on('close', () => this.#take({ kind: 'end' }));
    this.#lines.on('SIGINT', () => {
      this.#stop.abort();
      this.#take({ kind: 'stop' });
    });
  }

  get columns(): number {
    return this.#shell.out.columns;
  }

  get stopped(): AbortSignal {
    return this.#stop.signal;
  }

  write(text: string): void {
    process.stdout.write(text);
  }

  clear(): void {
    process.stdout.write('\x1b[2J\x1b[H');
  }

  status(text: string): void {
    process.stdout.write(`\r\x1b[K${this.paint.dim(text)}`);
  }

  ask(prompt: string): Promise<Answer> {
    const early = this.#waiting.shift();
    if (early) {
      this.write(prompt + (early.kind === 'line' ? `${early.text}\n` : '\n'));
      return Promise.resolve(early);
    }
    this.#lines.setPrompt(prompt);
    this.#lines.prompt();
    return new Promise((answer) => {
      this.#answer = answer;
    });
  }

  close(): void {
    this.#lines.close();
  }

  #take(answer: Answer): void {
    const waiting = this.#answer;
    this.#answer = null;
    if (waiting) waiting(answer);
    else this.#waiting.push(answer);
  }
}
