import type { GameTypes, View } from '@overtrick/engine';
import { Pool } from './pool.ts';
import type { Analysis } from './search.ts';

/** What a thread is asked to think about. */
export interface Question {
  /** As `parseBot` reads it. */
  readonly bot: string;
  readonly view: View;
  /** The same seed gives the same answer, unless time is the budget. */
  readonly seed: string;
  /** After so many milliseconds it answers with the best so far. */
  readonly limit?: number;
  /** Also what it thinks of every other decision. */
  readonly analyse?: boolean;
}
/** What a thread answers. */
export interface Thought {
  readonly decision: GameTypes['decision'];
  /** Null unless it was asked for, and for bots that do not search. */
  readonly analysis: Analysis | null;
}

/** The worker is beside this file, as source (.ts) or as a release builds it (.js, .mjs). */
const WORKER = new URL(import.meta.url.replace(/.*(\.\w+)$/, './thinker$1'), import.meta.url);

/** Bots that think in the background, so that a server goes on serving. */
export class Thinkers {
  readonly #pool: Pool<Question, Thought>;

  constructor(threads: number, worker: URL = WORKER) {
    this.#pool = new Pool(worker, threads);
  }

  /** Thinks until the budget is spent or the signal aborts; then answers with the best so far. */
  think(question: Question, signal?: AbortSignal): Promise<Thought> {
    return this.#pool.run(question, signal);
  }

  /** Ends all threads. */
  close(): Promise<void> {
    return this.#pool.close();
  }
}
