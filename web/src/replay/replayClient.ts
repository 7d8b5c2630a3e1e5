import type { Answers, Question, Questions } from './protocol.ts';

interface Waiting {
  readonly done: (answer: never) => void;
  readonly failed: (problem: Error) => void;
}

/** The page's end of the replay worker. */
export class ReplayClient {
  readonly #worker = new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  #requests = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent) => {
      const waiting = this.#waiting.get(data.request);
      this.#waiting.delete(data.request);
      if ('problem' in data) waiting?.failed(new Error(data.problem));
      else waiting?.done(data.answer as never);
    };
  }

  ask<Q extends Question>(name: Q, question: Questions[Q]): Promise<Answers[Q]> {
    const request = ++this.#requests;
    this.#worker.postMessage({ request, name, question });
    return new Promise((done, failed) => this.#waiting.set(request, { done, failed }));
  }

  close(): void {
    this.#worker.terminate();
  }
}
