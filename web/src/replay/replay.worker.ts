import type { Question } from './protocol.ts';
import { ReplayHost } from './replayHost.ts';

interface Asked {
  readonly request: number;
  readonly name: Question;
  readonly question: never;
}

/** The replay worker: holds the log, so that the page only ever receives what may be seen. */
const host = new ReplayHost();

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  void answer(data.name, data.question).then((reply) => postMessage({ request: data.request, ...reply }));
};

async function answer(name: Question, question: never): Promise<{ answer: unknown } | { problem: string }> {
  try {
    return { answer: await host[name](question) };
  } catch (problem) {
    return { problem: String(problem) };
  }
}
