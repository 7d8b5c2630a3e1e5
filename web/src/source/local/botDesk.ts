import type { GameTypes, View } from '@overtrick/engine';
import type { Level } from '@overtrick/match';
import type { Advice } from '../source.ts';
import type { FromBots, ToBots } from './protocol.ts';

/** Who decides for the bots: gets a view, gives a decision. */
export interface BotDesk {
  /** A decision for a bot's seat, after so many milliseconds of thinking at the latest. Those who are asked first are answered first. */
  choose(view: View, level: Level, limit: number): Promise<GameTypes['decision']>;
  advise(view: View): Promise<readonly Advice[]>;
  /** Drops whatever is still being thought about: nobody waits for it any more. */
  cancel(): void;
}

/** What a desk needs of a worker. */
export interface BotWorker {
  postMessage(question: ToBots): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromBots>) => void) | null;
}

/**
 * The desk of the bot worker. A worker that thinks hears nothing, so one whose answers nobody wants is ended, and another
 * one takes its place.
 */
export class WorkerDesk implements BotDesk {
  readonly #hire: () => BotWorker;
  readonly #waiting = new Map<number, { done: (answer: FromBots) => void; failed: (e: Error) => void }>();
  #worker: BotWorker;
  #requests = 0;

  constructor(hire: () => BotWorker) {
    this.#hire = hire;
    this.#worker = this.#begin();
  }

  async choose(view: View, level: Level, limit: number): Promise<GameTypes['decision']> {
    const answer = await this.#ask({ t: 'choose', request: ++this.#requests, view, level, limit });
    if (answer.t !== 'chosen') throw new Error('the bots answered another question');
    return answer.decision;
  }

  async advise(view: View): Promise<readonly Advice[]> {
    const answer = await this.#ask({ t: 'advise', request: ++this.#requests, view });
    if (answer.t !== 'advised') throw new Error('the bots answered another question');
    return answer.advice;
  }

  cancel(): void {
    if (this.#waiting.size === 0) return;
    this.#worker.terminate();
    this.#worker = this.#begin();
    const dropped = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { failed } of dropped) failed(new Error('nobody waits for this any more'));
  }

  #begin(): BotWorker {
    const worker = this.#hire();
    worker.onmessage = ({ data }) => {
      const waiting = this.#waiting.get(data.request);
      this.#waiting.delete(data.request);
      if (data.t === 'failed') waiting?.failed(new Error(data.problem));
      else waiting?.done(data);
    };
    return worker;
  }

  #ask(question: ToBots): Promise<FromBots> {
    return new Promise((done, failed) => {
      this.#waiting.set(question.request, { done, failed });
      this.#worker.postMessage(question);
    });
  }
}
