import type { Answer, Terminal } from '../src/play/terminal.ts';
import { type Paint, PLAIN } from '../src/text/paint.ts';

/** What the person of a test does: types a line, or looks at the screen first; Ctrl-C. Then the input ends. */
export type Act = string | ((screen: string) => string) | typeof CTRL_C;
export const CTRL_C = Symbol('Ctrl-C');

/** A terminal whose person is a list of acts. */
export class FakeTerminal implements Terminal {
  readonly paint: Paint = PLAIN;
  readonly columns = 100;
  /** Everything that was ever shown. */
  shown = '';
  readonly #acts: Act[];
  readonly #stop = new AbortController();
  #screen = '';

  constructor(acts: readonly Act[]) {
    this.#acts = [...acts];
  }

  get stopped(): AbortSignal {
    return this.#stop.signal;
  }

  write(text: string): void {
    this.shown += text;
    this.#screen += text;
  }

  clear(): void {
    this.#screen = '';
  }

  status(): void {}

  async ask(prompt: string): Promise<Answer> {
    this.write(prompt);
    const act = this.#acts.shift();
    if (act === undefined) return { kind: 'end' };
    if (act === CTRL_C) {
      this.#stop.abort();
      return { kind: 'stop' };
    }
    const text = typeof act === 'string' ? act : act(this.#screen);
    this.write(`${text}\n`);
    return { kind: 'line', text };
  }

  close(): void {}
}
