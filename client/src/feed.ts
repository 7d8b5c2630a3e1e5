import type { EventOf, Problem, StreamName } from '@overtrick/api';
import { mayPass, NO_ANSWER, readProblem } from './client.ts';
import { FrameReader } from './frames.ts';

/** `lost`: it reconnects by itself; `refused`: the server refuses this stream, and it stays closed. */
export type Connection = 'opening' | 'open' | 'lost' | 'refused';

/** What to do with what a stream says. */
export interface FeedOptions<N extends StreamName> {
  /** Called with every message, in order. */
  readonly hear: (message: EventOf<N>) => void;
  /** The problem says why, where the server refuses. */
  readonly changed?: (connection: Connection, problem: Problem | null) => void;
  /** The position to go on after at first; everything unless told. */
  readonly after?: number;
  /** Milliseconds to wait before the next try, after so many that failed. */
  readonly pause?: (failed: number) => number;
  /** Milliseconds of silence after which the connection is taken for dead; the server sends something every 20 seconds. */
  readonly silence?: number;
}

const SILENCE = 60_000;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;

/** Waits longer each time, with some chance in it so that not all come back at once. */
const later = (failed: number): number =>
  Math.min(FIRST_PAUSE * 2 ** failed, LONGEST_PAUSE) * (0.75 + Math.random() / 2);

/** A stream of Server-Sent Events that reconnects by itself and continues after the last position it heard. */
export class Feed<N extends StreamName> {
  readonly #url: string;
  readonly #headers: () => Record<string, string>;
  readonly #options: FeedOptions<N>;
  /** Ends the current connection. */
  #line = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failed = 0;
  #position: number | null;

  constructor(url: string, headers: () => Record<string, string>, options: FeedOptions<N>) {
    this.#url = url;
    this.#headers = headers;
    this.#options = options;
    this.#position = options.after ?? null;
    this.open();
  }

  /** Connects, or reconnects, and continues after the last position. */
  open(): void {
    this.close();
    this.#line = new AbortController();
    void this.#listen(this.#line);
  }

  /** Reconnects and hears everything again. */
  restart(): void {
    this.#position = null;
    this.open();
  }

  /** Ends it; nothing more is heard. */
  close(): void {
    clearTimeout(this.#timer);
    this.#line.abort();
  }

  async #listen(line: AbortController): Promise<void> {
    const problem = await this.#hear(line).catch(() => NO_ANSWER);
    if (line !== this.#line || (line.signal.aborted && line.signal.reason !== 'silence')) return;
    clearTimeout(this.#timer);
    const { changed, pause = later } = this.#options;
    if (problem !== null && !mayPass(problem) && problem.problem !== 'too-many') {
      changed?.('refused', problem);
      return;
    }
    changed?.('lost', problem);
    this.#timer = setTimeout(() => this.open(), pause(this.#failed++));
  }

  /** Reads until the connection ends; returns the problem when it was refused. */
  async #hear(line: AbortController): Promise<Problem | null> {
    this.#watch(line);
    const response = await fetch(this.#url, {
      headers: {
        ...this.#headers(),
        accept: 'text/event-stream',
        ...(this.#position !== null && { 'last-event-id': String(this.#position) }),
      },
      signal: line.signal,
    });
    if (!response.ok || !response.body) return readProblem(await response.json());
    this.#failed = 0;
    this.#options.changed?.('open', null);
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    const frames = new FrameReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || line.signal.aborted) return null;
      this.#watch(line);
      for (const frame of frames.read(decoder.decode(value, { stream: true }))) {
        if (line.signal.aborted) return null;
        if (frame.id !== null) this.#position = frame.id;
        const data: unknown = JSON.parse(frame.data);
        this.#options.hear({ ...frame, data } as EventOf<N>);
      }
    }
  }

  /** Ends a connection that has been silent for long. */
  #watch(line: AbortController): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => line.abort('silence'), this.#options.silence ?? SILENCE);
  }
}
