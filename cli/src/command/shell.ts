import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { type Paint, paintFor } from '../text/paint.ts';

/** Where a command writes to: a terminal, a file or a pipe. */
export class Output {
  readonly isTerminal: boolean;
  readonly paint: Paint;
  readonly #stream: Writable & { readonly isTTY?: boolean; readonly columns?: number };

  constructor(
    stream: Writable & { readonly isTTY?: boolean; readonly columns?: number },
    env: NodeJS.ProcessEnv,
  ) {
    this.#stream = stream;
    this.isTerminal = stream.isTTY === true;
    this.paint = paintFor(this.isTerminal, env);
  }

  /** Zero columns means that the terminal does not know its width. */
  get columns(): number {
    return this.#stream.columns || 80;
  }

  /** Writes, and waits while the reader is slow. */
  async write(text: string): Promise<void> {
    if (!this.#stream.write(text)) await once(this.#stream, 'drain');
  }

  async line(text = ''): Promise<void> {
    await this.write(`${text}\n`);
  }
}

/** All that a command knows of the world outside. */
export interface Shell {
  readonly out: Output;
  readonly err: Output;
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly env: NodeJS.ProcessEnv;
}
